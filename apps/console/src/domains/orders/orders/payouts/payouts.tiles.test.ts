import { expect, it, vi } from 'vitest';
import { translate } from '../../../../shared/messages.ts';
import { type PayoutText, payoutLookOf } from './payouts.labels.ts';
import { payoutMessages } from './payouts.messages.ts';
import { payoutTiles } from './payouts.tiles.ts';

const say: PayoutText = (key, ...values) => translate(payoutMessages, 'en-US', key, ...values);
const counts = { of: {}, ofPayouts: { 1: 8, 10: 2, 4: 30 }, exact: false };
const tiles = (payoutStatus: string | undefined, filter = vi.fn()) =>
  payoutTiles(say, payoutStatus, 40, counts, filter);

it('shows each of the ten statuses once, exceptions first', () => {
  const [all, first, ...rest] = tiles(undefined);
  expect([all?.count, first?.label, first?.count]).toEqual([40, 'Processing exception', 2]);
  expect(rest).toHaveLength(9);
});

it('filters by the chosen status, and by none when it is pressed again', () => {
  const filter = vi.fn();
  const press = (of: ReturnType<typeof tiles>) => of.find(({ key }) => key === '10')?.onSelect();
  press(tiles(undefined, filter));
  press(tiles('10', filter));
  expect(filter.mock.calls).toEqual([[{ payoutStatus: '10' }], [{ payoutStatus: '' }]]);
});

it('chooses none by what no status is called', () => {
  expect(tiles('77').find(({ active }) => active)?.key).toBe('all');
});

it('calls what a bank returned reversed, not rejected, and shows a newer status unchanged', () => {
  const word = (payoutStatus: number, reversedAt: string | null = null) =>
    payoutLookOf({ payoutStatus: payoutStatus as never, reversedAt }, say).word;
  expect(word(7)).toBe('Rejected');
  expect(word(7, '2026-11-20T12:00:00+08:00')).toBe('Reversed');
  expect(word(42)).toBe('#42');
});
