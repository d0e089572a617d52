import { isTypedConfirmationMet, type TypedConfirmation } from './typed-confirmation.ts';

/**
 * Confirmation steps beyond a plain yes. The app decides which ones apply: paying out or reversing money
 * needs all three.
 */
export interface DangerLadder {
  /** The amount or the name must be typed again. */
  readonly typed?: TypedConfirmation | undefined;
  /** A reason, for the audit record. */
  readonly reason?: object | undefined;
  /** The second-level password. */
  readonly secret?: object | undefined;
}

/** The answers so far. */
export interface DangerAnswers {
  readonly typed: string;
  readonly reason: string;
  readonly secret: string;
}

export type DangerRung = keyof DangerAnswers;

/** The steps that are still missing, in order. Empty when no steps are required: a yes is enough. */
export function missingRungs(ladder: DangerLadder, answers: DangerAnswers): readonly DangerRung[] {
  const missing: DangerRung[] = [];
  if (ladder.typed && !isTypedConfirmationMet(answers.typed, ladder.typed)) missing.push('typed');
  if (ladder.reason && answers.reason.trim() === '') missing.push('reason');
  if (ladder.secret && answers.secret === '') missing.push('secret');
  return missing;
}
