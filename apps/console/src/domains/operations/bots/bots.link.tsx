import type { ReactNode } from 'react';
import { AppLink } from '../../../shared/link.tsx';

/** A link to other rows; plain text for a role that has no screen for them. */
export function LinkOrText({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children;
  return (
    <AppLink href={href} className="focus-ring rounded-xs text-primary underline underline-offset-2">
      {children}
    </AppLink>
  );
}
