/** Answers of one kind that are remembered, of a few kilobytes at most each: those who cook just now, and what they look at. */
const MOST_ANSWERS = 500;

/** Remembers what was answered, in place of the oldest where there are too many. */
export function rememberAnswer<Rows>(answers: Map<string, Rows>, question: string, rows: Rows): Rows {
  const [oldest] = answers.size < MOST_ANSWERS ? [] : answers.keys();
  if (oldest !== undefined) answers.delete(oldest);
  answers.set(question, rows);
  return rows;
}
