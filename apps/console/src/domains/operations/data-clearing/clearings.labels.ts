import type { Output } from '@platform/sdk';
import type { Translate } from '../../../shared/messages.ts';
import type { clearingMessages } from './clearings.messages.ts';

export type ClearingRow = Output<'dataClearings.list'>['list'][number];
export type ClearingText = Translate<typeof clearingMessages.table>;

/** The kinds of records that are cleared. */
export const subjectKeys = {
  blackListHits: 'blackListHits',
  botMessages: 'botMessages',
  errorLogs: 'errorLogs',
  messages: 'messages',
  monitorLogs: 'monitorLogs',
  orderCallbacks: 'orderCallbacks',
  orderFindings: 'orderFindings',
  payScriptRuns: 'payScriptRuns',
} as const;

/** A kind in words. One of a newer server is shown by its name. */
export function subjectWord(subject: string, say: ClearingText): string {
  const known = Object.values(subjectKeys).find((each) => each === subject);
  return known ? say(known) : subject;
}
