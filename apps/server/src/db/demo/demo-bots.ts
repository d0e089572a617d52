import { randomBytes } from 'node:crypto';
import type { SettingName, SettingValues } from '@platform/sdk/settings';
import { asc } from 'drizzle-orm';
import { SettingsService } from '../../domains/access/settings/settings.service.ts';
import { botGroups, botPeople, botRefusals } from '../../domains/operations/bots/bots.table.ts';
import { tokenSettings } from '../../domains/operations/bots/telegram.client.ts';
import { merchants } from '../../domains/parties/merchants/merchants.table.ts';
import { newId } from '../../kit/ids.ts';
import { LocalFanout } from '../../kit/live/fanout.ts';
import type { SecretBox } from '../../kit/secrets/secret-box.ts';
import type { Queryable } from '../connection.ts';
import { freePort } from './free-port.ts';

/** Where the simulator plays Telegram, if the port is free. */
const firstPort = 4_012;
/** Demo tokens begin with these ids, so that they are told from those of real bots. */
const demoBots = {
  reminder: { id: 7_000_000_001, userName: 'platform_demo_bot', name: 'Platform' },
  transfer: { id: 7_000_000_002, userName: 'platform_transfer_demo_bot', name: 'Platform Transfer' },
} as const;
const botNames = ['reminder', 'transfer'] as const;

const allCommands = ['order', 'payout', 'balance', 'rate', 'fund'] as const;

/** People who may ask; the last two are not listed, so the bots do not answer them. */
const people = {
  lotus: { id: 710_001, name: 'Asha', userName: 'asha_lotus' },
  hengyuan: { id: 710_002, name: '小林', userName: 'lin_hengyuan' },
  operator: { id: 710_003, name: '阿美', userName: 'mei_ops' },
  stranger: { id: 710_009, name: 'Ravi', userName: 'ravi' },
  passerBy: { id: 710_010, name: '王强', userName: 'wang_qiang' },
} as const;

interface DemoChat {
  readonly id: number;
  readonly title: string;
  readonly ownerKind: 'staff' | 'merchant' | 'supplier';
  readonly language: 'zh-CN' | 'zh-TW' | 'en-US';
  readonly bots: readonly ('reminder' | 'transfer')[];
  readonly people: readonly (keyof typeof people)[];
}

const chats: readonly [DemoChat, DemoChat, DemoChat] = [
  {
    ...{ id: -1_001_000_001, title: 'Lotus Mart × Platform', ownerKind: 'merchant', language: 'en-US' },
    ...{ bots: ['reminder', 'transfer'], people: ['lotus', 'stranger'] },
  },
  {
    ...{ id: -1_001_000_002, title: '恒源支付 × Platform', ownerKind: 'supplier', language: 'zh-CN' },
    ...{ bots: ['reminder', 'transfer'], people: ['hengyuan', 'passerBy'] },
  },
  {
    ...{ id: -1_001_000_003, title: '營運值班', ownerKind: 'staff', language: 'zh-TW' },
    ...{ bots: ['reminder'], people: ['operator'] },
  },
];

const noticesOf = {
  staff: ['payoutException', 'callbackDead', 'monitorSilent', 'suspiciousMoney', 'systemCheck'],
  merchant: ['callbackDead'],
  supplier: ['monitorSilent', 'suspiciousMoney'],
} as const;

const minuteMs = 60_000;
const [lotusChat, hengyuanChat] = chats;
/** Commands of people who are not on the white list. */
const strangersAttempts = [
  { person: people.stranger, chat: lotusChat, command: 'balance', attempts: 3, minutesAgo: 35 },
  { person: people.passerBy, chat: hengyuanChat, command: 'order', attempts: 1, minutesAgo: 190 },
] as const;

