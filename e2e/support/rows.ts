import { expect, type Locator } from '@playwright/test';

/** All rows of a grid's page are drawn, each with all its cells: those in sight come first, the others a moment later. */
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
