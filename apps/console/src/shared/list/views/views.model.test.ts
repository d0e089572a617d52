import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presetRange, rangePresets } from '../time.range.ts';
import { presetOf, relativeRanges, searchOf, shows, stateOf, type ViewedList } from './views.model.ts';

const list: ViewedList = {
  names: ['orderCode', 'orderStatusId', 'startTime', 'endTime', 'completedStartTime', 'completedEndTime'],
  ranges: [
    { from: 'startTime', to: 'endTime' },
    { from: 'completedStartTime', to: 'completedEndTime' },
  ],
};
const zone = 'Asia/Shanghai';
const noon = { now: new Date('2026-11-20T12:00:00+08:00'), zone };
const tomorrow = { now: new Date('2026-11-21T09:30:00+08:00'), zone };
const today = { startTime: '2026-11-20 00:00:00', endTime: '2026-11-20 23:59:59' };

describe('a named range', () => {
  it.each(rangePresets)('%s is recognized right after it was chosen', (preset) => {
    expect(presetOf(presetRange(preset, noon.now, zone), noon)).toBe(preset);
  });
  it('is today in the platform’s time zone, whatever the browser’s clock shows', () => {
    const lateInNewYork = { now: new Date('2026-11-19T20:00:00Z'), zone };
    expect(presetOf({ from: today.startTime, to: today.endTime }, lateInNewYork)).toBe('today');
  });
  it('is not recognized for two days without a name', () => {
    expect(presetOf({ from: '2026-11-03 00:00:00', to: '2026-11-05 23:59:59' }, noon)).toBeNull();
    expect(presetOf({ from: '', to: today.endTime }, noon)).toBeNull();
  });
});

describe('a view', () => {
  const search = { ...today, orderStatusId: '5', sortBy: 'amount', sortOrder: 'asc', page: '3', order: 'C1' };
  const relative = stateOf(search, list, relativeRanges(search, list, noon), null);

  it('keeps filters and sort order, but no page and no drawer', () => {
    expect(relative).toEqual({
      filters: [{ name: 'orderStatusId', text: '5' }],
      ranges: [{ from: 'startTime', to: 'endTime', preset: 'today' }],
      sort: { by: 'amount', order: 'asc' },
      columns: null,
    });
  });
  it('with relative dates shows another day tomorrow', () => {
    expect(searchOf(relative, list, tomorrow)).toMatchObject({
      startTime: '2026-11-21 00:00:00',
      endTime: '2026-11-21 23:59:59',
    });
  });
  it('with fixed dates always shows the same', () => {
    const fixed = stateOf(search, list, [], null);
    expect(searchOf(fixed, list, tomorrow)).toMatchObject(today);
    expect(shows(search, fixed, list, tomorrow)).toBe(true);
  });
  it('is changed by a filter, a sort order or a new day, but not by a page or a drawer', () => {
    expect(shows(search, relative, list, noon)).toBe(true);
    expect(shows({ ...search, page: '9', order: '' }, relative, list, noon)).toBe(true);
    expect(shows({ ...search, orderStatusId: '4' }, relative, list, noon)).toBe(false);
    expect(shows({ ...search, orderCode: 'C1' }, relative, list, noon)).toBe(false);
    expect(shows({ ...search, sortOrder: 'desc' }, relative, list, noon)).toBe(false);
    expect(shows(search, relative, list, tomorrow)).toBe(false);
  });
  it('of the last hour is recognized a few minutes later', () => {
    const hour = presetRange('lastHour', noon.now, zone);
    const texts = { startTime: hour.from, endTime: hour.to };
    const state = stateOf(texts, list, relativeRanges(texts, list, noon), null);
    const soon = { now: new Date(noon.now.getTime() + 5 * 60_000), zone };
    expect(shows(texts, state, list, soon)).toBe(true);
    expect(shows(texts, state, list, tomorrow)).toBe(false);
  });
  it('omits filters that the list does not have, and an unknown range', () => {
    const newer = {
      filters: [
        { name: 'gone', text: '1' },
        { name: '__proto__', text: '1' },
      ],
      ranges: [{ from: 'startTime', to: 'endTime', preset: 'thisCentury' as never }],
      sort: null,
      columns: null,
    };
    expect(searchOf(newer, list, noon)).toEqual({});
  });
});

it('restores what was saved, whatever the current filters are', () => {
  const text = fc.string({ minLength: 1, maxLength: 20 });
  const search = fc
    .record(
      { orderCode: text, orderStatusId: text, preset: fc.constantFrom(...rangePresets) },
      { requiredKeys: [] },
    )
    .map(({ preset, ...filters }) => {
      if (!preset) return filters;
      const range = presetRange(preset, noon.now, zone);
      return { ...filters, startTime: range.from, endTime: range.to };
    });
  fc.assert(
    fc.property(search, fc.boolean(), (given, keepRelative) => {
      const ranges = keepRelative ? relativeRanges(given, list, noon) : [];
      const state = stateOf(given, list, ranges, null);
      expect(shows(given, state, list, noon)).toBe(true);
      expect(searchOf(state, list, noon)).toEqual(given);
    }),
  );
});