/** The bots' groups of the demo, bound to the simulated chats, and the people who may ask there. */
export async function addDemoBots(
  tx: Queryable,
  owners: { readonly merchant: string; readonly supplier: string },
  secrets: SecretBox,
  now: Date,
): Promise<void> {
  const dates = { createdAt: now, updatedAt: now };
  await tx.insert(botGroups).values(
    chats.flatMap(({ id: chatId, title, ownerKind, language, bots }) =>
      bots.map((bot) => ({
        ...{ id: newId(now), bot, ownerKind, language, ...dates, boundAt: now },
        name: title,
        ownerUserId: ownerKind === 'staff' ? null : owners[ownerKind],
        ...{ chatId: String(chatId), chatTitle: title, state: 'bound' as const },
        notices: bot === 'reminder' ? [...noticesOf[ownerKind]] : [],
        commands: bot === 'reminder' ? [...allCommands] : [],
      })),
    ),
  );
  const { lotus, hengyuan, operator } = people;
  await tx.insert(botPeople).values(
    [lotus, hengyuan, operator].map(({ id, name, userName }) => ({
      ...{ id: newId(now), telegramUserId: String(id), name, userName, ...dates },
      commands: [...allCommands],
      mayBind: id === operator.id,
    })),
  );
  await tx.insert(botRefusals).values(
    strangersAttempts.map(({ person, chat, minutesAgo, ...attempt }) => ({
      ...attempt,
      ...{ bot: 'reminder' as const, chatId: String(chat.id), chatTitle: chat.title },
      ...{ telegramUserId: String(person.id), userName: person.userName },
      lastAt: new Date(now.getTime() - minutesAgo * minuteMs),
    })),
  );
  // The page of the simulated chats offers pictures of slips.
  await setSetting(tx, settingsOf(secrets), 'AllowPictureQueryOrder', true, now);
}

/** What the simulator needs to play Telegram. */
export interface SimulatedTelegram {
  readonly port: number;
  readonly bots: readonly { readonly token: string; readonly userName: string; readonly name: string }[];
  readonly people: readonly (typeof people)[keyof typeof people][];
  readonly chats: readonly object[];
}

/**
 * Gives the demo's bots their tokens, unless somebody has set others, and chooses the port of the simulated Telegram. The
 * tokens are made up: they open nothing at the real one.
 */
export async function placeDemoBots(
  tx: Queryable,
  secrets: SecretBox,
  now: Date,
): Promise<SimulatedTelegram> {
  const bots = [];
  for (const bot of botNames) {
    const { id, userName, name } = demoBots[bot];
    const held = await tokenOf(tx, secrets, tokenSettings[bot]);
    const token = isDemoToken(held) ? held : `${id}:${randomBytes(26).toString('base64url')}`;
    if (held === '') await setToken(tx, secrets, tokenSettings[bot], token, now);
    bots.push({ token, userName, name });
  }
  const [shop] = await tx
    .select({ mchId: merchants.mchId })
    .from(merchants)
    .orderBy(asc(merchants.mchId))
    .limit(1);
  return {
    port: await freePort(firstPort),
    bots,
    people: Object.values(people),
    chats: chats.map(({ id, title, language, ownerKind, ...chat }) => ({
      ...{ id, title, language },
      bots: chat.bots.map((bot) => demoBots[bot].userName),
      people: chat.people.map((person) => people[person].id),
      ...(ownerKind === 'merchant' && shop ? { mchId: shop.mchId } : {}),
    })),
  };
}

/** Takes the demo's tokens away when nobody plays Telegram: they must not be tried at the real one. */
export async function removeDemoBots(tx: Queryable, secrets: SecretBox, now: Date): Promise<void> {
  for (const bot of botNames)
    if (isDemoToken(await tokenOf(tx, secrets, tokenSettings[bot])))
      await setToken(tx, secrets, tokenSettings[bot], '', now);
}

type TokenSetting = (typeof tokenSettings)[keyof typeof tokenSettings];

const isDemoToken = (token: string): boolean =>
  botNames.some((bot) => token.startsWith(`${demoBots[bot].id}:`));

/** A service of its own: the server's is not made yet, and would keep what it read before. */
const settingsOf = (secrets: SecretBox): SettingsService =>
  new SettingsService(secrets, new LocalFanout(() => undefined));

const tokenOf = (tx: Queryable, secrets: SecretBox, name: TokenSetting): Promise<string> =>
  settingsOf(secrets).get(tx, name);

const setToken = (
  tx: Queryable,
  secrets: SecretBox,
  name: TokenSetting,
  token: string,
  now: Date,
): Promise<void> => setSetting(tx, settingsOf(secrets), name, token, now);

async function setSetting<Name extends SettingName>(
  tx: Queryable,
  service: SettingsService,
  name: Name,
  value: SettingValues[Name],
  now: Date,
): Promise<void> {
  const actor = { kind: 'user', userId: '', account: 'demo', role: 'superAdmin', sessionId: '' } as const;
  const context = { db: tx, now, actor, audit: () => undefined, publish: () => undefined };
  await service.set(context, name, value);
}
