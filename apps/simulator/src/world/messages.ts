import { formatMoney } from '@platform/sdk';
import type { StatementRecord } from '../actors/device.ts';
import type { Transfer } from './bank.ts';

/** What a payer adds to a transfer, and what the bank leaves out of its message. */
interface Wording {
  readonly hasUtr: boolean;
  readonly remark: string | null;
}

export interface Message {
  readonly record: StatementRecord;
  /** How long after the money. */
  readonly afterMs: number;
  /** No further message of the same money follows. */
  readonly isLast: boolean;
}

export function messagesOf(transfer: Transfer, wording: Wording): readonly Message[] {
  return [];
}
