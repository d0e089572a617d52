import type { TelegramKey } from '../../credentials.ts';
import type { BotPlan } from '../../plan/bot-plan.ts';
import { BotApi } from './bot-api.ts';
import { telegramLimits } from './flood-control.ts';
import type { Slip } from './slips.ts';

const secondMs = 1_000;

/** Plays the Bot API of the demo at the port where the platform expects it; undefined if it expects none. */
export async function openDemoTelegram(
  key: TelegramKey | undefined,
  plan: BotPlan,
  slipsOf: (mchId: string) => readonly Slip[],
): Promise<BotApi | undefined> {
  if (!key) return undefined;
  // By the second, so that a later run does not repeat ids: the platform ignores an update that it knows.
  const firstUpdateId = Math.floor(Date.now() / secondMs);
  const slipsIn = (chatId: number): readonly Slip[] => {
    const mchId = key.chats.find(({ id }) => id === chatId)?.mchId;
    return mchId === undefined ? [] : slipsOf(mchId);
  };
  return BotApi.open({ ...key, firstUpdateId, limits: telegramLimits, plan, slipsIn });
}
