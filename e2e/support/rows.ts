import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until all rows of the page have all their cells. The grid renders the visible ones first. */
export async function expectAllRows(grid: Locator): Promise<void> {
  const isWhole = () =>
    grid.evaluate((element) => {
      const columnCount = element.querySelectorAll('[role="columnheader"]').length;
      const lines = [...element.querySelectorAll('[role="rowgroup"]:last-child > *')];
      return (
        lines.length > 0 &&
        lines.every((line) => line.getAttribute('role') === 'row' && line.children.length === columnCount)
      );
    });
  await expect.poll(isWhole).toBe(true);
}

/**
 * Waits until the cards of a narrow list are measured: until then those out of sight are empty or lie upon each
 * other, and measuring some brings others.
 */
export async function expectCardsInPlace(page: Page): Promise<void> {
  const areInPlace = () =>
    page.evaluate(async () => {
      const read = () =>
        [...document.querySelectorAll('li[data-index]')].map((card) => card.getBoundingClientRect());
      const before = read();
      for (let frame = 0; frame < 6; frame += 1) await new Promise((next) => requestAnimationFrame(next));
      const after = read();
      const isStill =
        after.length === before.length && after.every(({ top }, index) => top === before[index]?.top);
      const sorted = after.toSorted((some, other) => some.top - other.top);
      return (
        isStill &&
        sorted.every(({ top, height }, index) => height > 0 && top >= (sorted[index - 1]?.bottom ?? top) - 1)
      );
    });
  await expect.poll(areInPlace).toBe(true);
}

/** Headers of the wide table are not cut off, whatever the language. */
export async function expectWholeHeaders(page: Page): Promise<void> {
  const cut = await page
    .getByRole('columnheader')
    .evaluateAll((headers) =>
      headers.flatMap((header) =>
        [...header.querySelectorAll('.truncate')].flatMap((text) =>
          text.scrollWidth > text.clientWidth ? (text.textContent ?? '') : [],
        ),
      ),
    );
  expect(cut).toEqual([]);
}

/** The cards of a narrow list cut no value off: a phone has no tooltip that shows the whole. */
export async function expectWholeCards(page: Page): Promise<void> {
  const cut = await page
    .locator('[data-card]')
    .locator('dd, .font-medium')
    .evaluateAll((values) =>
      values.flatMap((value) =>
        [value, ...value.querySelectorAll('*')].flatMap((part) =>
          part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible'
            ? (value.textContent ?? '')
            : [],
        ),
      ),
    );
  expect(cut).toEqual([]);
}

/** Amounts and times of the wide table are not cut off, nor are the numbers of a narrow card. */
export async function expectWholeFigures(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const cutCells = await main
    .locator('[role=gridcell]:has(.numeric)')
    .evaluateAll((cells) =>
      cells.flatMap((cell) => (cell.scrollWidth > cell.clientWidth + 1 ? (cell.textContent ?? '') : [])),
    );
  const cutNumbers = await main
    .locator('li[data-index] dd .font-mono .truncate')
    .evaluateAll((numbers) =>
      numbers.flatMap((number) =>
        number.scrollWidth > number.clientWidth + 1 || number.scrollHeight > number.clientHeight + 1
          ? (number.textContent ?? '')
          : [],
      ),
    );
  expect([...cutCells, ...cutNumbers]).toEqual([]);
}
