import { expect, test, vi } from 'vitest';
import { translate } from '../../../../shared/messages.ts';
import type { OrderText } from '../orders.labels.ts';
import { orderMessages } from '../orders.messages.ts';
import { statusTiles } from './orders.tiles.ts';

const say: OrderText = (key, ...values) => translate(orderMessages, 'en-US', key, ...values);
const counts = { ofPayouts: {}, exact: true, of: { 1: 2, 2: 3, 3: 5, 4: 7, 5: 11, 10: 13 } };
const tiles = (orderStatusId: string | undefined, filter = vi.fn()) =>
  statusTiles(say, orderStatusId, 28, counts, filter);
const active = (orderStatusId: string | undefined) =>
  tiles(orderStatusId)
    .filter((tile) => tile.active)
    .map(({ key, count }) => [key, count]);

test('the tile of the shown list is marked', () => {
  expect(active(undefined)).toEqual([['all', 28]]);
  expect(active('4')).toEqual([['callbackSucceeded', 7]]);
});

test.each(['', 'x', '04', '6', 'toString', '1,2'])('an unknown status lists all: %j', (broken) => {
  expect(active(broken)).toEqual([['all', 28]]);
});

test('a tile selects its status, and a second click selects all', () => {
  const filter = vi.fn();
  const press = (orderStatusId: string | undefined, key: string) =>
    tiles(orderStatusId, filter)
      .find((tile) => tile.key === key)
      ?.onSelect();
  press(undefined, 'timedOut');
  expect(filter).toHaveBeenLastCalledWith({ orderStatusId: '3', notInOrderStatusIds: '' });
  press('3', 'timedOut');
  expect(filter).toHaveBeenLastCalledWith({ orderStatusId: '', notInOrderStatusIds: '' });
  press('3', 'all');
  expect(filter).toHaveBeenLastCalledWith({ orderStatusId: '' });
});
