import type { Output } from '@platform/sdk';
import { banksList } from '@platform/sdk/operations';
import { banksListRules } from '@platform/sdk/query-rules';
import { listOf } from '../../../shared/list/list.of.ts';
import type { Translate } from '../../../shared/messages.ts';
import { bankMessages } from './banks.messages.ts';

export type BankRow = Output<'banks.list'>['list'][number];
export const countries = ['IN', 'CN', 'KE'] as const;
export type Country = (typeof countries)[number];

export const { column, filter, bulkAction, define } = listOf()(banksList, banksListRules, bankMessages);

/** A country of a newer server is shown by its code. */
export const countryWord = (code: string, say: Translate<typeof bankMessages.table>): string => {
  const known = countries.find((each) => each === code);
  return known ? say(known) : code;
};
