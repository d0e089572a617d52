import { expect, type Locator } from '@playwright/test';

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
