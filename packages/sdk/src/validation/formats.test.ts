import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { dateTime, ip, uri } from './formats.ts';

const accepts = (format: () => z.ZodMiniString, text: string) => format().safeParse(text).success;

describe('a time of a response', () => {
  it.each(['2026-11-21T09:00:00+08:00', '2026-11-21T01:00:00.123Z', '2024-02-29T23:59:59-12:00'])(
    'may be %s',
    (text) => {
      expect(accepts(dateTime, text)).toBe(true);
      expect(Number.isNaN(Date.parse(text))).toBe(false);
    },
  );

  it.each([
    '2026-11-21',
    '2026-11-21 09:00:00',
    '2026-11-21T09:00:00',
    '2026-13-01T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-01-32T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01T00:00:00+24:00',
  ])('is not %s', (text) => {
    expect(accepts(dateTime, text)).toBe(false);
  });
});

describe('a web address', () => {
  it.each(['https://merchant.example/callback?a=1', 'http://127.0.0.1:8080/'])('may be %s', (text) => {
    expect(accepts(uri, text)).toBe(true);
  });

  it.each([
    'ftp://merchant.example',
    'javascript:alert(1)',
    'https://',
    'https://user:secret@merchant.example/',
    '//merchant.example',
    'merchant.example',
  ])('is not %s', (text) => {
    expect(accepts(uri, text)).toBe(false);
  });
});

describe('an IP address', () => {
  it.each(['203.0.113.7', '2001:db8::7', '::1', '::ffff:203.0.113.7'])('may be %s', (text) => {
    expect(accepts(ip, text)).toBe(true);
  });

  it.each(['203.0.113', '203.0.113.256', '203.0.113.7.', '2001:db8:::7', 'localhost', ''])(
    'is not "%s"',
    (text) => {
      expect(accepts(ip, text)).toBe(false);
    },
  );
});
