import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineLayout, linesInView, linesWith } from './line-layout.ts';

const rowPx = 36;
const given = fc.integer({ min: 1, max: 300 }).chain((count) =>
  fc.record({
    count: fc.constant(count),
    detailPx: fc.dictionary(
      fc.integer({ min: 0, max: count - 1 }).map(String),
      fc.integer({ min: 1, max: 900 }),
      { maxKeys: 12 },
    ),
    topPx: fc.integer({ min: 0, max: 30_000 }),
    heightPx: fc.integer({ min: 1, max: 2_000 }),
    keep: fc.integer({ min: -1, max: count + 5 }),
    backward: fc.boolean(),
  }),
);

const layoutOf = (count: number, detailPx: Record<string, number>) =>
  lineLayout({
    count,
    rowPx,
    details: Object.keys(detailPx)
      .map(Number)
      .sort((a, b) => a - b),
    detailPxOf: (line) => detailPx[line] ?? Number.NaN,
  });

it('places each line at the end of those above it', () => {
  fc.assert(
    fc.property(given, ({ count, detailPx }) => {
      const layout = layoutOf(count, detailPx);
      let topPx = 0;
      for (let line = 0; line < count; line += 1) {
        expect(layout.topPxOf(line)).toBe(topPx);
        topPx += detailPx[line] ?? rowPx;
      }
      expect(layout.totalPx).toBe(topPx);
    }),
  );
});

it('renders every line in view, and no others except the extra ones', () => {
  fc.assert(
    fc.property(given, ({ count, detailPx, topPx, heightPx, backward }) => {
      const layout = layoutOf(count, detailPx);
      const withinPx = Math.min(topPx, layout.totalPx - 1);
      const view = { topPx: withinPx, heightPx, count, backward };
      const seen = Array.from({ length: count }, (_, line) => line).filter(
        (line) => layout.topPxOf(line) < withinPx + heightPx && layout.topPxOf(line + 1) > withinPx,
      );
      expect(linesInView(layout, { ...view, exact: true })).toEqual({ first: seen[0], last: seen.at(-1) });
      const more = linesInView(layout, { ...view, exact: false });
      expect(more.first).toBe(Math.max((seen[0] ?? 0) - (backward ? 8 : 3), 0));
      expect(more.last).toBe(Math.min((seen.at(-1) ?? 0) + (backward ? 3 : 8), count - 1));
    }),
  );
});

it('keeps the focused line wherever the view is, each line once and in order', () => {
  fc.assert(
    fc.property(given, ({ count, detailPx, topPx, heightPx, backward, keep }) => {
      const layout = layoutOf(count, detailPx);
      const shown = linesInView(layout, { topPx, heightPx, count, backward, exact: false });
      const lines = linesWith(keep, shown, count);
      expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
      expect(lines.includes(keep)).toBe(keep >= 0 && keep < count);
      expect(lines).toEqual(expect.arrayContaining([shown.first, shown.last]));
    }),
  );
});
