import { errorCodes } from '@platform/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, type ChoiceDesk, openChoiceDesk } from '../../../testing/choice-desk.ts';

let desk: ChoiceDesk;
let served: number;
beforeAll(async () => {
  desk = await openChoiceDesk();
  served = await desk.product();
  await desk.account(served);
  await desk.account(asked);
});
afterAll(() => desk.close());

const source = `export const choose = ({ order, capacity }) => ({
  verdict: 'chosen',
  products: capacity.filter(({ accountCount }) => accountCount > 0).map(({ productId }) => productId),
});`;
const order = {
  orderCode: 'C1',
  mchId: 'M1',
  productId: asked,
  amountMinor: 20_000,
  currency: 'INR',
  createdAt: '2026-11-20T04:00:00.000Z',
};
const capacity = [
  { productId: 1008, currency: 'INR', accountCount: 0, maxAmountMinor: 0 },
  { productId: 1034, currency: 'INR', accountCount: 2, maxAmountMinor: 50_000 },
];
const sample = (products: readonly number[]) => ({
  name: 'With room',
  entryPoint: 'choose',
  order,
  capacity,
  answers: [],
  expected: { verdict: 'chosen', products },
});
const add = (name: string, more: object = {}) =>
  desk.call<{ id: string } | null>('superAdmin', 'payScript/add', {
    name,
    direction: 'choice',
    source,
    note: 'First',
    ...more,
  });
const newestOf = async (scriptId: string): Promise<string> => {
  const { data } = await desk.read<{ list: { id: string }[] }>(
    'superAdmin',
    `payScript/getVersions?scriptId=${scriptId}`,
  );
  return data.list[0]?.id ?? '';
};

it('a script that chooses must export choose', async () => {
  const other = await add('Sends', { source: 'export const send = () => 1;' });
  expect(other).toMatchObject({ code: errorCodes.scriptInvalid });
  expect(other.msg).toMatch(/choose/);
  const gateway = await add('Chooses', { direction: 'payout' });
  expect(gateway).toMatchObject({ code: errorCodes.scriptInvalid });
});

it('it goes live when a sample of choose gives the expected products in their order', async () => {
  const without = await add('Without samples');
  const goLive = async (scriptId: string) =>
    desk.call('superAdmin', 'payScript/goLive', { versionId: await newestOf(scriptId) });
  expect(await goLive(without.data?.id ?? '')).toMatchObject({ code: errorCodes.scriptSampleMissing });
  const wrong = await add('Other products', { samples: [sample([1008])] });
  const refused = await goLive(wrong.data?.id ?? '');
  expect(refused).toMatchObject({
    code: errorCodes.scriptTestFailed,
    data: { params: { field: 'products', actual: '1034', expected: '1008' } },
  });
  const right = await add('Right products', { samples: [sample([1034])] });
  expect(await goLive(right.data?.id ?? '')).toMatchObject({
    code: errorCodes.success,
    data: { direction: 'choice', liveVersion: 1, productCount: 0 },
  });
});

it('only a collection product can be dynamic, and only by a live script that chooses', async () => {
  const update = (id: number, choiceScriptId: string | null) =>
    desk.call('superAdmin', 'product/update', { id, choiceScriptId });
  const payout = await desk.product({ kind: 'payout' });
  const plain = await desk.product();
  expect(await update(payout, desk.scriptId)).toMatchObject({ code: errorCodes.productRefused });
  const sleeping = await add('Sleeping', { samples: [sample([1034])] });
  expect(await update(plain, sleeping.data?.id ?? '')).toMatchObject({ code: errorCodes.scriptNotLive });
  const sending = await desk.call<{ id: string }>('superAdmin', 'payScript/add', {
    name: 'Sending',
    direction: 'payout',
    source: 'export const send = () => 1;',
    note: 'First',
  });
  expect(await update(plain, sending.data.id)).toMatchObject({ code: errorCodes.scriptNotFound });
  expect(await update(plain, desk.scriptId)).toMatchObject({
    code: errorCodes.success,
    data: { choiceScriptId: desk.scriptId },
  });
  const scripts = await desk.read<{ list: object[] }>(
    'superAdmin',
    `payScript/getList?scriptId=${desk.scriptId}&pageIndex=1&pageNum=10`,
  );
  expect(scripts.data.list).toMatchObject([{ productCount: 2, gatewayCount: 0 }]);
  expect(await update(plain, null)).toMatchObject({ data: { choiceScriptId: null } });
  const added = { id: 2999, name: { 'zh-CN': 'N', 'zh-TW': 'N', 'en-US': 'N' }, currency: 'INR' };
  const terms = { minAmountMinor: 100, maxAmountMinor: 1_000, choiceScriptId: desk.scriptId };
  expect(await desk.call('superAdmin', 'product/add', { ...added, ...terms, kind: 'payout' })).toMatchObject({
    code: errorCodes.productRefused,
  });
  expect(
    await desk.call('superAdmin', 'product/add', { ...added, ...terms, kind: 'collection' }),
  ).toMatchObject({ data: { choiceScriptId: desk.scriptId } });
});

it('a gateway cannot use it', async () => {
  const payout = await desk.product({ kind: 'payout' });
  const answer = await desk.call('superAdmin', 'payGateway/add', {
    name: 'Chosen gateway',
    baseUrl: 'https://1.1.1.1/v1',
    scriptId: desk.scriptId,
    direction: 'payout',
    productId: payout,
    minAmountMinor: 100,
    maxAmountMinor: 1_000,
  });
  expect(answer).toMatchObject({ code: errorCodes.scriptNotFound });
});

it('a run shows what was asked and what became of each product, and can be tried again', async () => {
  await desk.script(source);
  const placed = await desk.chosen();
  const listed = await desk.read<{ list: { id: string }[] }>(
    'technicalSupport',
    `payScriptRun/getList?orderCode=${placed.orderCode}&entryPoint=choose&pageIndex=1&pageNum=10`,
  );
  expect(listed.data.list).toMatchObject([
    {
      gatewayId: null,
      gatewayName: null,
      scriptName: 'Choice',
      verdict: 'chosen',
      effect: 'chosen',
      chosenProductId: placed.productId,
      attempt: 1,
      key: null,
    },
  ]);
  const id = listed.data.list[0]?.id ?? '';
  const detail = await desk.read<{ choice: { products: object[]; capacity: object[] } }>(
    'technicalSupport',
    `payScriptRun/getDetail?id=${id}`,
  );
  expect(detail.data).toMatchObject({
    requests: [],
    notice: null,
    choice: { order: { orderCode: placed.orderCode, productId: asked } },
  });
  expect(detail.data.choice.products[0]).toEqual({ productId: asked, outcome: 'chosen' });
  const tried = await desk.call('technicalSupport', 'payScript/tryRun', {
    versionId: await newestOf(desk.scriptId),
    runId: id,
  });
  expect(tried.data).toMatchObject({
    passed: true,
    results: [{ entryPoint: 'choose', verdict: 'chosen', products: [asked, served] }],
  });
  const again = await desk.call('technicalSupport', 'payScriptRun/queryAgain', { id });
  expect(again).toMatchObject({ code: errorCodes.gatewayQueryRefused });
});

it('a trial has the limits of a choice: no request, and little processor time', async () => {
  const tried = await desk.call<{ results: object[] }>('superAdmin', 'payScript/tryRun', {
    source: 'export const choose = async () => http.request({ url: "https://gateway.example/" });',
    samples: [sample([])],
  });
  expect(tried.data.results).toMatchObject([{ passed: false, failure: 'tooManyRequests', products: null }]);
});
