import { beforeAll, describe, expect, it } from 'vitest';
import { screens } from '../../../routes.ts';
import { setSite } from '../../../shared/site.ts';
import { type DayRow, ordersLink } from './reconciliation.labels.ts';

beforeAll(() => setSite({ screens }));

const row = { resourceId: 'r1', day: '2026-11-20' } as DayRow;

describe('the orders of a day', () => {
  it('are those that count as paid: a reversed order keeps the time of its completion', () => {
    const [path, search] = (ordersLink(row, 'admin', 'in') ?? '').split('?');
    expect(path).toBe('/order/list');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      ...{ resourceId: 'r1', figure: 'paid' },
      ...{ completedStartTime: '2026-11-20 00:00:00', completedEndTime: '2026-11-20 23:59:59' },
    });
  });
});
