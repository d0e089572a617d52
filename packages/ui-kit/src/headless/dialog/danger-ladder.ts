import { isTypedConfirmationMet, type TypedConfirmation } from './typed-confirmation.ts';

/** The rungs above a plain yes. Which of them stand in the way is the app's decision: money out or back takes all three. */
export interface DangerLadder {
  /** The amount or the name, typed again. */
  readonly typed?: TypedConfirmation | undefined;
  /** Why it is done, for the record. */
  readonly reason?: object | undefined;
  /** The second-level password. */
  readonly secret?: object | undefined;
}

/** What has been climbed so far. */
export interface DangerAnswers {
  readonly typed: string;
  readonly reason: string;
  readonly secret: string;
}

export type DangerRung = keyof DangerAnswers;

/** The rungs that are still missing, from the lowest. Nothing is missing on a ladder without rungs: a yes is enough. */
export function missingRungs(ladder: DangerLadder, answers: DangerAnswers): readonly DangerRung[] {
  const missing: DangerRung[] = [];
  if (ladder.typed && !isTypedConfirmationMet(answers.typed, ladder.typed)) missing.push('typed');
  if (ladder.reason && answers.reason.trim() === '') missing.push('reason');
  if (ladder.secret && answers.secret === '') missing.push('secret');
  return missing;
}
