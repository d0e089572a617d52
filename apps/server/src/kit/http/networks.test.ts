import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AddressSet } from './client-address.ts';
import { canonicalAddress, NetworkMap, networkText, parseNetwork } from './networks.ts';

const ipv4 = fc.ipV4();
const ipv6 = fc.ipV6();
const network = fc.oneof(
  fc.tuple(ipv4, fc.integer({ min: 0, max: 32 })),
  fc.tuple(ipv6, fc.integer({ min: 0, max: 128 })),
);
const address = fc.oneof(ipv4, ipv6);
const canonical = (text: string) => {
  const parsed = parseNetwork(text);
  return parsed && networkText(parsed);
};

describe('a network', () => {
  it('has one way of writing, which is read as itself', () => {
    fc.assert(
      fc.property(network, ([from, bits]) => {
        const text = canonical(`${from}/${bits}`);
        // IPv6 with an IPv4 address in it may be too short a prefix for IPv4.
        if (text !== undefined) expect(canonical(text)).toBe(text);
      }),
    );
  });

  it('holds the addresses that Node says it holds', () => {
    fc.assert(
      fc.property(fc.array(network, { maxLength: 5 }), address, (networks, from) => {
        const texts = networks.map(([start, bits]) => `${start}/${bits}`).filter((text) => canonical(text));
        const map = new NetworkMap(texts.map((text) => [text, text]));
        const held = texts.filter(
          (text) =>
            parseNetwork(text)?.family === parseNetwork(from)?.family &&
            new AddressSet([canonical(text) ?? '']).has(from),
        );
        expect(map.of(from).toSorted()).toEqual(held.toSorted());
      }),
    );
  });

  it.each([
    ['203.0.113.9/24', '203.0.113.0/24'],
    ['203.0.113.9/32', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9/120', '203.0.113.0/24'],
    ['2001:0DB8:0:0::1', '2001:db8::1'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['::203.0.113.9', '::cb00:7109'],
    ['::203.0.113.9/96', '::/96'],
  ])('%s is written as %s', (text, written) => {
    expect(canonical(text)).toBe(written);
  });

  it('of IPv4 does not hold an address of IPv6 that ends in one of IPv4', () => {
    const map = new NetworkMap([['203.0.113.0/24', 'listed']]);
    expect(map.of('203.0.113.9')).toEqual(['listed']);
    expect(map.of('::ffff:203.0.113.9')).toEqual(['listed']);
    expect(map.of('::203.0.113.9')).toEqual([]);
  });

  it.each([
    '',
    '1',
    '1.2.3',
    '01.2.3.4',
    '1.2.3.4/',
    '1.2.3.4/33',
    '1.2.3.4/1/2',
    'fe80::1%eth0',
    'x',
    '::/129',
  ])('%j is none', (text) => {
    expect(parseNetwork(text)).toBeUndefined();
  });

  it('leaves a text that is no address alone', () => {
    expect(canonicalAddress('unknown')).toBe('unknown');
    expect(canonicalAddress('2001:DB8::1')).toBe('2001:db8::1');
  });
});
