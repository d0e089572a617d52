import type { OperationIO } from '@platform/sdk';

export type MessageTemplateRow = OperationIO['messageTemplates.update']['output'];
export type TemplateKind = 'sms' | 'webMessage';
export type MoneyDirection = 'in' | 'out';
