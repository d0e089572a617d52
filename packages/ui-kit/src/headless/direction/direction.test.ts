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

it('maps the arrow keys to the text direction', () => {
  const toRight = place('ltr');
  expect(readsToLeft(toRight)).toBe(false);
  expect(keyAlongLine('ArrowLeft', toRight)).toBe('ArrowLeft');
  const toLeft = place('rtl');
  expect(readsToLeft(toLeft)).toBe(true);
  expect(keyAlongLine('ArrowLeft', toLeft)).toBe('ArrowRight');
  expect(keyAlongLine('ArrowRight', toLeft)).toBe('ArrowLeft');
});

it('ignores every other key', () => {
  for (const key of ['ArrowUp', 'ArrowDown', 'Home', 'Enter', 'a']) {
    expect(keyAlongLine(key, place('rtl'))).toBe(key);
  }
});

it('follows a change of the document’s direction', async () => {
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
