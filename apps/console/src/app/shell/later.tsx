import { type ReactNode, useEffect, useState } from 'react';

/** Not longer than this, however busy the page keeps the browser. */
const atLatestMs = 2_000;

/** What nobody looks for first comes when the page stands and the browser has nothing else to do. */
export function Later({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    // Not every browser has moments to offer: there it is the next one.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => setDue(true));
      return () => clearTimeout(timer);
    }
    const moment = requestIdleCallback(() => setDue(true), { timeout: atLatestMs });
    return () => cancelIdleCallback(moment);
  }, []);
  return due && children;
}
