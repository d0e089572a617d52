import type { Currency, OperationIO } from '@platform/sdk';
import type { MoneyDirection } from './message-templates.table.ts';

export type MessageTemplateRow = OperationIO['messageTemplates.update']['output'];
/** As in the contract. */
export type TemplateRefusal =
  | 'noTemplate'
  | 'amountUnreadable'
  | 'patternInvalid'
  | 'groupsInvalid'
  | 'patternTooLarge';

/** Fields that a template reads from a message. */
export interface ParsedMessage {
  readonly direction: MoneyDirection;
  readonly currency: Currency;
  readonly amountMinor: number;
  readonly utr: string | null;
  readonly balanceMinor: number | null;
  readonly payerName: string | null;
  /** What the payer wrote to the transfer. */
  readonly remark: string | null;
  readonly accountTail: string | null;
  readonly timeText: string | null;
}
