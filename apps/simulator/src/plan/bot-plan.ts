import { Dice } from './dice.ts';

/** Answers of a server or gateway in trouble, which do not tell whether the message was delivered. */
export const troubleStatuses = { serverError: 500, badGateway: 502, gatewayTimeout: 504 } as const;

/**
 * What happens to one call of `sendMessage`. `lostAnswer`: the message arrives and the connection is cut; `lostRequest`: it
 * is cut before. After a `flood` the chat must be left alone for the seconds named.
 */
export type SendFault =
  | { readonly kind: 'lostAnswer' | 'lostRequest' }
  | { readonly kind: keyof typeof troubleStatuses; readonly isDelivered: boolean }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'flood'; readonly seconds: number }
  | { readonly kind: 'refused'; readonly status: number; readonly description: string };

/** What happens to one call of `getUpdates`. `doubled`: it also answers updates that were confirmed before. */
export type ReadFault = 'doubled' | 'lostAnswer' | 'serverError' | 'slow';

export interface SendCall {
  readonly chatId: number;
  readonly text: string;
  /** Counts the calls with this text for this chat, from 1. */
  readonly attempt: number;
}

/** Decides the fate of each call. */
export interface BotPlan {
  onSend(call: SendCall): SendFault | undefined;
  /** @param index counts the calls, from 0 */
  onRead(index: number): ReadFault | undefined;
}

const longestAnswerMs = 2_500;
const retryAfter = { least: 3, most: 9 };

/**
 * The same seed gives the same fate to the same message. A message that was refused for the moment is accepted when it is
 * sent again, so that a run ends.
 *
 * @param rate share of the calls with a fault
 */
export const planBots = (seed: number, rate: () => number): BotPlan => ({
  onSend: ({ chatId, text, attempt }) => {
    const dice = new Dice(seed, 'bot', chatId, text);
    if (attempt > 1 || !dice.chance(rate())) return undefined;
    const kind = dice.weighted([
      ['badGateway', 3],
      ['slow', 3],
      ['lostAnswer', 2],
      ['flood', 2],
      ['serverError', 1],
      ['lostRequest', 1],
      ['gatewayTimeout', 1],
      ['refused', 1],
    ] as const);
    switch (kind) {
      case 'flood':
        return { kind, seconds: dice.integer(retryAfter.least, retryAfter.most) };
      case 'slow':
        return { kind, ms: dice.integer(1, longestAnswerMs) };
      case 'serverError':
      case 'badGateway':
      case 'gatewayTimeout':
        return { kind, isDelivered: dice.chance(0.5) };
      case 'refused':
        return { kind, status: 400, description: 'Bad Request: not enough rights to send text messages' };
      default:
        return { kind };
    }
  },
  onRead: (index) => {
    const dice = new Dice(seed, 'bot updates', index);
    return dice.chance(rate())
      ? dice.pick(['doubled', 'doubled', 'lostAnswer', 'serverError', 'slow'] as const)
      : undefined;
  },
});
