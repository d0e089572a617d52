import { cn } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { AppLink } from '../../shared/link.tsx';

interface MaybeLinkProps {
  /** Undefined where no page of the console shows the rows to this role. */
  href: string | undefined;
  className: string;
  /** Shown on hover: what it is compared with. */
  title?: string | undefined;
  children: ReactNode;
}

/** A figure with its rows behind it, and the same figure where there are none to open. */
export function MaybeLink({ href, className, title, children }: MaybeLinkProps) {
  return href ? (
    <AppLink
      href={href}
      title={title}
      className={cn('focus-ring-inset transition-colors hover:bg-hover', className)}
    >
      {children}
    </AppLink>
  ) : (
    <div className={className} title={title}>
      {children}
    </div>
  );
}
