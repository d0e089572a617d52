import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { BusinessError } from './business-error.ts';
import { HttpError } from './http-error.ts';
import { isPlatformError, PlatformError } from './platform-error.ts';
import { AbortedError, NetworkError, TimeoutError } from './transport-errors.ts';
import { ValidationError } from './validation-error.ts';

const call = { operation: 'orders.list', requestId: 'r1' };

const every = {
  BusinessError: new BusinessError({
    ...call,
    code: 2008,
    codeName: 'orderNotFound',
    reason: 'No such order.',
  }),
  HttpError: new HttpError({ ...call, status: 503, reason: 'Busy.' }),
  NetworkError: new NetworkError({ ...call, writes: false, cause: new Error('ECONNRESET') }),
  TimeoutError: new TimeoutError({ ...call, writes: true, timeoutMs: 5 }),
  AbortedError: new AbortedError({ ...call, writes: false }),
  ValidationError: new ValidationError({
    ...call,
    direction: 'request',
    foundBy: 'client',
    issues: [{ path: 'amount', code: 'too_small', message: 'minimum 1' }],
  }),
};

const classes = { BusinessError, HttpError, NetworkError, TimeoutError, AbortedError, ValidationError };
const names = Object.keys(every) as (keyof typeof every)[];

describe('the error family', () => {
  it.each(names)('%s says what happened, why and what to do, with its request id', (name) => {
    const error = every[name];
    const { what, why, whatToDo } = error.explain();
    expect(what).toContain('orders.list');
    expect(why).not.toBe('');
    expect(whatToDo).not.toBe('');
    expect(error.message).toBe(`${what}: ${why}`);
    expect(error).toMatchObject({ name, operation: 'orders.list', requestId: 'r1' });
  });

  it.each(names)('%s is distinguished from its siblings by class and by guard', (name) => {
    const error: unknown = every[name];
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(PlatformError);
    expect(names.filter((other) => error instanceof classes[other])).toEqual([name]);
    expect(names.filter((other) => classes[other].is(error))).toEqual([name]);
    expect(isPlatformError(error)).toBe(true);
  });

  it.each(names)('%s becomes JSON for a log', (name) => {
    expect(JSON.parse(JSON.stringify(every[name]))).toMatchObject({
      name,
      operation: 'orders.list',
      requestId: 'r1',
    });
  });

  it('does not accept other errors as its own', () => {
    for (const other of [new Error('x'), null, undefined, 'text', { name: 'BusinessError' }]) {
      expect(isPlatformError(other)).toBe(false);
      expect(other instanceof PlatformError).toBe(false);
    }
  });

  it('recognizes errors of another copy of the package', async () => {
    vi.resetModules();
    const copy = await import('./business-error.ts');
    const copyOfHttp = await import('./http-error.ts');
    const error: unknown = new copy.BusinessError({
      ...call,
      code: 2008,
      codeName: 'orderNotFound',
      reason: '',
    });
    expect(copy.BusinessError).not.toBe(BusinessError);
    expect(error).toBeInstanceOf(BusinessError);
    expect(error).toBeInstanceOf(PlatformError);
    expect(error).not.toBeInstanceOf(HttpError);
    expect(BusinessError.is(error, 'orderNotFound')).toBe(true);
    expect(every.HttpError).toBeInstanceOf(copyOfHttp.HttpError);
  });

  it('does not claim classes that users derive', () => {
    class OrderMissing extends BusinessError {}
    const own = new OrderMissing({ ...call, code: 2008, codeName: 'orderNotFound', reason: '' });
    expect(own).toBeInstanceOf(OrderMissing);
    expect(own).toBeInstanceOf(BusinessError);
    expect(every.BusinessError).not.toBeInstanceOf(OrderMissing);
  });

  it('narrows a refusal by its name', () => {
    expect(BusinessError.is(every.BusinessError, 'orderNotFound')).toBe(true);
    expect(BusinessError.is(every.BusinessError, 'forbidden')).toBe(false);
  });

  it('walks the chain of causes', () => {
    const root = new Error('root');
    const error = new NetworkError({ ...call, writes: false, cause: new Error('middle', { cause: root }) });
    expect(error.walk()).toBe(root);
    expect(error.walk((link) => link instanceof Error && link.message === 'middle')).toBe(error.cause);
    expect(error.walk(() => false)).toBeUndefined();
    root.cause = error;
    expect(error.walk(() => false)).toBeUndefined();
  });

  it('warns that a write without an answer may have happened', () => {
    expect(every.TimeoutError.explain().whatToDo).toContain('not known whether');
    expect(every.NetworkError.explain().whatToDo).not.toContain('not known whether');
  });

  it('prints only named fields', () => {
    expect(Object.keys(every.BusinessError).sort()).toEqual(
      ['code', 'codeName', 'issues', 'operation', 'reason', 'requestId', 'retryable', 'status'].sort(),
    );
    expect(inspect(every.BusinessError)).not.toContain('explanation');
  });
});
