// Runs before each test file: files share one jsdom (importing anew for each took most of their time), so each test
// leaves it as it was.
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { overlays, setOverlayParts } from '../skin/overlays/overlay.lazy.tsx';
import { toast } from '../skin/overlays/toast.tsx';

// As after the first touch of a page; what happens before it has a test of its own.
setOverlayParts(() => import('../skin/overlays/overlay.parts.tsx'));
await overlays.load();

// What jsdom lacks and the parts measure with; sizes are all zero there.
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
