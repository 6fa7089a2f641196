/** One promise Pinch makes under faults, abuse or load, and how it is shown. Each is a file of this folder named like `f17-backup-and-restore.ts`. */
export interface Check {
  /** Its number in the plan. */
  readonly number: `F${number}`;
  readonly name: string;
  /** One sentence, for docs/trust.md. */
  readonly mustHold: string;
  /** Whether the short length takes seconds; then `npm test` runs it too. */
  readonly isQuick: boolean;
  /** @throws whatever keeps it from being measured at all: that counts as broken. */
  readonly measure: (run: Run) => Promise<Outcome>;
}

/** What a check is lent while it runs. */
export interface Run {
  readonly isDeep: boolean;
  /** From 0 up to 1, the same row of numbers for the same seed. */
  readonly chance: () => number;
  /** The address of an empty PostgreSQL database of the check's own. */
  readonly postgres: () => Promise<string>;
  /** A new folder, gone when the check is over. */
  readonly folder: () => string;
  /** Done when the check is over, the last one first, however it ends: processes are stopped, connections closed. */
  readonly atEnd: (step: () => unknown) => void;
  /** Says how far a long one has come. */
  readonly tell: (text: string) => void;
}

export interface Outcome {
  /** What was counted and measured, for docs/trust.md: '2,000 kills: 0 of 61,204 acknowledged writes lost'. */
  readonly figure: string;
  /** One sentence for everything that did not hold; empty when all of it does. */
  readonly broken: readonly string[];
  /** Why this machine cannot show it; it counts neither as held nor as broken. */
  readonly skipped?: string;
}

/** For a check that cannot be made here. */
export const skip = (why: string): Outcome => ({ figure: '', broken: [], skipped: why });
