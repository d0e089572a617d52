// Runs before each test file. Files share one jsdom, because importing it again for each took most of their
// time, so each test restores it.
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { overlays, setOverlayParts } from '../skin/overlays/overlay.lazy.tsx';
import { toast } from '../skin/overlays/toast.tsx';

// As after the first interaction with a page; the state before it has its own test.
setOverlayParts(() => import('../skin/overlays/overlay.parts.tsx'));
await overlays.load();

// APIs that jsdom lacks; all sizes are zero there.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  localStorage.clear();
});
