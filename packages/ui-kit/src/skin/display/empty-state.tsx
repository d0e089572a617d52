import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../theme/class-names.ts';

export interface EmptyStateProps {
  icon?: LucideIcon;
  title: ReactNode;
  /** Why there is nothing. */
  description?: ReactNode;
  /** What the user can do next. */
  actions?: ReactNode;
  className?: string;
}

export function EmptyState({ icon: Icon = Inbox, title, description, actions, className }: EmptyStateProps) {
  return (
    <div className={cn('grid justify-items-center gap-1 px-4 py-12 text-center', className)}>
      <span className="mb-2 grid size-10 place-items-center rounded-full bg-muted text-muted-foreground">
        <Icon aria-hidden className="size-5" />
      </span>
      <p className="font-medium">{title}</p>
      {description && <p className="max-w-md text-sm text-muted-foreground">{description}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
