import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keyAlongLine, readsToLeft } from './direction.ts';
import { useDocumentDirection } from './use-document-direction.ts';

const place = (dir: string) => {
  document.body.innerHTML = `<div style="direction: ${dir}"><button type="button">x</button></div>`;
  return document.querySelector('button') as HTMLElement;
};
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('dir');
});

it('takes the arrows as they lie along the line', () => {
  const toRight = place('ltr');
  expect(readsToLeft(toRight)).toBe(false);
  expect(keyAlongLine('ArrowLeft', toRight)).toBe('ArrowLeft');
  const toLeft = place('rtl');
  expect(readsToLeft(toLeft)).toBe(true);
  expect(keyAlongLine('ArrowLeft', toLeft)).toBe('ArrowRight');
  expect(keyAlongLine('ArrowRight', toLeft)).toBe('ArrowLeft');
});

it('leaves every other key alone', () => {
  for (const key of ['ArrowUp', 'ArrowDown', 'Home', 'Enter', 'a']) {
    expect(keyAlongLine(key, place('rtl'))).toBe(key);
  }
});

it('the direction of the document is followed when it changes', async () => {
  const { result } = renderHook(() => useDocumentDirection());
  expect(result.current).toBe('ltr');
  await act(async () => {
    document.documentElement.dir = 'rtl';
  });
  expect(result.current).toBe('rtl');
  await act(async () => {
    document.documentElement.removeAttribute('dir');
  });
  expect(result.current).toBe('ltr');
});
