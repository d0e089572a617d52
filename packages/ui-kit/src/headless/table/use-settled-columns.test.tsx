import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useSettledColumns } from './use-settled-columns.ts';

const gridPx = 2_000;
const viewPx = 1_200;

function Scroller({ pinsEnd }: { pinsEnd: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  useSettledColumns(scroller, pinsEnd);
  return <div ref={scroller} data-testid="scroller" />;
}

/** A scroller as wide as it would be with a layout, and a hand that moves it. */
function scroller(pinsEnd: boolean) {
  const view = render(<Scroller pinsEnd={pinsEnd} />);
  const element = view.getByTestId('scroller');
  Object.defineProperties(element, { scrollWidth: { value: gridPx }, clientWidth: { value: viewPx } });
  const scrollTo = (scrollLeft: number) => {
    element.scrollLeft = scrollLeft;
    element.dispatchEvent(new Event('scroll'));
  };
  const placed = () => ({
    settled: element.hasAttribute('data-settled'),
    start: element.style.getPropertyValue('--settled-start'),
    end: element.style.getPropertyValue('--settled-end'),
  });
  return { scrollTo, placed, pinAtEnd: () => view.rerender(<Scroller pinsEnd />) };
}

it('places pinned cells by scroll position during vertical scrolling', () => {
  const { scrollTo, placed } = scroller(true);
  scrollTo(0);
  expect(placed()).toEqual({ settled: true, start: '', end: '-800px' });
  scrollTo(300);
  expect(placed().settled).toBe(false);
  scrollTo(300);
  expect(placed()).toEqual({ settled: true, start: '300px', end: '-500px' });
  scrollTo(0);
  expect(placed().settled).toBe(false);
  scrollTo(0);
  expect(placed()).toEqual({ settled: true, start: '0px', end: '-800px' });
});

it('sets no inherited style when no column is pinned at the end', () => {
  const { scrollTo, placed } = scroller(false);
  scrollTo(0);
  expect(placed()).toEqual({ settled: true, start: '', end: '' });
});

it('starts again when a column is pinned at the end meanwhile', () => {
  const { scrollTo, placed, pinAtEnd } = scroller(false);
  scrollTo(300);
  scrollTo(300);
  expect(placed()).toEqual({ settled: true, start: '300px', end: '' });
  pinAtEnd();
  expect(placed()).toEqual({ settled: false, start: '', end: '' });
  scrollTo(0);
  expect(placed()).toEqual({ settled: true, start: '', end: '-800px' });
});
