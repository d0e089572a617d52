import { useCallback, useEffect, useState } from 'react';

/**
 * Counts whole seconds down to zero. Uses the clock, so that sleep of the computer does not extend the wait.
 */
export function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [endsAtMs, setEndsAtMs] = useState<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (endsAtMs === null) return;
    const tick = () => {
      const left = Math.max(0, Math.ceil((endsAtMs - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) setEndsAtMs(null);
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  const start = useCallback((seconds: number) => {
    setSecondsLeft(seconds);
    setEndsAtMs(Date.now() + seconds * 1000);
  }, []);
  return { secondsLeft, start };
}
