import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no WCAG 2.2 AA finding on the visible page. */
export async function expectAccessible(page: Page): Promise<void> {
  const builder = await axeOn(page);
  expect(await findings(builder.options({ runOnly: wcag22aa, resultTypes: ['violations'] }))).toEqual([]);
}

/** Both looks of what the page shows now, the one after the other in place: nothing is loaded or opened anew for it. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const theme of themes) {
    await showTheme(page, theme);
    await expectAccessible(page);
  }
}

export const themes = ['light', 'dark'] as const;

/** As the system's choice, which a page follows while nobody has chosen on it. */
export async function showTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
}

/** No finding of any rule of axe, best practices too, within the one part that a selector names. */
export async function expectFlawless(page: Page, selector: string): Promise<void> {
  const builder = await axeOn(page);
  expect(await findings(builder.options({ resultTypes: ['violations'] }).include(selector))).toEqual([]);
}

/**
 * axe is a megabyte and a half of script: a page reads it once, and not twice for every look. It runs in this page
 * alone (no frame is of elsewhere), and only what is wrong is written out: a third of the time.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const alreadyThere = 'undefined';
  return new AxeBuilder({ page, axeSource: alreadyThere }).setLegacyMode(true);
}

/**
 * What slides or fades in has arrived: a drawer still outside of the window is none that axe would see. What the browser
 * leaves out because it is far from the view does not go on, and is not waited for.
 */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const isSeen = (effect: AnimationEffect | null) =>
      !(effect instanceof KeyframeEffect) ||
      (effect.target?.checkVisibility({ contentVisibilityAuto: true }) ?? false);
    const isArriving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity && isSeen(effect);
    while (document.getAnimations().some(isArriving)) await new Promise(requestAnimationFrame);
  });

async function findings(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
}
