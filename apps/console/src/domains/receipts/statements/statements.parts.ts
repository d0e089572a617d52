import type { Currency } from '@platform/sdk';
import { statementsList } from '@platform/sdk/operations';
import { statementsListRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { listOf } from '../../../shared/list/list.of.ts';
import type { ListContext, ListQuery } from '../../../shared/list/list.types.ts';
import { statementMessages } from './statements.messages.ts';

export type StatementQuery = ListQuery<'statements.list'>;

/** Filter options that the role may request. */
export interface StatementOptions {
  suppliers: readonly SelectOption[];
  accounts: readonly SelectOption[];
  templates: readonly SelectOption[];
  /** What amounts are entered in. */
  currency: Currency;
}

/** Until they are loaded. */
export const noOptions: StatementOptions = { suppliers: [], accounts: [], templates: [], currency: 'INR' };

/** The lists of records differ by address and role. All of them use one screen. */
export interface StatementGiven extends ListContext {
  options: StatementOptions;
}

export const { column, filter, bulkJobAction, define } = listOf<StatementGiven>()(
  statementsList,
  statementsListRules,
  statementMessages,
);

export type StatementColumn = ReturnType<typeof column.text>;

/** Whether the address shows only chain transfers, only texts, or both. */
export const showsTransfers = ({ fixed }: Pick<StatementGiven, 'fixed'>): boolean =>
  fixed.kind === undefined || fixed.kind === 'usdt';
export const showsTexts = ({ fixed }: Pick<StatementGiven, 'fixed'>): boolean => fixed.kind !== 'usdt';
