import { expect, test } from 'vitest';
import { contactMessage } from './contact.ts';

const GIVEN = { name: ' Ann ', email: 'ann@example.org', message: ' Thank you\nfor the soup. ' };
const wrong = (given: object) =>
  contactMessage.safeParse({ ...GIVEN, ...given }).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('a message is trimmed, and needs no subject', () => {
  expect(contactMessage.parse(GIVEN)).toEqual({ name: 'Ann', email: 'ann@example.org', subject: '', message: 'Thank you\nfor the soup.' });
  expect(contactMessage.parse({ ...GIVEN, subject: '', website: '' })).toMatchObject({ subject: '', website: '' });
  expect(contactMessage.parse({ ...GIVEN, subject: ' Soup ' }).subject).toBe('Soup');
});

test.each([
  [{ name: ' ' }, ['name: Please fill in your name.']],
  [{ name: 'A\nn' }, ['name: Name should be one line.']],
  [{ name: 'a'.repeat(101) }, ['name: Name may have at most 100 characters.']],
  [{ email: 'nowhere' }, ['email: Please enter a valid email address']],
  [{ subject: 'a\nb' }, ['subject: Subject should be one line.']],
  [{ subject: 'a'.repeat(201) }, ['subject: Subject may have at most 200 characters.']],
  [{ message: '\n' }, ['message: Please fill in your message.']],
  [{ message: 'a'.repeat(5001) }, ['message: Message may have at most 5000 characters.']],
])('refuses in a sentence: %j', (given, sentences) => {
  expect(wrong(given)).toEqual(sentences);
});

test('at the limits all is well, and nothing else may come along', () => {
  expect(wrong({ name: 'a'.repeat(100), subject: 'a'.repeat(200), message: 'a'.repeat(5000), website: 'x'.repeat(200) })).toEqual([]);
  expect(wrong({ website: 'x'.repeat(201) })).toHaveLength(1);
  expect(wrong({ to: 'else@example.org' })).toHaveLength(1);
});
