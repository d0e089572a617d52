import type { StatementRecord } from '../actors/device.ts';
import type { Transfer } from './bank.ts';
import { bankText, type Wording } from './bank-texts.ts';

export interface Message {
  readonly record: StatementRecord;
  /** Delay after the payment. */
  readonly afterMs: number;
  /** No further message about the same payment follows. */
  readonly isLast: boolean;
}

const smsDelayMs = 1_200;
const confirmedAfterMs = 6_000;
const fewConfirmations = 1;
const enoughConfirmations = 25;
/** The USDT contract on TRON. */
const usdtContract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const payerAddress = 'TSimulatedPayer9999999999999999999';

/** What a device sees of a payment: a text, or on a chain the transfer, again with each confirmation. */
export function messagesOf(transfer: Transfer, wording: Wording): readonly Message[] {
  const { kind } = transfer.account.view;
  if (kind === 'usdt') {
    return [
      { record: onChain(transfer, fewConfirmations), afterMs: smsDelayMs, isLast: false },
      { record: onChain(transfer, enoughConfirmations), afterMs: confirmedAfterMs, isLast: true },
    ];
  }
  const text = bankText(transfer, wording);
  if (!text) return [];
  const { sender, body } = text;
  const receivedAt = transfer.at.toISOString();
  const record: StatementRecord =
    kind === 'wallet'
      ? { webMessage: { source: sender, body, receivedAt, messageId: transfer.reference } }
      : { sms: { sender, body, receivedAt, sequence: transfer.number } };
  return [{ record, afterMs: smsDelayMs, isLast: true }];
}

function onChain(transfer: Transfer, confirmations: number): StatementRecord {
  return {
    usdt: {
      network: transfer.account.view.usdtNetwork ?? '',
      contract: usdtContract,
      txid: transfer.reference,
      logIndex: 0,
      ...(transfer.direction === 'out'
        ? { from: transfer.account.view.usdtAddress ?? '', to: transfer.toAddress ?? '' }
        : { from: payerAddress, to: transfer.account.view.usdtAddress ?? '' }),
      amount: transfer.amountMinor,
      confirmations,
      success: true,
      blockTime: transfer.at.toISOString(),
    },
  };
}
