export interface ToReader {
  readonly id: number;
  readonly picture: Uint8Array;
}

export interface FromReader {
  readonly id: number;
  readonly text: string;
  /** Of the engine, 0 to 100. */
  readonly confidence: number;
}

/** Why a picture has no text. `busy`: too many pictures wait; it may be tried later. */
export type ReadFailure = 'notAPicture' | 'tooLarge' | 'tooLong' | 'broken' | 'busy' | 'closed';

export type ReadOutcome =
  | { readonly text: string; readonly confidence: number; readonly failure: null }
  | { readonly failure: ReadFailure };
