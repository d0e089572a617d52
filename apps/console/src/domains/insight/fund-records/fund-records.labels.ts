import type { Translate } from '../../../shared/messages.ts';
import type { fundRecordMessages } from './fund-records.messages.ts';
import type { FundRecord } from './fund-records.parts.ts';

type Say = Translate<typeof fundRecordMessages.table>;

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
  'residue',
]);
type Known = 'merchantPayable' | 'principal';

/** A code of the ledger in words; one of a newer server as it is. */
export const knownWord = (code: string, say: Say): string => (known.has(code) ? say(code as Known) : code);

/** What the money was for; a reversal says so. */
export function purposeOf({ purpose, reverses }: Pick<FundRecord, 'purpose' | 'reverses'>, say: Say): string {
  const name = knownWord(purpose, say);
  return reverses === null ? name : say('reversal', { purpose: name });
}
