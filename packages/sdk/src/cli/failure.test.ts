import {
  AbortedError,
  BusinessError,
  HttpError,
  NetworkError,
  OutcomeUnknownError,
  TimeoutError,
  ValidationError,
} from '@platform/sdk';
import { describe, expect, it } from 'vitest';
import { CliError, interrupted } from './exit-codes.ts';
import { reportFailure } from './failure.ts';
import { processTerminal } from './terminal.ts';

const facts = { operation: 'orders.create', requestId: 'r-1' };
const transport = { ...facts, writes: true };
const refused = (code: number, codeName: 'orderNotFound' | 'sessionExpired') =>
  new BusinessError({ ...facts, code, codeName, reason: 'no\u001b[2J' });
const network = new NetworkError({ ...transport, cause: new Error('connect ECONNREFUSED') });
const validation = (direction: 'request' | 'response') =>
  new ValidationError({
    ...facts,
    direction,
    foundBy: 'client',
    issues: [{ path: 'a', code: 'c', message: 'm' }],
  });

function report(error: unknown, signal = new AbortController().signal) {
  let stderr = '';
  const terminal = { ...processTerminal(), stderr: { write: (text: string) => (stderr += text) } };
  // A stub of the only method that is used.
  const code = reportFailure(error, terminal as never, signal);
  return { code, stderr };
}

describe('the exit code', () => {
  it.each([
    ['a refusal', refused(2001, 'orderNotFound'), 1],
    ['an ended session', refused(1003, 'sessionExpired'), 4],
    ['an input that breaks the contract', validation('request'), 2],
    ['an answer that does', validation('response'), 3],
    ['too many calls', new HttpError({ ...facts, status: 429, reason: 'slow down' }), 1],
    ['a fault of the server', new HttpError({ ...facts, status: 503, reason: 'down' }), 3],
    ['an answer that is none', new HttpError({ ...facts, status: 200, reason: 'html' }), 3],
    ['no answer', network, 3],
    ['a time-out', new TimeoutError({ ...transport, timeoutMs: 5 }), 3],
    ['an unknown outcome', new OutcomeUnknownError({ ...facts, cause: network }), 3],
    ['a mistake in the arguments', new CliError(2, 'wrong'), 2],
    ['a folder that may not be written', Object.assign(new Error('EACCES'), { syscall: 'open' }), 2],
    ['a prompt that was left', interrupted(), 130],
    ['a fault of this program', new TypeError('oops'), 70],
  ])('for %s is right', (_, error, code) => {
    expect(report(error).code).toBe(code);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['outputClosed', 0],
  ])('after %s is that of the signal, without a message', (reason, code) => {
    const controller = new AbortController();
    controller.abort(reason);
    for (const error of [new AbortedError(transport), reason, interrupted()])
      expect(report(error, controller.signal)).toEqual({ code, stderr: '' });
  });
});

describe('an error message', () => {
  it('contains what happened, why, what to do and the request id, without terminal control characters', () => {
    const { stderr } = report(refused(2001, 'orderNotFound'));
    expect(stderr).toMatch(
      /^platform: orders\.create was refused with code 2001 \(orderNotFound\): no\\u001b\[2J\n {2}.+\n {2}Request id: r-1\n$/,
    );
  });

  it('after an unknown outcome explains how to find out', () => {
    const { stderr } = report(
      new OutcomeUnknownError({ ...facts, mchId: '1', mchOrderNo: 'M-1', cause: network }),
    );
    expect(stderr).toContain('order M-1 of merchant 1');
    expect(stderr).toContain('send the same signed order again');
  });
});
