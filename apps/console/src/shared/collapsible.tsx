import type { ReactNode } from 'react';

interface CollapsibleProps {
  title: string;
  /** Start open. */
  open?: boolean;
  children: ReactNode;
}

/** Long, rarely needed content behind a title. */
export function Collapsible({ title, open = false, children }: CollapsibleProps) {
  return (
    <details open={open} className="group">
      <summary className="focus-ring w-fit cursor-pointer rounded-sm py-1 text-sm text-muted-foreground hover:text-foreground">
        {title}
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  );
}
