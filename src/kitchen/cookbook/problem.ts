/** Something in the cookbook that a cook should put right: where it is, what is wrong and what to do. */
export interface Problem {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** A problem as one line to read: "cookbook/ingredients/herbs, line 7: we know no field …". */
export function sayProblem(problem: Problem): string {
  return `${problem.file}, line ${problem.line}: ${problem.message}`;
}
