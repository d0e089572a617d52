import {
  formatMoney,
  minorUnits,
  type ResidueKind,
  residueKindsOf,
  type SplitShares,
  splitShares,
} from '@platform/sdk';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { Scope } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { Order } from '../../orders/orders.public.ts';
import type { Statement } from '../statements/statements.table.ts';

type Currency = Order['currency'];

/** What the caller says about the residue. */
export interface Explanation {
  readonly residueKind?: ResidueKind;
  readonly residueNote?: string;
}

/** @throws validationFailed unless one side is single and the other is not */
export function checkShape(records: number, orders: number): void {
  if (Math.min(records, orders) !== 1 || Math.max(records, orders) < 2)
    throw new RequestFault('validationFailed', {
      issues: [
        {
          path: records > 1 ? 'statementIds' : 'orderCodes',
          code: 'split',
          message: 'A match takes one record and several orders, or several records and one order.',
        },
      ],
    });
}

/**
 * Two messages about one payment are not two payments. A later message names the first; where the account of one is not
 * clear, their reference tells.
 */
export function checkPayments(records: readonly Statement[]): void {
  const seen = new Set<string>();
  for (const { id, duplicateOf, utr, kind } of records) {
    // One chain transaction may hold several transfers.
    const keys = [duplicateOf ?? id, ...(utr === null || kind === 'usdt' ? [] : [`reference ${utr}`])];
    if (keys.some((key) => seen.has(key)))
      throw new BusinessError('splitRecordRepeated', { reference: utr ?? '–' });
    for (const key of keys) seen.add(key);
  }
}

/**
 * The supplier whose accounts got the money, and of all the orders: the principal is booked with the orders' supplier, so
 * one of them alone would owe what another got. A record of the platform's own device with an unclear account is anyone's.
 */
export function supplierOf(records: readonly Statement[], orders: readonly Order[]): string {
  const [supplierId, ...others] = new Set([
    ...orders.map((order) => order.supplierId),
    ...records.flatMap((record) => record.supplierId ?? []),
  ]);
  if (!supplierId || others.length > 0) throw new BusinessError('splitSuppliersDiffer');
  return supplierId;
}

/**
 * Shares the money, and checks that the residue is within the tolerance, explained, and for the caller to decide.
 *
 * @throws residueTooLarge, residueUnexplained or residueForStaff
 */
export function sharesOf(
  records: readonly number[],
  asked: readonly number[],
  facts: Explanation & {
    readonly currency: Currency;
    readonly toleranceMinor: number;
    readonly scope: Scope;
  },
): SplitShares {
  const { currency, toleranceMinor, scope, residueKind, residueNote } = facts;
  const shown = (minor: number) => `${formatMoney(minorUnits(minor), currency)} ${currency}`;
  const tooLarge = (residue: string) =>
    new BusinessError('residueTooLarge', { residue, tolerance: shown(toleranceMinor) });
  const shares = safeShares(records, asked);
  if (!shares) throw tooLarge(`> ${shown(Number.MAX_SAFE_INTEGER)}`);
  const { residueMinor, receivedMinor } = shares;
  const residue = shown(residueMinor);
  // An order that got nothing was not paid, however high the tolerance is.
  if (Math.abs(residueMinor) > toleranceMinor || Math.min(...receivedMinor) <= 0) throw tooLarge(residue);
  const fitting = residueKindsOf(residueMinor);
  if (residueMinor !== 0 && (residueKind === undefined || residueNote === undefined))
    throw new BusinessError('residueUnexplained', { residue });
  if (residueKind === undefined ? residueNote !== undefined : !fitting.includes(residueKind))
    throw new BusinessError('residueUnexplained', { residue });
  if (residueMinor < 0 && scope.kind !== 'all') throw new BusinessError('residueForStaff', { residue });
  return shares;
}

function safeShares(records: readonly number[], asked: readonly number[]): SplitShares | undefined {
  try {
    return splitShares(records, asked);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
