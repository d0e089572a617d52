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

/** Waits until the cards of a narrow list are measured: until then those out of sight lie upon each other. */
export async function expectCardsInPlace(page: Page): Promise<void> {
  const isInPlace = () =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll('li[data-index]')].map((card) =>
        card.getBoundingClientRect(),
      );
      const shown = cards.filter(({ height }) => height > 0).sort((some, other) => some.top - other.top);
      return shown.every(({ top }, index) => top >= (shown[index - 1]?.bottom ?? top) - 1);
    });
  await expect.poll(isInPlace).toBe(true);
}
