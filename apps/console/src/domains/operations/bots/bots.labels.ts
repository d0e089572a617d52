import type { Language } from '../../../shared/language.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { translate } from '../../../shared/messages.ts';
import { botMessages } from './bots.messages.ts';
import type { OwnerKind } from './groups.parts.ts';

export const botNames = ['reminder', 'transfer'] as const;
export type BotName = (typeof botNames)[number];

/** The bot whose page it is; the address fixes it. */
export const botAt = ({ fixed }: Pick<ListContext, 'fixed'>): BotName =>
  fixed.bot === 'transfer' ? 'transfer' : 'reminder';

/** The setting that has the bot's token. */
export const tokenSettings: Readonly<Record<BotName, string>> = {
  reminder: 'BotToken',
  transfer: 'TransferBotToken',
};

export const noticeNames = [
  'payoutException',
  'callbackDead',
  'monitorSilent',
  'suspiciousMoney',
  'approvalWaiting',
  'systemCheck',
  'largeOrder',
  'payoutRejected',
  'lowBalance',
] as const;
export type NoticeName = (typeof noticeNames)[number];

export const commandNames = ['order', 'payout', 'balance', 'rate', 'fund'] as const;
export type CommandName = (typeof commandNames)[number];

/** The values that this console knows. A newer server may have more. */
export const knownOf = <Name extends string>(names: readonly Name[], values: readonly string[]): Name[] =>
  names.filter((name) => values.includes(name));

/** A word of the bots. One of a newer server is shown by its name. */
export function botWord(name: string, language: Language): string {
  const known = [...botNames, ...noticeNames, ...commandNames].find((each) => each === name);
  return known ? translate(botMessages, language, known) : name;
}

export const noticesText = (notices: readonly string[], language: Language): string =>
  notices.map((notice) => botWord(notice, language)).join(', ');

/** Commands as they are written in the group. */
export const commandsText = (commands: readonly string[]): string =>
  commands.map((command) => `/${command}`).join(' ');

/** The notices that a kind of owner can get. Others concern people that the group is not of. */
export const noticesOf: Readonly<Record<OwnerKind, readonly NoticeName[]>> = {
  staff: [
    ...(['payoutException', 'callbackDead', 'monitorSilent', 'suspiciousMoney'] as const),
    ...(['approvalWaiting', 'systemCheck', 'largeOrder'] as const),
  ],
  merchant: ['largeOrder', 'payoutRejected', 'lowBalance', 'callbackDead'],
  supplier: ['payoutException', 'monitorSilent', 'suspiciousMoney', 'largeOrder', 'lowBalance'],
};

/** With those that the group already has, so that they can be taken away. */
export const noticeOptions = (owner: OwnerKind, chosen: readonly NoticeName[], language: Language) =>
  noticeNames
    .filter((name) => noticesOf[owner].includes(name) || chosen.includes(name))
    .map((value) => ({ value, label: botWord(value, language) }));

export const commandOptions = (language: Language) =>
  commandNames.map((value) => ({ value, label: `/${value}`, detail: botWord(value, language) }));

const reasons = ['noAnswer', 'unreachable', 'notBound', 'refusedAddress', 'noAddress'] as const;

/** Why a message was not sent: the server's reasons in the reader's language, Telegram's own words as they are. */
export function reasonWord(reason: string | null, language: Language): string {
  const known = reasons.find((each) => each === reason);
  if (known) return translate(botMessages, language, known);
  const [, status] = /^http (\d+)$/.exec(reason ?? '') ?? [];
  return status ? translate(botMessages, language, 'httpStatus', { status }) : (reason ?? '');
}
