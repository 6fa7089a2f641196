import type { Problem } from './problem.ts';

/**
 * Reads a file that says one thing a line. Empty lines and those that begin with # say nothing.
 *
 * @param read is given each line, trimmed, what tells a problem with it, and its number from 1
 * @returns the problems told, with their file and line
 */
export function readLines(
  file: { readonly path: string; readonly text: string },
  read: (line: string, report: (message: string) => void, number: number) => void,
): Problem[] {
  const problems: Problem[] = [];
  for (const [index, raw] of file.text.split('\n').entries()) {
    const line = raw.trim();
    const number = index + 1;
    if (line !== '' && !line.startsWith('#')) read(line, (message) => problems.push({ file: file.path, line: number, message }), number);
  }
  return problems;
}
