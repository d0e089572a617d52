import { describe, expect, test } from 'vitest';
import { AddressSet, clientAddress } from './client-address.ts';

const proxies = new AddressSet(['10.0.0.0/8', 'fd00::/8']);

test.each([
  { why: 'nobody is trusted', peer: '203.0.113.1', header: '198.51.100.7', client: '203.0.113.1' },
  { why: 'one proxy', peer: '10.0.0.1', header: '198.51.100.7', client: '198.51.100.7' },
  { why: 'two proxies', peer: '10.0.0.1', header: '198.51.100.7, 10.0.0.2', client: '198.51.100.7' },
  { why: 'a forged first entry', peer: '10.0.0.1', header: '1.1.1.1, 198.51.100.7', client: '198.51.100.7' },
  { why: 'nonsense in the header', peer: '10.0.0.1', header: 'unknown', client: '10.0.0.1' },
  { why: 'no header', peer: '10.0.0.1', header: undefined, client: '10.0.0.1' },
  { why: 'IPv4 written as IPv6', peer: '::ffff:10.0.0.1', header: '198.51.100.7', client: '198.51.100.7' },
  { why: 'IPv6', peer: 'fd00::1', header: '2001:db8::7', client: '2001:db8::7' },
])('$why: the client is $client', ({ peer, header, client }) => {
  expect(clientAddress(peer, header, proxies)).toBe(client);
});

describe('a set of addresses', () => {
  test.each(['10.0.0', '10.0.0.0/33', 'fd00::/129', 'host.example', '10.0.0.0/x', ''])(
    'refuses "%s"',
    (entry) => {
      expect(() => new AddressSet([entry])).toThrow(/neither an address nor a network/);
    },
  );

  test('recognizes an address written in either family', () => {
    expect(new AddressSet(['192.0.2.1']).has('::ffff:192.0.2.1')).toBe(true);
    expect(new AddressSet(['192.0.2.1']).has('192.0.2.2')).toBe(false);
  });
});
