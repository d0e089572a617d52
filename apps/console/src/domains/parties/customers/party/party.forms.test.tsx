import { merchantsAdd, merchantsUpdate, suppliersList } from '@platform/sdk/operations';
import { describe, expect, it, vi } from 'vitest';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { type Language, languages } from '../../../../shared/language.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { withRefusalsAt } from '../../../../shared/refused.fields.ts';
import {
  type BadInput,
  expectEachRefused,
  expectRefused,
  inputOf,
  openForm,
  refusal,
  renderActions,
  send,
  type,
} from '../../../../shared/testing/bad-inputs.tsx';
import { mockPlatform } from '../../../../shared/testing/mock-platform.ts';
import { merchantFormMessages } from '../merchants/merchants.form.messages.ts';
import { readMerchantChange, readNewMerchant } from '../merchants/merchants.form.ts';
import type { MerchantRow } from '../merchants/merchants.labels.ts';
import { useMerchantForm } from '../merchants/use-merchant-form.tsx';
import { useMerchantKeys } from '../merchants/use-merchant-keys.tsx';
import { useSupplierActions } from '../suppliers/suppliers.actions.tsx';
import { supplierFormMessages } from '../suppliers/suppliers.form.messages.ts';
import type { SupplierRow } from '../suppliers/suppliers.labels.ts';
import type { SupplierGiven } from '../suppliers/suppliers.parts.ts';
import { refusedAccountField } from './account.names.ts';

const { asked, fixtures, handlers, use } = mockPlatform();
const say = fieldReasonMessages.table;
const fill = (words: (typeof say)['required'], entries: string) => ({
  'zh-CN': words['zh-CN'].replace('{{entries}}', entries),
  'zh-TW': words['zh-TW'].replace('{{entries}}', entries),
  'en-US': words['en-US'].replace('{{entries}}', entries),
});
const notNetworks = merchantFormMessages.table.invalidNetworks;
const quietly = () =>
  use(
    handlers.users.unusedOptions(() => []),
    handlers.users.supplierOptions(() => []),
  );

/** Opens the merchant's form: a new one, or the listed one's. */
async function openMerchant(language: Language, row?: MerchantRow) {
  quietly();
  const { formFor, step } = await renderActions(
    () => ({ formFor: useMerchantForm(), step: useStep(suppliersList) }),
    language,
  );
  void step.withForm({ ...formFor(row), title: 'merchant' }, (form) =>
    withRefusalsAt(
      (): Promise<unknown> =>
        row
          ? call(merchantsUpdate, readMerchantChange(form, row))
          : call(merchantsAdd, readNewMerchant(form)),
      refusedAccountField,
    ),
  );
  await openForm();
}

const accountInputs: readonly BadInput[] = [
  ['account', '', say.required],
  ['account', 'no spaces', say.lettersAndDigitsOnly],
  ['account', '店铺01', say.lettersAndDigitsOnly],
  ['account', 'shop\u202e01', say.lettersAndDigitsOnly],
  ['account', 'a'.repeat(65), say.tooLong],
  ['password', '', say.required],
  ['password', 'Ab1', say.tooShort],
  ['password', 'onlyletters', say.needsLettersAndDigits],
  ['password', '1234567890', say.needsLettersAndDigits],
  ['password', `A1${'a'.repeat(127)}`, say.tooLong],
];

const merchantNames: readonly BadInput[] = [
  ['name', '', say.required],
  ['name', ' \t ', say.required],
  ['name', 'n'.repeat(65), say.tooLong],
];
const merchantAddresses: readonly BadInput[] = [
  ['defaultNotifyUrl', 'shop.example/notify', say.invalidUrl],
  ['defaultNotifyUrl', 'ftp://shop.example', say.invalidUrl],
  ['defaultNotifyUrl', 'javascript:alert(1)', say.invalidUrl],
  ['defaultNotifyUrl', 'https://', say.invalidUrl],
  ['defaultNotifyUrl', `https://shop.example/${'a'.repeat(500)}`, say.tooLong],
  ['allowedIps', '203.0.113.7\nshop.example', fill(notNetworks, 'shop.example')],
  ['allowedIps', '203.0.113.256, 10.0.0.0/33', fill(notNetworks, '203.0.113.256, 10.0.0.0/33')],
  ['allowedIps', '2001:db8::/129', fill(notNetworks, '2001:db8::/129')],
  ['allowedIps', Array(101).fill('10.0.0.1').join('\n'), say.tooManyEntries],
];
const merchantInputs = [...merchantNames, ...accountInputs, ...merchantAddresses];
const accountRefusals = [
  ['accountExists', 'account'],
  ['passwordRejected', 'password'],
] as const;

