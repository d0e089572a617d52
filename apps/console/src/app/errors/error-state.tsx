import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ErrorStateProps {
  icon: LucideIcon;
  /** Short code to quote to support, e.g. `404`. */
  code?: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** `h1` for a whole page; `h2` for a block inside a page that has a heading. */
  level?: 'h1' | 'h2';
}

/** Shown instead of a page or block that failed: what happened, and what to do next. */
export function ErrorState({
  icon: Icon,
  code,
  title,
  children,
  actions,
  level: Heading = 'h1',
}: ErrorStateProps) {
  return (
    <div className="grid min-h-full place-items-center px-4 py-12">
      <div className="grid max-w-md justify-items-center gap-2 text-center">
        <span className="mb-2 grid size-12 place-items-center rounded-xl border bg-card text-muted-foreground shadow-xs">
          <Icon aria-hidden className="size-6" />
        </span>
        {code && <p className="font-mono text-sm text-muted-foreground">{code}</p>}
        <Heading className="text-xl font-semibold">{title}</Heading>
        <div className="grid gap-2 text-muted-foreground">{children}</div>
        <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>
      </div>
    </div>
  );
}
