import { Check, Copy, X } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { copyText } from '../copy.ts';
import { useText } from '../messages.ts';
import { cellMessages } from './cells.messages.ts';

const confirmationMs = 1500;
const icons = { idle: Copy, copied: Check, failed: X };
const iconTones = { idle: 'text-muted-foreground', copied: 'text-success', failed: 'text-danger' };

export interface CopyTextProps {
  value: string;
  /** Of a row: cut where it has no room, instead of taking as many lines as it needs. */
  oneLine?: boolean;
  className?: string;
}

/** A text that a click copies; the sign beside it says that it did. */
export function CopyText({ value, oneLine = false, className }: CopyTextProps) {
  const say = useText(cellMessages);
  const [state, setState] = useState<keyof typeof icons>('idle');
  /** Under the pointer or focused. A page has hundreds of numbers: only the one that is looked at gets sign and voice. */
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), confirmationMs);
    return () => clearTimeout(timer);
  }, [state]);
  const Icon = icons[state];
  const copy = async (event: MouseEvent) => {
    // In a row that opens its drawer, a click on the number copies and does nothing else.
    event.stopPropagation();
    setState((await copyText(value)) ? 'copied' : 'failed');
  };
  return (
    <button
      type="button"
      title={value}
      aria-label={say('copyValue', { value })}
      onClick={copy}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={(event) => setNear(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setNear(false)}
      className={`focus-ring inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm text-start align-middle hover:text-primary ${className ?? ''}`}
    >
      <span className={oneLine ? 'truncate' : 'wrap-anywhere'}>{value}</span>
      {(near || state !== 'idle') && (
        <>
          <Icon aria-hidden className={`size-3 shrink-0 ${iconTones[state]}`} />
          <span aria-live="polite" className="sr-only">
            {state === 'copied' && say('copied')}
            {state === 'failed' && say('copyFailed')}
          </span>
        </>
      )}
    </button>
  );
}
