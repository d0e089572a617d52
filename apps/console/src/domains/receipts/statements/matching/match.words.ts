import type { Output } from '@platform/sdk';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import { useFormats } from '../../../../shared/format.ts';
import { type Translate, useText } from '../../../../shared/messages.ts';
import { matchMessages } from './match.messages.ts';

export type Candidate = Output<'statements.candidates'>['list'][number];
export type Difference = Candidate['differences'][number];
type Text = Translate<typeof matchMessages.table>;

const fields = ['amount', 'currency', 'account', 'reference', 'name', 'time'] as const;
/** Everything that is compared, in the order of the panel. */
export const comparedFields = ['amount', 'reference', 'account', 'name', 'time'] as const;

export function fieldWordOf(field: string, say: Text): string {
  const known = fields.find((name) => name === field);
  return known ? say(known) : field;
}

/** The largest unit that says enough: nobody needs the seconds of a day. */
export function durationOf(seconds: number, say: Text): string {
  const [minute, hour, day] = [60, 3_600, 86_400];
  const size = Math.abs(seconds);
  if (size >= day) return say('days', { count: Math.round(size / day) });
  if (size >= hour) return say('hours', { count: Math.round(size / hour) });
  if (size >= minute) return say('minutes', { count: Math.round(size / minute) });
  return say('seconds', { count: size });
}

/** Words for what differs between a record and an order. */
export function useDifferenceWords(currency: string) {
  const say = useText(matchMessages);
  const { dateTime } = useFormats();
  return {
    fieldWord: (field: string) => fieldWordOf(field, say),
    /** How much it differs; undefined if there is no measure. */
    sizeOf: ({ differenceMinor, differenceSeconds }: Difference): string | undefined => {
      if (differenceMinor !== null) {
        const sign = differenceMinor > 0 ? '+' : '−';
        return say('differsBy', {
          amount: `${sign}${moneyText(Math.abs(differenceMinor), currency)} ${currency}`,
        });
      }
      if (differenceSeconds === null) return undefined;
      return say(differenceSeconds > 0 ? 'lateBy' : 'earlyBy', {
        duration: durationOf(differenceSeconds, say),
      });
    },
    sideOf: (difference: Difference, side: 'statementText' | 'orderText'): string => {
      const text = difference[side];
      if (text === null) return '–';
      return difference.field === 'time' ? dateTime(text) : text;
    },
  };
}
