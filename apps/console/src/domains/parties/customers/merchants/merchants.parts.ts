import { merchantsList } from '@platform/sdk/operations';
import { merchantsListRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { listOf } from '../../../../shared/list/list.of.ts';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import { merchantMessages } from './merchants.messages.ts';

export interface MerchantGiven extends ListContext {
  products: readonly SelectOption[];
}

export const { column, filter, bulkAction, define } = listOf<MerchantGiven>()(
  merchantsList,
  merchantsListRules,
  merchantMessages,
);
