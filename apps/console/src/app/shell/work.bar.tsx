import { useEffect, useState } from 'react';
import { useText } from '../../shared/messages.ts';
import { useStore } from '../../shared/store.ts';
import { working } from '../../shared/working.ts';
import { shellMessages } from './shell.messages.ts';

/** A quick answer needs no sign; after this time one wonders whether the press counted. */
const patienceMs = 200;

/** A moving line at the top of the window while a change waits for its answer. */
export function WorkBar() {
  const text = useText(shellMessages);
  const isWorking = useStore(working) > 0;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWorking]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden">
      {isLong && (
        <>
          <span className="sr-only">{text('working')}</span>
          <div className="h-full w-1/3 animate-indeterminate bg-primary" />
        </>
      )}
    </div>
  );
}
