import { describe, expect, it } from 'vitest';
import { languages } from '../../../../shared/language.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
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
import { agreementFormMessages } from '../agreements/agreements.form.messages.ts';
import { useAgreementActions } from '../agreements/use-agreements.tsx';
import { useProductActions } from '../products/products.actions.tsx';
import { productFormMessages } from '../products/products.form.messages.ts';

const { asked, fixtures, handlers, use } = mockPlatform();
const say = fieldReasonMessages.table;
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

const amounts = (['minAmountMinor', 'maxAmountMinor'] as const).flatMap((field): BadInput[] => [
  [field, '0', say.tooSmall, '0.00'],
  [field, '-1', say.tooSmall, '-1.00'],
  [field, '1e21', notANumber],
  [field, '1.005', tooPrecise],
  [field, '90000000000001', say.tooLarge, '90000000000001.00'],
  [field, '9'.repeat(20), tooMuch],
]);
const percents = (field: string, message: BadInput[2]): BadInput[] =>
  ['-1', '101', '1.00001', 'a lot', '1e1'].map((typed) => [field, typed, message]);

const productInputs: readonly BadInput[] = [
  ['id', '', say.required],
  ['id', '0', say.tooSmall],
  ['id', '-1', say.tooSmall],
  ['id', '100000', say.tooLarge],
  ['id', '1.5', say.notAWholeNumber],
  ['id', '1e21', say.notAWholeNumber],
  ['id', '9'.repeat(20), say.notAWholeNumber],
  ...(['nameZhCn', 'nameZhTw', 'nameEnUs'] as const).flatMap((field): BadInput[] => [
    [field, ' ', say.required],
    [field, 'n'.repeat(65), say.tooLong],
  ]),
  ['minAmountMinor', '', say.required],
  ['maxAmountMinor', '', say.required],
  ...amounts,
  ...percents('feePercent', productFormMessages.table.percentWrong),
  ...percents('commissionPercent', productFormMessages.table.percentWrong),
];

const agreementInputs: readonly BadInput[] = [
  ...percents('percent', agreementFormMessages.table.percentWrong),
  ...amounts,
  ['weight', '-1', say.tooSmall],
  ['weight', '1001', say.tooLarge],
  ['weight', '1.5', say.notAWholeNumber],
  ['weight', '1e21', say.notAWholeNumber],
  ['weight', '9'.repeat(20), say.notAWholeNumber],
];
const party = { userId: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09', name: 'Desk', role: 'supplier' } as const;

describe.each(languages)('in %s', (language) => {
  const openProduct = async () => {
    use(
      handlers.products.options(() => []),
      handlers.payScripts.options(() => ({ list: [] })),
    );
    const actions = await renderActions(() => useProductActions(), language);
    void actions.add();
    await openForm();
  };
  const openAgreement = async () => {
    use(handlers.products.options(() => [fixtures.productOption({ id: 1008, currency: 'INR' })]));
    const actions = await renderActions(() => useAgreementActions(), language);
    void actions.add({ party, productId: 1008 });
    await openForm();
    await expect.poll(() => document.querySelector('[id$="-minAmountMinor"]')).not.toBeNull();
  };

  it('a product’s form refuses each bad input at its field', async () => {
    await openProduct();
    await expectEachRefused(language, productInputs);
    await send();
    expect(asked).not.toContain('/v1.0/products/add');
  });

  it('a product’s form compares its amounts', async () => {
    await openProduct();
    type('minAmountMinor', '200');
    await expectEachRefused(language, [['maxAmountMinor', '100', say.minimumAboveMaximum, '100.00']]);
  });

  it('a product number that exists is refused at its field', async () => {
    await openProduct();
    const { msg, response } = refusal('productExists', language, { productId: '1008' });
    use(handlers.products.add(response));
    const typed = { id: '1008', nameZhCn: '甲', nameZhTw: '乙', nameEnUs: 'A' };
    for (const [field, text] of Object.entries(typed)) type(field, text);
    type('minAmountMinor', '1');
    type('maxAmountMinor', '2');
    await send();
    await expectRefused('id', '1008', msg);
    expect(inputOf('nameEnUs').value).toBe('A');
  });

  it('an agreement’s form refuses each bad input at its field', async () => {
    await openAgreement();
    await expectEachRefused(language, agreementInputs);
    await send();
    expect(asked).not.toContain('/v1.0/userProducts/add');
  });

  it('a commission above the leader’s is refused at its field', async () => {
    await openAgreement();
    const { msg, response } = refusal('rateAboveLeader', language, { rate: '0.01' });
    use(handlers.userProducts.add(response));
    type('percent', '2');
    type('weight', '7');
    await send();
    await expectRefused('percent', '2', msg);
    expect(inputOf('weight').value).toBe('7');
  });
});
