import type { OpenedTabsStore } from '@platform/ui-kit/headless/tabs';
import { useEffect, useRef } from 'react';

/** Lets the browser ask before the window goes away while a page holds something unsaved. */
export function useUnsavedGuard(tabs: OpenedTabsStore): { lift: () => void } {
  const lifted = useRef(false);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!lifted.current && tabs.unsaved().length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [tabs]);
  return {
    /** The person has been asked and has agreed. */
    lift: () => {
      lifted.current = true;
    },
  };
}
