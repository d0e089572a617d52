/** The first letter of the platform's order numbers. */
export const orderCodePrefixes = { collection: 'C', payout: 'P' } as const;

/** The type of an order (1 collection, 2 payout) by its number; undefined for a text that is none. */
export function orderTypeOf(orderCode: string): 1 | 2 | undefined {
  if (orderCode.startsWith(orderCodePrefixes.collection)) return 1;
  return orderCode.startsWith(orderCodePrefixes.payout) ? 2 : undefined;
}
