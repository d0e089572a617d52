import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { wholeListLink } from '../../../shared/list.links.ts';
import type { Role } from '../../../shared/roles.ts';
import { countText } from './templates.parts.ts';

export interface ReadCountProps {
  count: number;
  templateId: string;
  role: Role;
  /** Name of the link, for screen readers. */
  label: string;
}

/** How many messages a template parsed, with a link to them if the role has a screen that shows them. */
export function ReadCount({ count, templateId, role, label }: ReadCountProps) {
  const { number } = useFormats();
  const text = countText(count, number);
  const href = count > 0 ? wholeListLink('statements.list', role, { templateId }) : undefined;
  if (!href) return <span className="numeric">{text}</span>;
  return (
    <AppLink
      href={href}
      title={label}
      className="focus-ring numeric rounded-xs underline underline-offset-2"
      onClick={(event) => event.stopPropagation()}
    >
      {text}
      <span className="sr-only"> {label}</span>
    </AppLink>
  );
}
