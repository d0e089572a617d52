import type { ReactNode } from 'react';
import { cn } from '../theme/class-names.ts';
import { type Tone, toneIcon, toneSurface } from '../theme/tone.ts';

export interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons, below the words. */
  actions?: ReactNode;
  className?: string;
}

/** A message in the page. A danger is announced at once, other tones at the next pause. */
export function Notice({ tone, title, children, actions, className }: NoticeProps) {
  const Icon = toneIcon[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn('flex items-start gap-2 rounded-md border px-3 py-2', toneSurface[tone], className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
