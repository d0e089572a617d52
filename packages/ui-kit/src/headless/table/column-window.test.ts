import fc from 'fast-check';
import { expect, it } from 'vitest';
import { columnsInView, columnsWith } from './column-window.ts';

const given = fc.array(fc.integer({ min: 56, max: 800 }), { minLength: 1, maxLength: 60 }).chain((widthsPx) =>
  fc.record({
    widthsPx: fc.constant(widthsPx),
    pinnedStart: fc.integer({ min: 0, max: Math.min(3, widthsPx.length) }),
    pinnedEnd: fc.integer({ min: 0, max: Math.min(3, widthsPx.length) }),
    leadPx: fc.constantFrom(0, 40, 80),
    startPx: fc.integer({ min: 0, max: 20_000 }),
    viewPx: fc.integer({ min: 300, max: 2_500 }),
    keep: fc.integer({ min: -2, max: 62 }),
    beyond: fc.integer({ min: 0, max: 3 }),
  }),
);

it('renders the visible columns, the pinned ones and the focused one, each once and in order', () => {
  fc.assert(
    fc.property(given, ({ startPx, viewPx, keep, beyond, ...columns }) => {
      const { widthsPx, pinnedStart, pinnedEnd, leadPx } = columns;
      const shown = columnsWith(keep, columns, columnsInView(columns, { startPx, widthPx: viewPx }, beyond));
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
      let leftPx = leadPx;
      widthsPx.forEach((widthPx, index) => {
        const isPinned = index < pinnedStart || index >= widthsPx.length - pinnedEnd;
        const isInView = leftPx < startPx + viewPx && leftPx + widthPx > startPx;
        if (isPinned || isInView || index === keep) expect(shown).toContain(index);
        leftPx += widthPx;
      });
      // At most the columns that fit the view, the overscan on both sides, the pinned ones and the focused
      // one.
      expect(shown.length).toBeLessThanOrEqual(
        Math.ceil(viewPx / 56) + 1 + 2 * beyond + pinnedStart + pinnedEnd + 1,
      );
    }),
  );
});
