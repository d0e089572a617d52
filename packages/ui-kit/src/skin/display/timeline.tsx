import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../theme/class-names.ts';
import { type Tone, toneIcon, toneText } from '../theme/tone.ts';

export interface TimelineItem {
  id: string;
  tone: Tone;
  icon?: LucideIcon;
  title: ReactNode;
  time?: ReactNode;
  body?: ReactNode;
}

/** What happened, in order. */
export function Timeline({ items, className }: { items: readonly TimelineItem[]; className?: string }) {
  return (
    <ol className={cn('grid', className)}>
      {items.map((item, index) => {
        const Icon = item.icon ?? toneIcon[item.tone];
        return (
          <li key={item.id} className="relative grid grid-cols-[1.25rem_1fr] gap-x-3 pb-5 last:pb-0">
            {index < items.length - 1 && (
              <span aria-hidden className="absolute top-6 bottom-0.5 start-[0.59375rem] w-px bg-border" />
            )}
            <Icon aria-hidden className={cn('mt-0.5 size-5 rounded-full bg-card', toneText[item.tone])} />
            <div className="min-w-0">
              <div className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-medium">{item.title}</span>
                {item.time && <span className="text-xs text-muted-foreground">{item.time}</span>}
              </div>
              {item.body && <div className="mt-1 text-sm text-muted-foreground">{item.body}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
