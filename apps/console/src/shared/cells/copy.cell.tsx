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
  /** In a table row: truncate the text instead of wrapping it. Cards and drawers wrap it. */
  oneLine?: boolean;
  className?: string;
}

/** Text that is copied with a click. The icon confirms it. */
export function CopyText({ value, oneLine = false, className }: CopyTextProps) {
  const say = useText(cellMessages);
  const [state, setState] = useState<keyof typeof icons>('idle');
  /**
   * Under the pointer or focused. A page has hundreds of numbers, so only this one renders its icon and its
   * screen-reader status.
   */
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), confirmationMs);
    return () => clearTimeout(timer);
  }, [state]);
  const Icon = icons[state];
  const copy = async (event: MouseEvent) => {
    // A click on the number copies it and must not open the row's drawer.
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
      // After the next element has the focus. A dialog takes the focus back when nodes go away while none has it, so
      // Tab would not get past this button.
      onBlur={() => setTimeout(() => setNear(false))}
      className={`focus-ring inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm text-start ${oneLine ? 'align-middle' : ''} hover:text-primary ${className ?? ''}`}
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
