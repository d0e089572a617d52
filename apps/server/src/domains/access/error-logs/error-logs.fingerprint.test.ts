import { expect, test } from 'vitest';
import { fingerprintOf } from './error-logs.fingerprint.ts';

const message = 'TypeError: x is undefined';
const stack = (place: string) =>
  `${message}\n    at ${place}\n    at render (https://a.example/assets/app-1.js:1:1)`;

test.each([
  [
    'another build',
    'Row (https://a.example/assets/list-4f2a91bc.js:3:9)',
    'Row (https://a.example/assets/list-Zx81_kQ0.js:8:120)',
  ],
  [
    'another host',
    'Row (https://a.example/assets/list.js:3:9)',
    'Row (https://b.example/assets/list.js:3:9)',
  ],
])('%s has the same fingerprint', (_, one, other) => {
  expect(fingerprintOf(message, stack(one))).toBe(fingerprintOf(message, stack(other)));
});

test('numbers and ids in a message do not change the fingerprint', () => {
  const of = (id: string, count: number) => fingerprintOf(`order ${id} has ${count} rows`, null);
  expect(of('0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01', 3)).toBe(of('0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1aff', 14));
});

test('another place or message changes the fingerprint', () => {
  const faults = [
    fingerprintOf(message, stack('Row (list.js:1:1)')),
    fingerprintOf(message, stack('Cell (list.js:1:1)')),
    fingerprintOf(message, null),
    fingerprintOf('RangeError: too many', null),
  ];
  expect(new Set(faults).size).toBe(faults.length);
});

test('reads the place from a Firefox stack', () => {
  const of = (place: string) => fingerprintOf(message, `${place}\nrender@https://a.example/app.js:1:1`);
  expect(of('Row@https://a.example/list.js:3:9')).toBe(of('Row@https://b.example/list.js:4:1'));
  expect(of('Row@https://a.example/list.js:3:9')).not.toBe(of('Cell@https://a.example/list.js:3:9'));
});
