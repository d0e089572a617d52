// One program for every runtime and both module systems: it uses what differs between them (fetch, time zones, random
// bytes, digests, classes across entries) and gives back what must be the same everywhere.
module.exports = async function smoke(sdk, { errorCatalogue }, baseUrl) {
  const { BusinessError, createPlatform, formatMoney, parsePlatformTime, signOrder } = sdk;
  const warnings = [];
  const platform = createPlatform({
    baseUrl,
    catalogue: errorCatalogue,
    language: 'en-US',
    onWarning: ({ operation }) => warnings.push(operation),
  });
  const { token } = await platform.session.login({ userName: 'merchant', password: 'Secret2026' });
  const { list } = await platform.orders.list({ page: 1, startTime: new Date('2026-11-20T00:00:00Z') });
  const refusal = await platform.merchants.signingKey().catch((error) => error);
  const { sign } = signOrder(
    { mchId: '10000101', productId: 3001, mchOrderNo: 'M-1', amount: 50_000 },
    'key',
  );
  return {
    token,
    amount: formatMoney(list[0].amountMinor, list[0].currency),
    warnings,
    refused: BusinessError.is(refusal) && refusal.codeName,
    sign,
    time: parsePlatformTime('2026-11-20 08:00:00', 'Asia/Shanghai')?.toISOString(),
  };
};
