import { cn } from '@platform/ui-kit/skin';
import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../../../shared/messages.ts';
import { deskMessages } from './desk.messages.ts';

const soonMs = 2 * 60_000;

const clockText = (leftMs: number): string => {
  const seconds = Math.ceil(leftMs / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Counts down to the end of a lease by the clock, so that sleep of the computer does not extend it. */
export function LeaseClock({ endsAt, onEnd }: { endsAt: string; onEnd: () => void }) {
  const say = useText(deskMessages);
  const endsAtMs = Date.parse(endsAt);
  const [leftMs, setLeftMs] = useState(() => Math.max(0, endsAtMs - Date.now()));
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const tick = () => {
      const left = Math.max(0, endsAtMs - Date.now());
      setLeftMs(left);
      if (left === 0) {
        clearInterval(timer);
        ended();
      }
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return (
    <span
      role="timer"
      title={say('leaseHelp')}
      className={cn(
        'numeric inline-flex items-center gap-1 text-sm',
        leftMs < soonMs ? 'font-semibold text-danger' : 'text-muted-foreground',
      )}
    >
      <Timer aria-hidden className="size-4" />
      {say('leaseLeft', { time: clockText(leftMs) })}
    </span>
  );
}
