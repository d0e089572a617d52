import { useText } from '../../messages.ts';
import { fieldReasonMessages } from '../../reasons.messages.ts';
import { importMessages } from './import.messages.ts';

type Reason = keyof typeof fieldReasonMessages.table;

/** Texts about a column of an imported line. A file offers no list, so an unknown choice is named differently than in a form. */
export function useLineProblem() {
  const say = useText(importMessages);
  const sayReason = useText(fieldReasonMessages);
  return {
    reason: (why: Reason): string => (why === 'unknownChoice' ? say('unknownValue') : sayReason(why)),
    problem: (column: string, reason: string): string => say('columnProblem', { column, reason }),
  };
}