const notANumber = {
  'zh-CN': '请输入数字，如 1200.50',
  'zh-TW': '請輸入數字，如 1200.50',
  'en-US': 'Enter a number, such as 1200.50',
};
const tooPrecise = {
  'zh-CN': 'INR 的小数位过多',
  'zh-TW': 'INR 的小數位過多',
  'en-US': 'Too many decimals for INR',
};
const tooMuch = { 'zh-CN': '金额过大', 'zh-TW': '金額過大', 'en-US': 'Amount too large' };

const given = {
  scope: 'all',
  user: { access: 'admin' },
  mayCall: () => true,
} as unknown as SupplierGiven;
const supplier = () => fixtures.supplierRow() as unknown as SupplierRow;

describe.each(languages)('in %s', (language) => {
  it('a new merchant’s form refuses each bad input at its field', async () => {
    await openMerchant(language);
    await expectEachRefused(language, merchantInputs);
    await send();
    expect(asked).not.toContain('/v1.0/merchants/add');
  });

  it.each(accountRefusals)('a new merchant’s form shows the platform’s %s at %s', async (name, field) => {
    await openMerchant(language);
    const { msg, response } = refusal(name, language, { account: 'lotus' });
    use(handlers.merchants.add(response));
    const typed = { name: 'Lotus', account: 'lotus', password: 'Night2026shift', allowedIps: '203.0.113.7' };
    for (const [each, text] of Object.entries(typed)) type(each, text);
    await send();
    await expectRefused(field, typed[field], msg);
    for (const [each, text] of Object.entries(typed)) expect(inputOf(each).value).toBe(text);
  });

  it('a listed merchant’s form refuses each bad input at its field', async () => {
    await openMerchant(language, fixtures.merchantRow() as unknown as MerchantRow);
    await expectEachRefused(language, [...merchantNames, ...merchantAddresses]);
    await send();
    expect(asked).not.toContain('/v1.0/merchants/update');
  });

  it('rotating a key refuses wrong hours', async () => {
    const keys = await renderActions(() => useMerchantKeys(), language);
    void keys.rotate(fixtures.merchantRow() as unknown as MerchantRow);
    await openForm();
    const hours = ['-1', '169', '1.5', 'a day', '1e21', ''];
    await expectEachRefused(
      language,
      hours.map((typed) => ['graceHours', typed, merchantFormMessages.table.graceHelp]),
    );
  });

  it('a new supplier’s or proxy’s form refuses each bad input at its field', async () => {
    quietly();
    const actions = await renderActions(() => useSupplierActions(given), language);
    void actions.add();
    await openForm();
    await expectEachRefused(language, [...merchantNames, ...accountInputs]);
    await send();
    expect(asked).not.toContain('/v1.0/suppliers/add');
  });

  it.each(accountRefusals)('a new supplier’s form shows the platform’s %s at %s', async (name, field) => {
    quietly();
    const { msg, response } = refusal(name, language, { account: 'desk' });
    use(handlers.suppliers.add(response));
    const actions = await renderActions(() => useSupplierActions(given), language);
    void actions.add();
    await openForm();
    const typed = { name: 'Desk', account: 'desk', password: 'Night2026shift' };
    for (const [each, text] of Object.entries(typed)) type(each, text);
    await send();
    await expectRefused(field, typed[field], msg);
    expect(inputOf('name').value).toBe('Desk');
  });

  it('helping a proxy back in refuses each bad password', async () => {
    const actions = await renderActions(() => useSupplierActions(given), language);
    void actions.run('restore', supplier());
    await openForm();
    await expectEachRefused(language, [
      ['password', '', supplierFormMessages.table.neededEither],
      ['password', 'short1', say.tooShort],
      ['password', 'onlyletters', say.needsLettersAndDigits],
    ]);
    const { msg, response } = refusal('passwordRejected', language);
    use(handlers.suppliers.restoreAccess(response));
    type('password', 'Password123');
    await send();
    await expectRefused('password', 'Password123', msg);
  });

  it('renaming a supplier refuses each bad name', async () => {
    const actions = await renderActions(() => useSupplierActions(given), language);
    void actions.run('edit', supplier());
    await openForm();
    await expectEachRefused(language, merchantNames);
  });

  it('a deposit refuses each bad amount, whatever its sign', async () => {
    const sent = vi.fn(() => ({}) as never);
    use(handlers.suppliers.adjustDeposit(sent));
    const actions = await renderActions(() => useSupplierActions(given), language);
    void actions.run('adjust', { ...supplier(), balances: [] });
    await openForm();
    await expectEachRefused(language, [
      ['amountMinor', '', say.required],
      ['amountMinor', '0', say.tooSmall, '0.00'],
      ['amountMinor', '-1', say.tooSmall, '-1.00'],
      ['amountMinor', '1e21', notANumber],
      ['amountMinor', '1.005', tooPrecise],
      ['amountMinor', '9'.repeat(20), tooMuch],
    ]);
    type('amountMinor', '-1');
    type('againMinor', '-1');
    type('reason', 'Receipt 118');
    await send();
    expect(sent).not.toHaveBeenCalled();
  });
});
