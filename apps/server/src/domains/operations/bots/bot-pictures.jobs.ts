import type { Store } from '../../../db/connection.ts';
import { pictureBytesAtMost } from '../../../kit/ocr/text-reader.ts';
import type { ReadOutcome } from '../../../kit/ocr/text-reader.types.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { botTexts } from './bot-answers.labels.ts';
import {
  type AskedCommand,
  type CommandParts,
  type OrderRow,
  orderLines,
  read,
} from './bot-commands.service.ts';
import { queueMessage } from './bot-outbox.service.ts';
import { endPicture, putBack, type TakenPicture, takePicture } from './bot-pictures.service.ts';
import { agrees, isOrderCode, type Slip, slipOf } from './slip-text.ts';
import { type OpenTelegram, tokenSettings } from './telegram.client.ts';

export interface PictureParts extends Omit<CommandParts, 'db'> {
  readonly store: Store;
  readonly openTelegram: OpenTelegram;
  readonly readText: (picture: Uint8Array) => Promise<ReadOutcome>;
}

const secondMs = 1_000;
/** Delay after each attempt that failed. */
const delaysMs = [5 * secondMs, 30 * secondMs, 120 * secondMs];
const shownNumbers = 3;
const referencePattern = /^[A-Za-z0-9]+$/;

/**
 * Fetches the oldest picture, reads its text and answers with the state of its order. One picture at a time in each
 * process, because reading takes a whole processor.
 *
 * @returns whether there was a picture
 */
export async function answerPicture(parts: PictureParts): Promise<boolean> {
  const { store, clock, settings, timeZone } = parts;
  const token = await settings.get(tokenSettings.reminder);
  if (token === '') return false;
  const taken = await takePicture(store, clock.now());
  if (!taken) return false;
  const said = await answerOf(parts, taken, token);
  await store.transaction(async (tx) => {
    const now = clock.now();
    if (said === 'later') {
      const delayMs = delaysMs[taken.attempts - 1] ?? 0;
      return putBack(tx, taken, new Date(now.getTime() + delayMs));
    }
    if (!(await endPicture(tx, taken))) return;
    const message = { kind: 'answer', cause: `picture ${taken.id}`, text: said } as const;
    await queueMessage(tx, taken.group, message, { now, timeZone });
  });
  return true;
}

async function answerOf(parts: PictureParts, taken: TakenPicture, token: string): Promise<string> {
  const { language } = taken.group;
  const isLast = taken.attempts > delaysMs.length;
  const file = await parts.openTelegram(token).file(taken.fileId, pictureBytesAtMost);
  if (file.kind === 'later') return isLast ? botTexts.unavailable[language] : 'later';
  if (file.kind !== 'file')
    return botTexts[file.kind === 'tooLarge' ? 'pictureRefused' : 'unavailable'][language];
  const outcome = await parts.readText(file.bytes);
  if (outcome.failure === 'busy' || outcome.failure === 'closed')
    return isLast ? botTexts.unavailable[language] : 'later';
  if (outcome.failure === 'tooLarge' || outcome.failure === 'notAPicture')
    return botTexts.pictureRefused[language];
  // What the sender typed beside the picture counts like its text.
  const text = outcome.failure === null ? `${outcome.text}\n${taken.caption}` : taken.caption;
  try {
    return await answerOfSlip(parts, taken, slipOf(text));
  } catch (error) {
    if (!(error instanceof BusinessError))
      parts.log.error({ error, pictureId: taken.id }, 'a picture of a group could not be answered');
    return botTexts.unavailable[language];
  }
}

/** The state of the one order that the slip has a number of and agrees with; otherwise why there is none. */
async function answerOfSlip(parts: PictureParts, taken: TakenPicture, slip: Slip): Promise<string> {
  const { group, person } = taken;
  const { language } = group;
  const mayAsk = (command: 'order' | 'payout') =>
    group.commands.includes(command) && person.commands.includes(command);
  const asked = { command: 'order', argument: '', group, personId: person.id } as const;
  let doubtful: string | undefined;
  for (const number of slip.numbers) {
    const rows = (await ordersWith(parts, asked, number)).filter(({ orderType }) =>
      mayAsk(orderType === 1 ? 'order' : 'payout'),
    );
    const agreeing = rows.filter((row) => agrees(slip, row));
    const [found] = agreeing;
    if (found && agreeing.length === 1)
      return [
        fillMessage(botTexts.readFromPicture[language], { number }),
        ...orderLines(parts, found, language),
      ].join('\n');
    if (rows.length > 0) doubtful ??= number;
  }
  if (doubtful !== undefined) return fillMessage(botTexts.pictureUnsure[language], { number: doubtful });
  if (slip.numbers.length === 0) return botTexts.pictureUnreadable[language];
  const numbers = slip.numbers.slice(0, shownNumbers).join(', ');
  return fillMessage(botTexts.pictureNotFound[language], { numbers });
}

/** Orders of the group's party with this number of their own, of their merchant, or of the bank. */
async function ordersWith(parts: PictureParts, asked: AskedCommand, number: string): Promise<OrderRow[]> {
  const { store } = parts;
  const reading = { ...parts, db: store.db, transact: store.transaction };
  const filters = isOrderCode(number)
    ? [{ orderCode: number }]
    : [...(referencePattern.test(number) ? [{ utr: number }] : []), { merchantOrderId: number }];
  for (const filter of filters) {
    const { list } = await read(reading, asked, 'orders.list', { page: 1, pageSize: 5, ...filter });
    if (list.length > 0) return list;
  }
  return [];
}
