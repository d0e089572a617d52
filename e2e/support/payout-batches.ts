import { createMemorySession, createPlatform, minorUnits, signOrder } from '@platform/sdk';
import type { Page } from '@playwright/test';
import { readDemo } from './demo.ts';
import { keptSession } from './sessions.ts';
import { unique } from './unique.ts';

/** A call as one of the demo's users. */
export async function platformOf(page: Page, account: string) {
  const baseUrl = new URL(page.url()).origin;
  const { token } = await keptSession(baseUrl, account);
  const platform = createPlatform({ baseUrl, session: createMemorySession({ token }) });
  await platform.session.loginSecondLevel({ password: readDemo().password, logInReason: 'e2e' });
  return platform;
}

/** A template that writes and reads what the tests need. */
export async function newTemplate(page: Page): Promise<{ id: string; name: string }> {
  const name = unique('Bank file ');
  const { id } = await (await platformOf(page, 'admin')).payoutTemplates.add({
    name,
    bankName: 'Example Bank',
    definition: {
      format: 'csv',
      columns: [
        { title: 'Name', source: 'userName' },
        { title: 'Account', source: 'account' },
        { title: 'Amount', source: 'amount', format: 'number' },
        { title: 'Remark', source: 'reference' },
      ],
      amountStyle: 'decimalPoint',
      dateFormat: 'yyyy-MM-dd',
      result: {
        skipRows: 0,
        keySource: 'reference',
        keyColumn: 'Remark',
        referenceColumn: 'UTR',
        statusColumn: 'Status',
        amountColumn: 'Amount',
        reasonColumn: 'Reason',
        paidWords: ['SUCCESS'],
        failedWords: ['FAILED'],
        unknownWords: ['PENDING'],
      },
    },
  });
  return { id, name };
}

/** An enabled account that pays rupees: the demo supplier's own, or another supplier's. */
export async function payingAccount(page: Page, of: 'own' | 'other'): Promise<{ id: string; name: string }> {
  const { supplierId } = await (await platformOf(page, 'supplier')).session.info();
  const { list } = await (await platformOf(page, 'admin')).resources.list({
    productId: 1050,
    kind: 'bank',
    state: 0,
    pageSize: 50,
  });
  const found = list.find((account) => (account.supplierId === supplierId) === (of === 'own'));
  if (!found) throw new Error('The demo has no such account.');
  return found;
}

export const newUtr = () => String(Math.floor(100_000_000_000 + Math.random() * 899_999_999_999));

/** An amount that no other payout has, so that a filter finds those of one test alone. */
export const ownAmount = () => 1_000_000 + Math.floor(Math.random() * 8_000_000);

/** New payouts of the demo's merchant in the pool. */
export async function newPayouts(page: Page, amounts: readonly number[]): Promise<string[]> {
  const [merchant] = readDemo().merchants;
  if (!merchant) throw new Error('The demo has no merchant.');
  const platform = createPlatform({ baseUrl: new URL(page.url()).origin, session: createMemorySession() });
  const codes: string[] = [];
  for (const amount of amounts) {
    const order = {
      mchId: merchant.mchId,
      productId: 1050,
      mchOrderNo: unique('E2E'),
      amount: minorUnits(amount),
      notifyUrl: 'https://shop.example/callback',
      userName: 'Asha Rao',
      cardNumber: '50100012345678',
      ifscCode: 'DEMO0000123',
    };
    codes.push((await platform.orders.create(signOrder(order, merchant.signingKey))).orderCode);
  }
  return codes;
}

/** Enters the second-level password if it is asked for. */
export async function prove(page: Page, done: () => Promise<unknown>): Promise<void> {
  const prompt = page.getByRole('dialog', { name: '需要二级密码' });
  const settled = done();
  const asked = prompt.waitFor({ timeout: 20_000 }).then(
    async () => {
      await prompt.getByLabel('二级密码').fill(readDemo().password);
      await prompt.getByLabel('事由').fill('e2e');
      await prompt.getByRole('button', { name: '验证并继续' }).click();
    },
    () => undefined,
  );
  await Promise.race([settled, asked.then(() => settled)]);
}

/** A field of the page. A select with a search is a button, one without is a combobox. */
export const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(new RegExp(`^${label}`));

export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await field(page, label).click();
  await page.getByRole('option', { name: option }).first().click();
}
