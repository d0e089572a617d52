import type { OpenedTabsStore } from '@platform/ui-kit/headless/tabs';
import { useEffect } from 'react';
import { isUnsavedGuardLifted } from './unsaved.guard.ts';

/** Makes the browser ask before the window closes while a page has unsaved input. */
export function useUnsavedGuard(tabs: OpenedTabsStore): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isUnsavedGuardLifted() && tabs.unsaved().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [tabs]);
}
