import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createDialogStack } from './dialog-stack.ts';
import { isTypedConfirmationMet } from './typed-confirmation.ts';

type Kinds = { confirm: { props: { title: string }; result: boolean } };

function openTwo() {
  const stack = createDialogStack<Kinds>();
  const first = stack.open('confirm', { title: 'first' });
  const second = stack.open('confirm', { title: 'second' });
  const [firstId, secondId] = stack.snapshot().map((entry) => entry.id) as [number, number];
  return { stack, first, second, firstId, secondId };
}

describe('stacked dialogs', () => {
  it('are answered independently', async () => {
    const { stack, first, second, firstId, secondId } = openTwo();
    stack.resolve(secondId, true);
    stack.resolve(firstId, false);
    expect(await second).toBe(true);
    expect(await first).toBe(false);
  });

  it('stay listed until they have left the screen', () => {
    const { stack, firstId } = openTwo();
    stack.resolve(firstId, true);
    expect(stack.snapshot().map((entry) => entry.open)).toEqual([false, true]);
    stack.remove(firstId);
    expect(stack.snapshot()).toHaveLength(1);
  });

  it('answer once', async () => {
    const { stack, first, firstId } = openTwo();
    stack.resolve(firstId, true);
    stack.resolve(firstId, false);
    expect(await first).toBe(true);
  });

  it('have no answer when dismissed', async () => {
    const { stack, first, firstId } = openTwo();
    expect(await stack.dismiss(firstId)).toBe(true);
    expect(await first).toBeUndefined();
  });

  it('stay when their before-close check refuses', async () => {
    const { stack, secondId } = openTwo();
    const check = vi.fn(async () => false);
    stack.setBeforeClose(secondId, check);
    expect(await stack.dismiss(secondId)).toBe(false);
    expect(check).toHaveBeenCalledTimes(1);
    expect(stack.snapshot().at(-1)?.open).toBe(true);
  });

  it('report unsaved input as long as one of them asks', () => {
    const { stack, firstId, secondId } = openTwo();
    const told = vi.fn();
    stack.subscribe(() => told(stack.isGuarded()));
    stack.setBeforeClose(firstId, () => false);
    stack.setBeforeClose(secondId, () => false);
    stack.setBeforeClose(secondId, undefined);
    expect(told.mock.calls.flat()).toEqual([true, true, true]);
    stack.resolve(firstId, true);
    expect(told).toHaveBeenLastCalledWith(false);
  });

  it('are all closed without asking when the session ends', async () => {
    const { stack, first, second, firstId } = openTwo();
    stack.setBeforeClose(firstId, () => false);
    stack.dismissAll();
    expect(await Promise.all([first, second])).toEqual([undefined, undefined]);
  });
});

describe('typing to confirm', () => {
  it.each([
    ['1200.00', '1200.00', {}, true],
    [' 1200.00 ', '1200.00', {}, true],
    ['１２００.００', '1200.00', {}, true],
    ['1,200.00', '1200.00', {}, false],
    ['1,200.00', '1200.00', { lenient: true }, true],
    ['delete', 'DELETE', {}, false],
    ['delete', 'DELETE', { lenient: true }, true],
    ['1200', '1200.00', { lenient: true }, false],
    ['', '', {}, false],
    ['', ' ', { lenient: true }, false],
  ])('%j for %j %o is %s', (typed, expected, options, met) => {
    expect(isTypedConfirmationMet(typed, { expected, ...options })).toBe(met);
  });

  it('accepts the expected text itself unless it is blank', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (expected, lenient) => {
        const blank = expected.normalize('NFKC').replaceAll(lenient ? /[\s,]/g : /^\s+|\s+$/g, '') === '';
        expect(isTypedConfirmationMet(expected, { expected, lenient })).toBe(!blank);
      }),
    );
  });
});
