import { beforeAll, describe, expect, it } from 'vitest';
import { screens } from '../../../routes.ts';
import { setSite } from '../../../shared/site.ts';
import type { User } from '../../../shared/user.ts';
import { type DayRow, ordersLink, recordsLink } from './reconciliation.labels.ts';

beforeAll(() => setSite({ screens }));

const row = { resourceId: 'r1', supplierId: 's1', day: '2026-11-20' } as DayRow;
const user = (access: User['access'], supplierId: string | null = null) => ({ access, supplierId }) as User;
const times = { startTime: '2026-11-20 00:00:00', endTime: '2026-11-20 23:59:59' };

describe('the orders of a day', () => {
  it('are those that count as paid: a reversed order keeps the time of its completion', () => {
    const [path, search] = (ordersLink(row, user('admin'), 'in') ?? '').split('?');
    expect(path).toBe('/order/list');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      ...{ resourceId: 'r1', figure: 'paid' },
      ...{ completedStartTime: times.startTime, completedEndTime: times.endTime },
    });
  });

  it('are in a supplier’s own list, or in that of its team', () => {
    const pathFor = (supplierId: string) =>
      ordersLink(row, user('supplier', supplierId), 'out')?.split('?')[0];
    expect(pathFor('s1')).toBe('/payProxyOrder/list/supplier');
    expect(pathFor('s2')).toBe('/payProxyOrder/list/supplierProxy');
  });
});

describe('the records of a day', () => {
  const matched = { state: 'matched', direction: 'in' };

  it('open where all kinds are listed', () => {
    const [path, search] = (recordsLink(row, 'supplier', matched) ?? '').split('?');
    expect(path).toBe('/bankStatement/list');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      resourceId: 'r1',
      ...times,
      ...matched,
    });
  });

  it('do not open for customer service, whose lists hold one kind each', () => {
    expect(recordsLink(row, 'customerService', matched)).toBeUndefined();
  });
});
