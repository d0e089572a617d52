import { expect, it } from 'vitest';
import { lastMonths } from './statement.months.ts';

it('offers two years of months, the running one of the platform’s zone first', () => {
  const months = lastMonths(new Date('2026-12-31T16:30:00Z'), 'Asia/Shanghai');
  expect(months.slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(months).toHaveLength(24);
  expect(months.at(-1)).toBe('2025-02');
});
