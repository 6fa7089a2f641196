/** What may be done so often within a window that begins with the first time. */
export interface Allowance {
  readonly max: number;
  readonly windowMs: number;
}

export interface Taken {
  /** How many turns of this window are taken, this one included; above `max` it was one too many. */
  readonly count: number;
  /** Until the window ends. */
  readonly leftMs: number;
}

/** Counts who had how many turns: calls of an address, wrong passwords for an account. */
export interface Turns {
  take(key: string, allowance: Allowance): Promise<Taken>;
  /** For a turn that turned out not to count, as a sign-in does with the right password. */
  giveBack(key: string): Promise<void>;
}
