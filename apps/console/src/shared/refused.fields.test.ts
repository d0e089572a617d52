import { BusinessError } from '@platform/sdk';
import { expect, it } from 'vitest';
import { problemsBeside } from './error.fields.ts';
import { withRefusalsAt } from './refused.fields.ts';

const taken = new BusinessError({
  operation: 'payGateways.add',
  requestId: 'r',
  code: 2215,
  codeName: 'gatewayExists',
  reason: '已有同名网关',
  status: 200,
});
const thrownBy = (fieldOf: (refusal: BusinessError) => string | undefined) =>
  withRefusalsAt(() => Promise.reject(taken), fieldOf).catch((error: unknown) => error);

it('puts a refusal that is about one field beside that field', async () => {
  const thrown = await thrownBy(({ codeName }) => (codeName === 'gatewayExists' ? 'name' : undefined));
  expect(problemsBeside(thrown, ['name', 'hosts'])).toEqual({ name: '已有同名网关' });
});

it('leaves other refusals and errors as they are', async () => {
  expect(await thrownBy(() => undefined)).toBe(taken);
  const broken = new Error('broken');
  await expect(
    withRefusalsAt(
      () => Promise.reject(broken),
      () => 'name',
    ),
  ).rejects.toBe(broken);
  expect(
    await withRefusalsAt(
      () => Promise.resolve(1),
      () => 'name',
    ),
  ).toBe(1);
});
