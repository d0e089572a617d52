import type { Scope } from '../../../kit/operation/context.ts';
import { isOwnedRow, type RowParties } from '../../../kit/operation/owned-rows.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';

/** @throws orderNotFound when the order belongs to another party, as if it did not exist */
export function mustBeOwn(order: RowParties & { readonly orderCode: string }, scope: Scope): void {
  if (!isOwnedRow(scope, order)) throw new BusinessError('orderNotFound', { orderCode: order.orderCode });
}

/**
 * The code of an order that the caller did not ask for, such as the holder of a reference. Null when it
 * belongs to another party.
 */
export const codeFor = (
  order: RowParties & { readonly orderCode: string | null },
  scope: Scope,
): string | null => (isOwnedRow(scope, order) ? order.orderCode : null);
