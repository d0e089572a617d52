import type { ReactNode } from 'react';

interface CollapsibleProps {
  title: string;
  /** There at once. */
  open?: boolean;
  children: ReactNode;
}

/** What is long and seldom wanted, behind its title. */
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
