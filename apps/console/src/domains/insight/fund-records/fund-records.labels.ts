import type { Translate } from '../../../shared/messages.ts';
import type { fundRecordMessages } from './fund-records.messages.ts';

const known = new Set<string>([
  'merchantPayable',
  'supplierReceivable',
  'supplierDeposit',
  'feeIncome',
  'commissionExpense',
  'payoutClearing',
  'adjustment',
  'principal',
  'fee',
  'commission',
  'reservation',
]);
type Known = 'merchantPayable' | 'principal';

/** A code of the ledger in words; one of a newer server as it is. */
export const knownWord = (code: string, say: Translate<typeof fundRecordMessages.table>): string =>
  known.has(code) ? say(code as Known) : code;
