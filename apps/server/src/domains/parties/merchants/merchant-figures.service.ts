import type { OperationIO } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';

export type MerchantToday = NonNullable<
  OperationIO['merchants.list']['output']['list'][number]['today']
>[number];

/**
 * Figures of merchants since `today` began, read once per page. Orders are in a higher domain, so the app injects the
 * query.
 */
export type MerchantFiguresSource = (
  db: Queryable,
  merchantIds: readonly string[],
  today: Date,
) => Promise<(merchantId: string) => MerchantToday[]>;
