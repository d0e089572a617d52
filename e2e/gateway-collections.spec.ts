import { createPlatform, minorUnits, type Platform, signOrder } from '@platform/sdk';
import { adminPlatform } from './support/platforms.ts';
import { originOf, ownServer } from './support/servers.ts';
import { expect, expectAccessible, readDemo, signIn, test } from './support/test.ts';
import { unique } from './support/unique.ts';

const pageOfGateway = 'https://pay.gateway-of-tests.com/l';
const utr = String(400_000_000_000 + Math.floor(Math.random() * 99_999_999_999));
const amountMinor = 987_600;

const saying = (asked: string) => `
export const create = async ({ order }) =>
  ({ verdict: 'created', link: '${pageOfGateway}/' + order.key, reference: 'plink_' + order.attempt });
export const query = async ({ order }) => (${asked});
`;
const unpaid = saying(`{ verdict: 'pending', reference: order.reference }`);
const paid = saying(
  `{ verdict: 'completed', utr: '${utr}', amountMinor: order.amountMinor, reference: order.reference }`,
);
const sample = {
  name: 'Created',
  entryPoint: 'create' as const,
  order: {
    orderCode: 'C1',
    mchId: 'M1',
    productId: 1045,
    key: 'C1-1',
    attempt: 1,
    amountMinor: minorUnits(amountMinor),
    currency: 'INR' as const,
    createdAt: '2026-11-20T04:00:00.000Z',
    expiresAt: '2026-11-20T04:10:00.000Z',
    reference: null,
    subject: null,
  },
  answers: [],
  expected: { verdict: 'created' as const },
};

async function makeNewestLive(platform: Platform, scriptId: string): Promise<void> {
  const { list } = await platform.payScripts.versions({ scriptId });
  await platform.payScripts.goLive({ versionId: list[0]?.id ?? '' });
}

/** A product whose only account belongs to a gateway, for the demo's first merchant. */
async function onGateway(platform: Platform): Promise<{ productId: number; scriptId: string }> {
  const productId = 40_000 + Math.floor(Math.random() * 50_000);
  const limits = { minAmountMinor: minorUnits(100), maxAmountMinor: minorUnits(50_000_000) };
  const name = unique('E2E links ');
  const script = await platform.payScripts.add({
    name,
    direction: 'collection',
    note: 'Unpaid',
    source: unpaid,
    samples: [sample],
  });
  await makeNewestLive(platform, script.id);
  await platform.products.add({
    ...limits,
    id: productId,
    name: { 'zh-CN': name, 'zh-TW': name, 'en-US': name },
    kind: 'collection',
    currency: 'INR',
  });
  const gateway = await platform.payGateways.add({
    ...limits,
    name,
    baseUrl: 'https://api.gateway-of-tests.com/v1',
    scriptId: script.id,
    direction: 'collection',
    productId,
  });
  await platform.payGateways.setEnabled({ gatewayId: gateway.id, enable: true });
  const [merchant] = readDemo().merchants;
  const { list: merchants } = await platform.merchants.list({ mchId: merchant?.mchId ?? '' });
  const { list: accounts } = await platform.resources.list({ kind: 'gateway' });
  const supplierId = accounts[0]?.supplierId ?? '';
  const { list: suppliers } = await platform.suppliers.list({ supplierId });
  for (const user of [merchants[0], suppliers[0]])
    await platform.userProducts.add({ userId: user?.userId ?? '', productId });
  await platform.resources.add({
    ...limits,
    kind: 'gateway',
    supplierId,
    currency: 'INR',
    name,
    gatewayName: name,
    gatewayId: gateway.id,
    productIds: [productId],
  });
  return { productId, scriptId: script.id };
}

test('a payer pays by the link of a gateway, and the order shows what the gateway reported', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const baseUrl = originOf(ownServer());
  const platform = await adminPlatform(baseUrl, 'gateways');
  const { productId, scriptId } = await onGateway(platform);
  const [merchant] = readDemo().merchants;
  if (!merchant) throw new Error('The demo has no merchant.');
  const order = {
    mchId: merchant.mchId,
    productId,
    mchOrderNo: unique('link-'),
    amount: minorUnits(amountMinor),
    notifyUrl: 'https://merchant.example/callback',
  };
  const { orderCode, payUrl } = await createPlatform({ baseUrl }).orders.create(
    signOrder(order, merchant.signingKey),
  );
  const payer = await context.newPage();
  await payer.goto(payUrl ?? '');
  const link = payer.getByRole('link', { name: '前往付款' });
  await expect(link).toHaveAttribute('href', `${pageOfGateway}/${orderCode}-1`);
  await expectAccessible(payer);

  await platform.payScripts.addVersion({
    scriptId,
    note: 'Paid',
    source: paid,
    samples: [sample],
  });
  await makeNewestLive(platform, scriptId);
  await expect(payer.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible({ timeout: 60_000 });

  await signIn(page, 'superadmin', `/order/list?order=${orderCode}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(utr);
  await expect(drawer).toContainText('plink_1');
  await expectAccessible(page);
  await platform.products.update({ id: productId, enabled: false });
});
