import { expect, test } from 'vitest';
import { AddressPolicy } from './address-policy.ts';
import { attemptErrorText } from './callback-attempts.labels.ts';
import { createHttpSender } from './http-sender.ts';

const message = { headers: {}, body: '', timeoutMs: 20 };
const send = createHttpSender(new AddressPolicy([]));

test.each([
  'ftp://shop.com/',
  'https://a:b@shop.com/',
  'https://shop.com:22/',
  'https://shop.example/',
  'https://10.0.0.7/',
])('translates the refusal of %s into each language', async (url) => {
  const { error } = await send({ ...message, url });
  const said = (['zh-CN', 'zh-TW', 'en-US'] as const).map((language) =>
    attemptErrorText(error ?? '', language),
  );
  expect(said[2]).toBe(error);
  expect(said.slice(0, 2).map((text) => /\p{Script=Han}/u.test(text))).toEqual([true, true]);
});

test('translates timeouts, unknown names and refused connections; other errors stay unchanged', async () => {
  const silent = createHttpSender(new AddressPolicy([]), () => new Promise(() => undefined));
  const { error } = await silent({ ...message, url: 'https://shop.com/' });
  expect(attemptErrorText(error ?? '', 'zh-CN')).toBe('20 毫秒内没有应答');
  const nameless = await createHttpSender(new AddressPolicy([]), async () => [])({
    ...message,
    url: 'https://shop.com/',
  });
  expect(attemptErrorText(nameless.error ?? '', 'zh-TW')).toBe('網域沒有位址');
  expect(attemptErrorText('ECONNREFUSED', 'zh-CN')).toBe('对方拒绝连接（ECONNREFUSED）');
  expect(attemptErrorText('constructor', 'zh-CN')).toBe('constructor');
});
