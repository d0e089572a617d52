import { toast } from '@platform/ui-kit/skin';
import type { Step } from './use-step.ts';

export interface TurnWords {
  /** Of the question. */
  title: string;
  body: string;
  confirmLabel: string;
  /** Of the notice on success. */
  done: string;
}

/** Enables at once. Disabling stops orders from then on, so that is asked first. */
export async function turnWith(
  { atOnce, withQuestion }: Pick<Step, 'atOnce' | 'withQuestion'>,
  enable: boolean,
  { done, ...asked }: TurnWords,
  work: () => Promise<unknown>,
): Promise<void> {
  const isDone = enable ? await atOnce(work) : await withQuestion({ ...asked, tone: 'danger' }, work);
  if (isDone) toast.success(done);
}
