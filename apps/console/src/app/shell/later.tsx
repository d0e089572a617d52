import { type ReactNode, useEffect, useState } from 'react';

/** Maximum delay, in case the browser is never idle. */
const atLatestMs = 2_000;

/** Renders less important content after the page, when the browser is idle. */
export function Later({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    // Browsers without requestIdleCallback use the next task.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setDue(true));
      return () => clearTimeout(timer);
    }
    const moment = requestIdleCallback(() => setDue(true), { timeout: atLatestMs });
    return () => cancelIdleCallback(moment);
  }, []);
  return due && children;
}
