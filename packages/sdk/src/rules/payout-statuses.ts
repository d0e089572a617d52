/** Payout order statuses and their ids on the wire. */
export const payoutStatusIds = {
  awaiting: 1,
  preparing: 2,
  paying: 3,
  completed: 4,
  cancelled: 5,
  rejecting: 6,
  rejected: 7,
  pendingConfirmation: 8,
  submitted: 9,
  exception: 10,
} as const;

/** Status of a payout, by name. */
export type PayoutStatus = keyof typeof payoutStatusIds;
/** Status id of a payout on the wire. */
export type PayoutStatusId = (typeof payoutStatusIds)[PayoutStatus];

/** Returns the name of a payout status id; undefined if this SDK version does not know it. */
export function payoutStatusOf(id: number): PayoutStatus | undefined {
  return (Object.keys(payoutStatusIds) as PayoutStatus[]).find((status) => payoutStatusIds[status] === id);
}
