import type { z } from 'zod';

/** What is said of a field whose schema brings no sentence of its own: words for a person, without the names of our types. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : `This should be ${KINDS[issue.expected] ?? issue.expected}.`;
    case 'unrecognized_keys':
      return `There is no field called "${issue.keys[0]}".`;
    case 'invalid_value':
      return `This should be one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_big':
      return `This should be at most ${issue.maximum}.`;
    case 'too_small':
      return `This should be at least ${issue.minimum}.`;
    default:
      return 'This is not right.';
  }
};

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'text',
};
