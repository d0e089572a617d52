import { expect, type Page } from '@playwright/test';
import { readDemo } from './demo.ts';

/** Enters the second-level password in the open prompt. */
export async function proveAgain(page: Page, reason: string, password = readDemo().password): Promise<void> {
  const prompt = page.getByRole('dialog', { name: '需要二级密码' });
  await prompt.getByLabel('二级密码').fill(password);
  await prompt.getByLabel('事由').fill(reason);
  await prompt.getByRole('button', { name: '验证并继续' }).click();
  await expect(prompt).toBeHidden();
}
