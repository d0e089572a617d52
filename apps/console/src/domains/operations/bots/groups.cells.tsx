import { AppLink } from '../../../shared/link.tsx';
import { useText } from '../../../shared/messages.ts';
import type { Role } from '../../../shared/roles.ts';
import { groupMessages } from './groups.messages.ts';
import { type GroupRow, ownerKindOf, ownerLink } from './groups.parts.ts';

/** Kind of the owner, and the account as a link to the owner's row. */
export function OwnerCell({ row, role }: { row: GroupRow; role: Role }) {
  const say = useText(groupMessages);
  const known = ownerKindOf(row.ownerKind);
  const href = ownerLink(row, role);
  return (
    <span className="flex min-w-0 items-baseline gap-x-1.5">
      <span className="shrink-0">{known ? say(known) : row.ownerKind}</span>
      {row.ownerAccount !== null &&
        (href ? (
          <AppLink
            href={href}
            // The link opens the owner, not the row's drawer.
            onClick={(event) => event.stopPropagation()}
            className="focus-ring truncate rounded-xs text-primary underline underline-offset-2"
          >
            {row.ownerAccount}
          </AppLink>
        ) : (
          <span className="truncate">{row.ownerAccount}</span>
        ))}
    </span>
  );
}
