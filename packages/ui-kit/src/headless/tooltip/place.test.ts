import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeTooltip } from './place.ts';

const viewport = { width: 1000, height: 800 };
const size = { width: 100, height: 30 };
const anchor = { left: 400, top: 300, width: 40, height: 40 };
const centred = { align: 'center' } as const;

it('is on the requested side, centered on its element', () => {
  expect(placeTooltip(anchor, size, viewport, { side: 'top', ...centred })).toEqual({ left: 370, top: 264 });
  expect(placeTooltip(anchor, size, viewport, { side: 'bottom', ...centred })).toEqual({
    left: 370,
    top: 346,
  });
  expect(placeTooltip(anchor, size, viewport, { side: 'start', ...centred })).toEqual({
    left: 294,
    top: 305,
  });
  expect(placeTooltip(anchor, size, viewport, { side: 'end', ...centred })).toEqual({
    left: 446,
    top: 305,
  });
});

it('is aligned to the start or end of its element on request', () => {
  expect(placeTooltip(anchor, size, viewport, { side: 'top', align: 'start' }).left).toBe(400);
  expect(placeTooltip(anchor, size, viewport, { side: 'top', align: 'end' }).left).toBe(340);
});

it('follows a right-to-left direction', () => {
  const toLeft = { toLeft: true } as const;
  expect(placeTooltip(anchor, size, viewport, { side: 'start', ...centred, ...toLeft }).left).toBe(446);
  expect(placeTooltip(anchor, size, viewport, { side: 'end', ...centred, ...toLeft }).left).toBe(294);
  expect(placeTooltip(anchor, size, viewport, { side: 'top', align: 'start', ...toLeft }).left).toBe(340);
  expect(placeTooltip(anchor, size, viewport, { side: 'top', align: 'end', ...toLeft }).left).toBe(400);
});

it('flips to the other side without enough room', () => {
  const high = { ...anchor, top: 10 };
  expect(placeTooltip(high, size, viewport, { side: 'top', ...centred }).top).toBe(56);
});

it('never leaves the window, and does not cover its element if there is room above or below', () => {
  const inside = fc.record({
    left: fc.integer({ min: 0, max: 960 }),
    top: fc.integer({ min: 0, max: 760 }),
    side: fc.constantFrom('top', 'bottom'),
    align: fc.constantFrom('start', 'center', 'end'),
    toLeft: fc.boolean(),
  });
  fc.assert(
    fc.property(inside, ({ left, top, ...placement }) => {
      const at = placeTooltip({ ...anchor, left, top }, size, viewport, placement);
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.top).toBeGreaterThanOrEqual(8);
      expect(at.left + size.width).toBeLessThanOrEqual(viewport.width - 8);
      expect(at.top + size.height).toBeLessThanOrEqual(viewport.height - 8);
      expect(at.top + size.height <= top || at.top >= top + anchor.height).toBe(true);
    }),
  );
});
