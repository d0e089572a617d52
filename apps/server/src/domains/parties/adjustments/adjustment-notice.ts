import { formatMoney, minorUnits } from '@platform/sdk';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { type MessageName, sendMessage } from '../../access/access.public.ts';
import { ownersOfSuppliers, usersOfMerchant } from '../customers/owner-recipients.service.ts';
import type { Adjustment, AdjustmentKind } from './adjustments.table.ts';

const messageOf = {
  merchantBalance: 'balanceAdjusted',
  merchantClearing: 'balanceCleared',
  supplierDeposit: 'depositAdjusted',
} as const satisfies Record<AdjustmentKind, MessageName>;

/** Notifies the owner of a manual posting and its reason, in the transaction of the posting. */
export async function notifyOwner(
  context: Pick<HandlerContext, 'db' | 'now' | 'actor' | 'publish'>,
  { kind, ownerId, currency, amountMinor, reason }: Adjustment,
): Promise<void> {
  const { db } = context;
  const isSupplier = kind === 'supplierDeposit';
  const owners = await (isSupplier ? ownersOfSuppliers(db, [ownerId]) : usersOfMerchant(db, ownerId));
  const sign = amountMinor > 0 ? '+' : '';
  const amount = `${sign}${formatMoney(minorUnits(amountMinor), currency)} ${currency}`;
  await sendMessage(context, db, owners, {
    name: messageOf[kind],
    filling: { amount, reason },
    link: '/fundRecord/fundRecord',
  });
}
