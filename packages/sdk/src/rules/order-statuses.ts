/** Collection order statuses and their ids on the wire. */
export const orderStatusIds = {
  created: 1,
  allocated: 2,
  timedOut: 3,
  callbackSucceeded: 4,
  callbackFailed: 5,
  allocationFailed: 10,
} as const;

/** Status of a collection order, by name. */
export type OrderStatus = keyof typeof orderStatusIds;
/** Status id of a collection order on the wire. */
export type OrderStatusId = (typeof orderStatusIds)[OrderStatus];

/** Statuses of a paid collection order, the ones in which its callback may be sent again. */
export const paidOrderStatuses: readonly OrderStatus[] = ['callbackSucceeded', 'callbackFailed'];

/** Returns the name of a status id; undefined if this SDK version does not know it. */
export function orderStatusOf(id: number): OrderStatus | undefined {
  return (Object.keys(orderStatusIds) as OrderStatus[]).find((status) => orderStatusIds[status] === id);
}
