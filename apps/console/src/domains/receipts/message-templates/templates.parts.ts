import type { Output } from '@platform/sdk';
import { messageTemplatesList } from '@platform/sdk/operations';
import { messageTemplatesListRules } from '@platform/sdk/query-rules';
import { listOf } from '../../../shared/list/list.of.ts';
import type { Translate } from '../../../shared/messages.ts';
import { templateMessages } from './templates.messages.ts';
import type { TemplateGiven } from './templates.options.ts';

export type TemplateRow = Output<'messageTemplates.list'>['list'][number];
export const templateKinds = ['sms', 'webMessage'] as const;
export const directions = ['in', 'out'] as const;
export const accountKinds = ['bank', 'wallet', 'upi', 'usdt', 'gateway', 'mobileMoney'] as const;

export const { column, filter, bulkAction, define } = listOf<TemplateGiven>()(
  messageTemplatesList,
  messageTemplatesListRules,
  templateMessages,
);

type Say = Translate<typeof templateMessages.table>;
const knownWords = [...templateKinds, ...directions, ...accountKinds];

/** A kind or direction in words. A value of a newer server is shown as it is. */
export function templateWord(value: string, say: Say): string {
  const known = knownWords.find((each) => each === value);
  return known ? say(known) : value;
}

/** The server counts no further. */
const countedAtMost = 100_000;
export const countText = (count: number, number: (value: number) => string): string =>
  count >= countedAtMost ? `${number(count)}+` : number(count);
