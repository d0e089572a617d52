import { isTypedConfirmationMet, type TypedConfirmation } from './typed-confirmation.ts';

/**
 * Confirmation steps beyond a plain yes. The app decides which ones apply: paying out or reversing money
 * needs all three.
 */
export interface ConfirmationSteps {
  /** The amount or the name must be typed again. */
  readonly typed?: TypedConfirmation | undefined;
  /** A reason, for the audit record. */
  readonly reason?: object | undefined;
  /** The second-level password. */
  readonly secret?: object | undefined;
}

/** The answers so far. */
export interface ConfirmationAnswers {
  readonly typed: string;
  readonly reason: string;
  readonly secret: string;
}

export type ConfirmationStep = keyof ConfirmationAnswers;

/** The steps that are still missing, in order. Empty when no steps are required: a yes is enough. */
export function missingSteps(
  steps: ConfirmationSteps,
  answers: ConfirmationAnswers,
): readonly ConfirmationStep[] {
  const missing: ConfirmationStep[] = [];
  if (steps.typed && !isTypedConfirmationMet(answers.typed, steps.typed)) missing.push('typed');
  if (steps.reason && answers.reason.trim() === '') missing.push('reason');
  if (steps.secret && answers.secret === '') missing.push('secret');
  return missing;
}
