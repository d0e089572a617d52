import { describe, expect, test } from 'vitest';
import { AddressPolicy } from './address-policy.ts';

const policy = new AddressPolicy([]);

describe('connects only to public addresses', () => {
  test.each([
    ['8.8.8.8'],
    ['1.1.1.1'],
    ['172.15.255.255'],
    ['172.32.0.1'],
    ['100.63.255.255'],
    ['100.128.0.1'],
    ['2606:4700:4700::1111'],
    ['2a00:1450:4001:82a::200e'],
  ])('accepts %s', (address) => {
    expect(policy.mayConnectTo(address)).toBe(true);
  });

  test.each([
    ['this host', '0.0.0.0'],
    ['loopback', '127.0.0.1'],
    ['loopback, another', '127.255.255.254'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['link-local, cloud metadata services', '169.254.169.254'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['carrier-grade NAT', '100.127.255.255'],
    ['documentation', '203.0.113.7'],
    ['benchmarking', '198.18.0.1'],
    ['multicast', '224.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['loopback v6', '::1'],
    ['unspecified v6', '::'],
    ['unique local', 'fd00::1'],
    ['link-local v6', 'fe80::1'],
    ['link-local v6 with a zone', 'fe80::1%eth0'],
    ['public v6 with a zone', '2606:4700:4700::1111%eth0'],
    ['v4-mapped', '::ffff:10.0.0.1'],
    ['v4-mapped in hexadecimal', '::ffff:a00:1'],
    ['v4-mapped, public', '::ffff:8.8.8.8'],
    ['v4-compatible', '::127.0.0.1'],
    ['NAT64 of a private address', '64:ff9b::a00:1'],
    ['NAT64 of a local network', '64:ff9b:1::a00:1'],
    ['6to4 of a private address', '2002:a00:1::'],
    ['Teredo', '2001:0:53aa:64c::1'],
    ['documentation v6', '2001:db8::1'],
    ['multicast v6', 'ff02::1'],
    ['unassigned v6', '4000::1'],
    ['no address', 'localhost'],
    ['nothing', ''],
  ])('refuses %s: %s', (_, address) => {
    expect(policy.mayConnectTo(address)).toBe(false);
  });

  test('accepts exactly the addresses allowed by name', () => {
    const local = new AddressPolicy(['127.0.0.1', 'fd00::/64']);
    expect(local.mayConnectTo('127.0.0.1')).toBe(true);
    expect(local.mayConnectTo('fd00::9')).toBe(true);
    expect(local.mayConnectTo('127.0.0.2')).toBe(false);
    expect(local.mayConnectTo('fd00:0:0:1::9')).toBe(false);
  });
});

describe('a URL is checked before its name is resolved', () => {
  test.each([
    ['https://merchant.test-shop.com/callback?a=1'],
    ['http://shop.com:8080/'],
    ['http://shop.com:1024/'],
    ['https://shop.com:443/'],
    ['http://8.8.8.8/callback'],
    ['https://[2606:4700:4700::1111]/'],
  ])('accepts the URL %s', (url) => {
    expect(policy.refusalOfUrl(url)).toBeUndefined();
  });

  test.each([
    ['ftp://shop.com/', 'not an http or https address'],
    ['file:///etc/passwd', 'not an http or https address'],
    ['shop.com/callback', 'not an http or https address'],
    ['', 'not an http or https address'],
    ['https://user:secret@shop.com/', 'names a user or a password'],
    ['http://shop.com:22/', 'port not allowed'],
    ['http://shop.com:25/', 'port not allowed'],
    ['https://merchant.example/callback', 'name reserved for documentation'],
    ['https://merchant.example./callback', 'name reserved for documentation'],
    ['https://shop.invalid/', 'name reserved for documentation'],
    ['http://127.0.0.1:8080/', 'not a public address'],
    ['http://[::1]:8080/', 'not a public address'],
    ['http://[::ffff:127.0.0.1]/', 'not a public address'],
    // As browsers parse them: one number, octal, hexadecimal, short form.
    ['http://2130706433/', 'not a public address'],
    ['http://0177.0.0.1/', 'not a public address'],
    ['http://0x7f.1/', 'not a public address'],
    ['http://127.1/', 'not a public address'],
    ['http://①②⑦.⓪.⓪.①/', 'not a public address'],
  ])('refuses the URL %s: %s', (url, reason) => {
    expect(policy.refusalOfUrl(url)).toBe(reason);
  });
});
