import type { Scope } from '../../../kit/operation/context.ts';
import { isOwnedRow, type RowParties } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';

/** @throws orderNotFound, as if there were none, where the order is another party's */
export function mustBeOwn(order: RowParties & { readonly orderCode: string }, scope: Scope): void {
  if (!isOwnedRow(scope, order)) throw new BusinessError('orderNotFound', { orderCode: order.orderCode });
}

/**
 * The code of an order that somebody comes upon without having asked for it, such as the one that has a reference
 * already: nobody learns of another party's order.
 */
export const codeFor = (
  order: RowParties & { readonly orderCode: string | null },
  scope: Scope,
): string | null => (isOwnedRow(scope, order) ? order.orderCode : null);
