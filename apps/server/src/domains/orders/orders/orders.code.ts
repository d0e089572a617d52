import { randomInt } from 'node:crypto';
import { orderCodePrefixes } from '@platform/sdk/rules';
import type { ProductKind } from '../../parties/parties.public.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return format;
}

let written = { second: Number.NaN, timeZone: '', text: '' };

/** Cached per second: formatting in a time zone takes longer than everything else here. */
function momentOf(at: Date, timeZone: string): string {
  const second = Math.floor(at.getTime() / 1_000);
  if (written.second !== second || written.timeZone !== timeZone) {
    written = { second, timeZone, text: formatOf(timeZone).format(at).replace(/\D/g, '') };
  }
  return written.text;
}

/**
 * The platform's order number: C or P (collection or payout), the time in the platform's zone, and seven
 * random digits. It sorts by time, so its index grows at one end. It can be read out over the telephone, and
 * does not reveal the number of orders to competitors.
 */
export function newOrderCode(
  kind: ProductKind,
  now: Date,
  timeZone: string,
  random: (limit: number) => number = randomInt,
): string {
  const moment = momentOf(now, timeZone);
  const milliseconds = String(now.getUTCMilliseconds()).padStart(3, '0');
  return `${orderCodePrefixes[kind]}${moment}${milliseconds}${String(random(10_000_000)).padStart(7, '0')}`;
}
