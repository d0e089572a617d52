/** Violated invariants, each with the first few places by the codes that operators know. */
export interface BrokenInvariant {
  readonly name: string;
  readonly breachCount: number;
  readonly examples: readonly string[];
}
