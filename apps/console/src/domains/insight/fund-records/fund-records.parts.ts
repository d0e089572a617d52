import type { Output } from '@platform/sdk';
import { fundRecordsList } from '@platform/sdk/operations';
import { fundRecordsListRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { listOf } from '../../../shared/list/list.of.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { fundRecordMessages } from './fund-records.messages.ts';

export type FundRecord = Output<'fundRecords.list'>['list'][number];

export interface FundGiven extends ListContext {
  /** Merchants and suppliers that the role may choose from. */
  owners: readonly SelectOption[];
}

export const { column, filter, define } = listOf<FundGiven>()(
  fundRecordsList,
  fundRecordsListRules,
  fundRecordMessages,
);
