import type { OperationIO } from '@platform/sdk';

type Io<Id extends keyof OperationIO> = OperationIO[Id];

export type ShownGroup = Io<'botGroups.list'>['output']['list'][number];
export type ShownPerson = Io<'botPeople.list'>['output']['list'][number];
export type ShownMessage = Io<'botMessages.list'>['output']['list'][number];

export type BotName = 'reminder' | 'transfer';
export const botNames = ['reminder', 'transfer'] as const satisfies readonly BotName[];
export type BotNotice =
  | 'payoutException'
  | 'callbackDead'
  | 'monitorSilent'
  | 'suspiciousMoney'
  | 'approvalWaiting'
  | 'systemCheck'
  | 'largeOrder'
  | 'payoutRejected'
  | 'lowBalance';
export type BotCommand = 'order' | 'payout' | 'balance' | 'rate' | 'fund';
/** `sms` and `callback` go to addresses of the settings, the others to groups. */
export type OutwardKind = 'sms' | 'callback';
export type BotMessageKind = 'notice' | 'answer' | 'test' | OutwardKind;
export type BotMessageState = 'waiting' | 'sending' | 'sent' | 'dead';
