import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects no WCAG 2.2 AA finding on the visible page. */
export async function expectAccessible(page: Page): Promise<void> {
  const builder = await axeOn(page);
  expect(await findings(builder.options({ runOnly: wcag22aa, resultTypes: ['violations'] }))).toEqual([]);
}

/** Checks the visible page in both themes, without a reload. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const theme of themes) {
    await showTheme(page, theme);
    await expectAccessible(page);
  }
}

export const themes = ['light', 'dark'] as const;

/** Sets the system's color scheme. The page follows it while the user has chosen no theme. */
export async function showTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
}

/** Expects no finding of any axe rule, including best practices, in the selected part. */
export async function expectFlawless(page: Page, selector: string): Promise<void> {
  const builder = await axeOn(page);
  expect(await findings(builder.options({ resultTypes: ['violations'] }).include(selector))).toEqual([]);
}

/**
 * Loads axe once for each page, because the script has 1.5 MB. Legacy mode checks only this page, which has no
 * frames of other origins; it takes a third of the time.
 */
async function axeOn(page: Page): Promise<AxeBuilder> {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const alreadyThere = 'undefined';
  return new AxeBuilder({ page, axeSource: alreadyThere }).setLegacyMode(true);
}

/**
 * Waits for animations to end: axe does not see a drawer that is still outside the window. Animations in parts
 * that the browser skips (`content-visibility`) never progress, so they are not waited for.
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
