import { cn } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { AppLink } from '../../shared/link.tsx';

interface MaybeLinkProps {
  /** Undefined if the role has no page for the rows. */
  href: string | undefined;
  className: string;
  /** Tooltip: the figure it is compared with. */
  title?: string | undefined;
  children: ReactNode;
}

/** A figure that links to its rows, or plain text if there is no page for them. */
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
