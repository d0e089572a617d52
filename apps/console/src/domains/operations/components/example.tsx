import { cn } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';

/** One component in one state, with the name of the state. */
export function Example({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cn('grid min-w-0 content-start gap-2', wide && 'col-span-full')}>
      <h3 className="text-xs font-medium text-muted-foreground">{title}</h3>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export function Examples({ columns = 3, children }: { columns?: 1 | 2 | 3; children: ReactNode }) {
  return (
    <div
      className={cn(
        'grid items-start gap-x-6 gap-y-5',
        columns > 1 && 'md:grid-cols-2',
        columns > 2 && 'xl:grid-cols-3',
      )}
    >
      {children}
    </div>
  );
}

export function Line({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-wrap items-center gap-2">{children}</div>;
}
