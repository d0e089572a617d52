// Runs before each test file: files share one jsdom (importing anew for each took most of their time), so each test
// leaves the page as it was.
import { overlays, setOverlayParts } from '@platform/ui-kit/skin/overlays/overlay.lazy';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { messageForms, setLanguage } from '../messages.ts';

// jsdom cannot scroll; the router asks for it at every navigation.
globalThis.scrollTo = () => {};

// As after the first touch of a page.
setOverlayParts(() => import('@platform/ui-kit/skin/overlays/overlay.parts'));
await overlays.load();
// And so are the forms that English has for one.
await messageForms.load();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  void setLanguage('zh-CN');
});
