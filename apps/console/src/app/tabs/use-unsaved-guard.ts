import type { OpenedTabsStore } from '@platform/ui-kit/headless/tabs';
import { useEffect } from 'react';
import { isUnsavedGuardLifted } from './unsaved.guard.ts';

/** Lets the browser ask before the window goes away while a page holds something unsaved. */
export function useUnsavedGuard(tabs: OpenedTabsStore): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isUnsavedGuardLifted() && tabs.unsaved().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [tabs]);
}
