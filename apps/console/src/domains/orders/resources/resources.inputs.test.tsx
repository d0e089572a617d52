import type { Output } from '@platform/sdk';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/language.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import type { FixedFilters } from '../../../shared/screen.ts';
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
} from '../../../shared/testing/bad-inputs.tsx';
import { mockPlatform } from '../../../shared/testing/mock-platform.ts';
import { useResourceActions } from './resources.actions.tsx';

const { asked, fixtures, handlers, use } = mockPlatform();
const say = fieldReasonMessages.table;
type Suppliers = Output<'users.supplierOptions'>;
const desk = fixtures.supplierOption({ id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02', name: 'Desk' });
const south = fixtures.supplierOption({ id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03', name: 'South' });

/** Amounts are shown with as many decimals as the currency has. */
const limitsIn = (decimals: number): readonly BadInput[] => [
  ['name', ' ', say.required],
  ['name', 'n'.repeat(65), say.tooLong],
  ['minAmountMinor', '', say.required],
  ['minAmountMinor', '0', say.tooSmall, (0).toFixed(decimals)],
  ['minAmountMinor', '-1', say.tooSmall, (-1).toFixed(decimals)],
  ['maxAmountMinor', '', say.required],
  ['maxAmountMinor', '-1', say.tooSmall, (-1).toFixed(decimals)],
  ['dailyLimitMinor', '-1', say.tooSmall, (-1).toFixed(decimals)],
  ...(['concurrencyLimit', 'weight'] as const).flatMap((field): BadInput[] => [
    [field, '-1', say.tooSmall],
    [field, '1000000', say.tooLarge],
    [field, '1.5', say.notAWholeNumber],
    [field, '1e21', say.notAWholeNumber],
    [field, '9'.repeat(20), say.notAWholeNumber],
  ]),
];
const limits = limitsIn(2);
const links = (['link', 'jumpLink'] as const).flatMap((field): BadInput[] => [
  [field, 'pay.example', say.invalidLink],
  [field, 'javascript:alert(1)', say.invalidLink],
  [field, 'data:text/html,hi', say.invalidLink],
  [field, `https://pay.example/${'a'.repeat(1000)}`, say.tooLong],
]);
const bankDetails: readonly BadInput[] = [
  ['bankName', 'n'.repeat(129), say.tooLong],
  ['accountName', '', say.required],
  ['accountName', 'n'.repeat(129), say.tooLong],
  ['cardNumber', '', say.required],
  ['cardNumber', '1234 5678', say.digitsOnly],
  ['cardNumber', '-1', say.digitsOnly],
  ['cardNumber', '1'.repeat(21), say.tooLong],
  ['ifscCode', '', say.required],
  ['ifscCode', 'HDFC1000123', say.invalidIfsc],
  ['ifscCode', 'HDFC000012', say.invalidIfsc],
  ['ifscCode', 'HD1C0000123', say.invalidIfsc],
  ['vpa', 'name@', say.invalidVpa],
];

/** The details of each kind; `paybillAccount` is judged only beside a paybill. */
const kinds: readonly (readonly [kind: string, fixed: FixedFilters, inputs: readonly BadInput[]])[] = [
  [
    'bank',
    { kinds: ['bank', 'upi', 'wallet'], productKind: 'collection' },
    [...bankDetails, ...links, ...limits],
  ],
  [
    'india payout',
    { kinds: ['bank', 'upi'], productKind: 'payout', currency: 'INR' },
    [...bankDetails, ...limits],
  ],
  ['upi', { kind: 'upi' }, [['vpa', '', say.required], ['vpa', 'no handle', say.invalidVpa], ...limits]],
  [
    'wallet',
    { kind: 'wallet' },
    [
      ['accountName', '', say.required],
      ['mobileNumber', '+91 99', say.digitsOnly],
      ['mobileNumber', '1234567', say.tooShort],
      ['mobileNumber', '1'.repeat(16), say.tooLong],
      ...links,
    ],
  ],
  [
    'usdt',
    { kind: 'usdt', productId: 3015 },
    [
      ['usdtAddress', '', say.required],
      ['usdtAddress', 'TXYZ', say.invalidAddress],
      ['usdtAddress', '0x52908400098527886E0F7030069857D2E4169EE7', say.invalidAddress],
      ...limitsIn(6),
    ],
  ],
  [
    'gateway',
    { kind: 'gateway' },
    [
      ['gatewayName', '', say.required],
      ['gatewayName', 'g'.repeat(65), say.tooLong],
    ],
  ],
  [
    'mobile money',
    { kind: 'mobileMoney' },
    [
      ['mobileNumber', '0712345678', say.invalidMobile],
      ['paybillNumber', '12a45', say.digitsOnly],
      ['paybillNumber', '1234', say.tooShort],
      ['paybillNumber', '12345678', say.tooLong],
      ['paybillAccount', 'a b', say.lettersAndDigitsOnly],
      ['paybillAccount', 'a'.repeat(21), say.tooLong],
      ['paybillAccount', '', say.required],
      ['tillNumber', '1234', say.tooShort],
      ['tillNumber', '123456789', say.tooLong],
      ...limits,
    ],
  ],
];

async function open(
  fixed: FixedFilters,
  language: (typeof languages)[number],
  suppliers: Suppliers | Promise<Suppliers> = [desk],
) {
  use(
    handlers.banks.options(() => []),
    handlers.payGateways.options(() => ({ list: [] })),
    handlers.products.options(() => []),
    handlers.monitorDevices.list(() => fixtures.monitorDeviceList({ list: [], total: 0 })),
    handlers.users.supplierOptions(async () => await suppliers),
  );
  const context = {
    fixed,
    scope: 'all',
    user: { access: 'admin' },
    mayCall: () => true,
  } as unknown as ListContext;
  const actions = await renderActions(() => useResourceActions(context), language);
  void actions.add();
  await openForm();
}

describe.each(languages)('in %s', (language) => {
  it.each(kinds)(
    'the form of a %s account refuses each bad input at its field',
    async (_kind, fixed, inputs) => {
      await open(fixed, language);
      await expectEachRefused(language, inputs);
      await send();
      expect(asked).not.toContain('/v1.0/resources/add');
    },
  );

  it('an account that exists is refused at its number, and nothing typed is lost', async () => {
    await open({ kinds: ['bank', 'upi', 'wallet'] }, language);
    const { msg, response } = refusal('resourceExists', language);
    use(handlers.resources.add(response));
    const typed = {
      ...{ name: 'North 07', bankName: 'Example Bank', accountName: 'A Sample', cardNumber: '50100044821' },
      ...{ ifscCode: 'EXMP0000123' },
    };
    for (const [field, text] of Object.entries(typed)) type(field, text);
    type('minAmountMinor', '1');
    type('maxAmountMinor', '2');
    await send();
    await expectRefused('cardNumber', typed.cardNumber, msg);
    for (const [field, text] of Object.entries(typed)) expect(inputOf(field).value).toBe(text);
  });
});

describe('a form that opens before the suppliers have arrived', () => {
  const fixed = { kinds: ['bank', 'upi', 'wallet'] };
  const chooser = () => document.querySelector<HTMLButtonElement>('[id$="-supplierId"] button');

  it('offers them when they do', async () => {
    const { promise, resolve } = Promise.withResolvers<Suppliers>();
    await open(fixed, 'en-US', promise);
    fireEvent.click(chooser() as HTMLButtonElement);
    expect(screen.queryByRole('option', { name: /^South/ })).toBeNull();
    resolve([desk, south]);
    fireEvent.click(await screen.findByRole('option', { name: /^South/ }));
    await waitFor(() => expect(chooser()?.textContent).toBe('South'));
  });

  it('takes the only one and keeps what was typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Suppliers>();
    await open(fixed, 'en-US', promise);
    type('name', 'North 07');
    resolve([desk]);
    await waitFor(() => expect(chooser()).toBeNull());
    expect(inputOf('name').value).toBe('North 07');
  });
});
