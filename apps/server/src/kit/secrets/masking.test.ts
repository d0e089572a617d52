import { expect, test } from 'vitest';
import { maskSecrets } from './masking.ts';

test('secrets are removed, account numbers keep their last digits, and the rest is unchanged', () => {
  const masked = maskSecrets({
    account: 'merchant',
    password: 'Hunter2000',
    nested: [{ signingKey: 'abc', cardNumber: '6222021234567890', amountMinor: 100 }],
    token2: 'xyz',
  });
  expect(masked).toEqual({
    account: 'merchant',
    password: '***',
    nested: [{ signingKey: '***', cardNumber: '***7890', amountMinor: 100 }],
    token2: '***',
  });
});

test('it shows whether there was a secret', () => {
  expect(maskSecrets({ password: null, token: undefined })).toEqual({ password: null, token: null });
});

test('it never returns the given object', () => {
  const original = { list: [{ name: 'x' }] };
  const copy = maskSecrets(original) as typeof original;
  copy.list[0]!.name = 'changed';
  expect(original.list[0]?.name).toBe('x');
});

test('depth and length are limited', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(JSON.stringify(maskSecrets(circle))).toContain('…');
  expect(JSON.stringify(maskSecrets({ text: 'x'.repeat(10_000) })).length).toBeLessThan(2_100);
});
