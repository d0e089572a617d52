// Runs before each test file. Files share one jsdom, because importing everything again took most of their
// time. Each test must restore the page.
import { overlays, setOverlayParts } from '@platform/ui-kit/skin/overlays/overlay.lazy';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { messageForms, setLanguage } from '../messages.ts';

// jsdom cannot scroll, but the router scrolls at every navigation.
globalThis.scrollTo = () => {};

// As after the user's first interaction with a page.
setOverlayParts(() => import('@platform/ui-kit/skin/overlays/overlay.parts'));
await overlays.load();
// Load the English plural forms too.
await messageForms.load();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  void setLanguage('zh-CN');
});
