import { join } from 'node:path';
import { readCredentials } from '../../apps/simulator/src/credentials.ts';
import { type Simulation, startSimulation } from '../../apps/simulator/src/simulation.ts';
import { dataDir } from '../support/demo.ts';
import { expect, expectAccessible, signIn, test } from '../support/test.ts';

/** With this seed the first order comes late: other tests count rows. */
const seedOfPatience = 11;

let simulation: Simulation;
test.beforeAll(async ({ baseURL }) => {
  simulation = await startSimulation({
    url: baseURL ?? '',
    credentials: await readCredentials(join(dataDir(), 'simulator.json')),
    seed: seedOfPatience,
    running: false,
    ordersPerMinute: 6,
  });
});
test.afterAll(() => simulation.stop());

test('a superAdmin changes the simulation settings, and the simulator follows', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.getByRole('button', { name: '模拟已停' }).click();
  const panel = page.getByRole('dialog', { name: '模拟业务' });
  await expectAccessible(page);

  await panel.getByRole('radio', { name: '频繁' }).click();
  await panel.getByRole('radio', { name: '无' }).click();
  await panel.getByRole('radio', { name: '12', exact: true }).click();
  await expect.poll(() => simulation.course).toEqual({ running: false, ordersPerMinute: 12, faults: 'none' });
  await panel.getByRole('radio', { name: '6', exact: true }).click();
  await panel.getByRole('switch', { name: '持续下单' }).click();
  await expect(page.getByRole('button', { name: '模拟 6/分' })).toBeVisible();
  await expect.poll(() => simulation.course).toEqual({ running: true, ordersPerMinute: 6, faults: 'none' });

  await panel.getByRole('switch', { name: '持续下单' }).press('Space');
  await expect.poll(() => simulation.course.running).toBe(false);
  expect(simulation.counts.orders).toBe(0);
  // The server stores the choice.
  await page.reload();
  const button = page.getByRole('button', { name: '模拟已停' });
  await expect(button).toBeVisible();

  // On a phone, in the dark.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await button.click();
  await expect(panel).toBeInViewport();
  await expectAccessible(page);
});

test('an admin has no such switch', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /模拟/ })).toHaveCount(0);
});
