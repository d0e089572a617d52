import { describe, expect, it } from 'vitest';
import { toastBottom } from './use-toast-bottom.ts';

const screenPx = 844;
const toastsPx = 70;

describe('on a phone, toasts', () => {
  it('stand over a low dialog', () => {
    const dialog = { topPx: 600, heightPx: 244, footerHeightPx: 110 };
    expect(toastBottom(screenPx, toastsPx, dialog)).toBe(244);
  });

  it('stand over the footer of a dialog that leaves too little room above its title', () => {
    const dialog = { topPx: 68, heightPx: 776, footerHeightPx: 110 };
    expect(toastBottom(screenPx, toastsPx, dialog)).toBe(110);
  });

  it('stand at the bottom of a drawer without a footer', () => {
    expect(toastBottom(screenPx, toastsPx, { topPx: 0, heightPx: screenPx, footerHeightPx: 0 })).toBe(0);
  });

  it('stay on a screen that has become lower than the dialog', () => {
    expect(toastBottom(400, toastsPx, { topPx: 0, heightPx: 500, footerHeightPx: 50 })).toBe(0);
  });
});
