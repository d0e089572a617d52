import { describe, expect, it } from 'vitest';
import { isNetwork, urlRefusal } from './text.checks.ts';

describe('an address or a network', () => {
  it.each(['203.0.113.7', '10.0.0.0/8', '0.0.0.0/0', '2001:db8::1', '2001:DB8::/32', '::ffff:192.0.2.1/128'])(
    '%s',
    (text) => expect(isNetwork(text)).toBe(true),
  );
  it.each([
    '',
    'shop.example',
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7/33',
    '2001:db8::/129',
    '2001:db8',
    '::1%eth0',
    '1.2.3.4/',
    '::g',
  ])('is not “%s”', (text) => expect(isNetwork(text)).toBe(false));
});

describe('a web address', () => {
  it.each([
    ['', undefined],
    ['https://shop.example/notify?a=1', undefined],
    ['shop.example/notify', 'invalidUrl'],
    ['ftp://shop.example', 'invalidUrl'],
    ['javascript:alert(1)', 'invalidUrl'],
    ['https://', 'invalidUrl'],
    ['https://shop.example/a b', 'invalidUrl'],
    [`https://shop.example/${'a'.repeat(500)}`, 'tooLong'],
  ])('%s: %s', (url, why) => expect(urlRefusal(url, 500)).toBe(why));
});
