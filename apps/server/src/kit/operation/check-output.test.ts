import { monitorLogsClear } from '@platform/sdk/operations';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { encodeOutput } from './check-output.ts';

let lines: string[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(line) });
beforeEach(() => {
  lines = [];
});

const output = { clearedCount: 2 };
const leaking = { ...output, signingSecret: 'never to be seen' };
const encode = (answer: unknown, mode: 'strict' | 'warn') =>
  encodeOutput(monitorLogsClear, answer, mode, log);

test('an answer is sent as the contract defines it', () => {
  for (const mode of ['strict', 'warn'] as const) expect(encode(output, mode)).toEqual(output);
});

test('a field that the contract does not name is not sent, and fails in tests', () => {
  expect(encode(leaking, 'warn')).toEqual(output);
  expect(() => encode(leaking, 'strict')).toThrow('fields that the contract does not name');
});

test('a value that the contract does not allow is logged, and fails in tests', () => {
  const wrong = { ...output, clearedCount: 'two' };
  expect(encode(wrong, 'warn')).toEqual(wrong);
  expect(lines.join()).toContain('clearedCount');
  expect(() => encode(wrong, 'strict')).toThrow('clearedCount');
});
