import { createHash } from 'node:crypto';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { newId } from '../../../kit/ids.ts';
import type { DeviceActor } from '../../../kit/operation/context.ts';
import { plainHash } from '../../orders/orders.public.ts';
import type { NewStatement } from './statements.table.ts';
import type { StatementRecord } from './statements.types.ts';

/** SMS with the same text and sender are different messages if their minute or sequence number differs. */
const bucketMs = 60_000;

const kindOf = { sms: 'sms', web: 'webMessage', chain: 'usdt' } as const;

/** Converts records to rows, each with its unique message key. */
export function toStatements(
  records: readonly StatementRecord[],
  {
    monitorId,
    watches,
    supplierId = null,
  }: Pick<DeviceActor, 'monitorId' | 'watches'> & {
    readonly supplierId?: string | null;
  },
  now: Date,
): NewStatement[] {
  const expected = kindOf[watches];
  return records.map((record, index) => {
    if (Object.keys(record).length !== 1 || !record[expected]) refuse(index, expected);
    const common = { id: newId(now), monitorId, supplierId, storedAt: now };
    if (record.sms) return { ...common, ...ofSms(record.sms, index) };
    if (record.webMessage) return { ...common, ...ofWebMessage(record.webMessage, index) };
    if (record.usdt) return { ...common, ...ofTransfer(record.usdt, index) };
    return refuse(index, expected);
  });
}

function refuse(index: number, expected: string): never {
  const message = `A record of this device holds ${expected} and nothing else.`;
  throw new RequestFault('validationFailed', {
    issues: [{ path: `records.${index}`, code: 'record_kind', message }],
  });
}

type Content = Omit<NewStatement, 'id' | 'monitorId' | 'supplierId' | 'storedAt'>;

function ofSms(sms: NonNullable<StatementRecord['sms']>, index: number): Content {
  const { sender, body, sequence = null } = sms;
  const receivedAt = timeOf(sms.receivedAt, `records.${index}.sms.receivedAt`);
  const minute = Math.floor(receivedAt.getTime() / bucketMs);
  const messageKey = `${hashOf(sender, body)}.${minute}.${sequence ?? ''}`;
  return { kind: 'sms', messageKey, sender, body, sequence, receivedAt };
}

function ofWebMessage(message: NonNullable<StatementRecord['webMessage']>, index: number): Content {
  const { source, body, messageId } = message;
  const receivedAt = timeOf(message.receivedAt, `records.${index}.webMessage.receivedAt`);
  return {
    kind: 'webMessage',
    messageKey: hashOf(source, messageId),
    sender: source,
    body,
    messageId,
    receivedAt,
  };
}

function ofTransfer(transfer: NonNullable<StatementRecord['usdt']>, index: number): Content {
  const { network, contract, logIndex, from, to, amount, confirmations, success } = transfer;
  const txid = plainHash(transfer.txid);
  return {
    kind: 'usdt',
    messageKey: `${network}.${txid}.${logIndex}`,
    receivedAt: timeOf(transfer.blockTime, `records.${index}.usdt.blockTime`),
    ...{ network, contract, txid, logIndex, fromAddress: from, toAddress: to, confirmations, success },
    ...{ amountMinor: amount, currency: 'USDT', utr: txid, direction: 'in' },
  };
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** The contract checks only the form of a time. Refuses a time that does not exist. */
function timeOf(text: string, path: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) {
    const issue = {
      path,
      code: 'invalid_date',
      message: texts('没有这个时间', '沒有這個時間', 'There is no such time.'),
    };
    throw new RequestFault('validationFailed', { issues: [issue] });
  }
  return time;
}
