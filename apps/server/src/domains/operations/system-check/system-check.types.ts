/** What did not hold, with the first few places by the names that people know them by. */
export interface BrokenInvariant {
  readonly name: string;
  readonly breachCount: number;
  readonly examples: readonly string[];
}
