import { userProductsList } from '@platform/sdk/operations';
import { userProductsListRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { listOf } from '../../../../shared/list/list.of.ts';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { agreementMessages } from './agreements.messages.ts';

export interface AgreementGiven extends ListContext {
  products: readonly SelectOption[];
}

export const { column, filter, bulkAction, define } = listOf<AgreementGiven>()(
  userProductsList,
  userProductsListRules,
  agreementMessages,
);
