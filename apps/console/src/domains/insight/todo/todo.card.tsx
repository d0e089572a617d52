import { Card, cn, toneText } from '@platform/ui-kit/skin';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Ago } from '../../../shared/ago.tsx';
import { MoneyCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import type { Role } from '../../../shared/roles.ts';
import {
  hrefOf,
  type KnownKind,
  listOf,
  looksOf,
  reasonOf,
  type TodoEntry,
  type TodoRow,
} from './todo.kinds.ts';
import { todoMessages } from './todo.messages.ts';

export interface TodoCardProps {
  kind: KnownKind;
  entry: TodoEntry;
  role: Role;
}

const linkStyle = 'focus-ring rounded-sm text-primary hover:underline';

/** One kind of task: count, longest-waiting rows, and a link to the full list. */
export function TodoCard({ kind, entry, role }: TodoCardProps) {
  const say = useText(todoMessages);
  const { number } = useFormats();
  const titleId = useId();
  const { icon: Icon, tone } = looksOf(kind);
  const list = listOf(kind, role, entry.rows);
  const left = entry.count - entry.rows.length;
  return (
    <Card aria-labelledby={titleId} className="flex flex-col">
      <header className="flex items-start gap-3 border-b px-4 py-3">
        <Icon aria-hidden className={cn('mt-0.5 size-5 shrink-0', toneText[tone])} />
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="font-semibold">
            {say(kind)}
          </h2>
          <p className="text-sm text-muted-foreground">{say(`${kind}Help`)}</p>
        </div>
        <span className="numeric text-xl font-semibold">{countText(entry.count, number)}</span>
      </header>
      <ul className="flex-1 divided">
        {entry.rows.map((row) => (
          <Row key={row.id} kind={kind} row={row} href={hrefOf(kind, row, role)} />
        ))}
      </ul>
      {(list || left > 0) && (
        <footer className="flex items-center justify-between gap-3 border-t px-4 py-2 text-sm">
          <span className="text-muted-foreground">{left > 0 && say('more', { count: number(left) })}</span>
          {list && (
            <AppLink href={list} className={cn(linkStyle, 'inline-flex items-center gap-1')}>
              {say('showAll')}
              <ArrowRight aria-hidden className="size-3.5 rtl:rotate-180" />
            </AppLink>
          )}
        </footer>
      )}
    </Card>
  );
}

/** The server counts at most 1000 per kind. */
const counted = 1_000;
export const countText = (count: number, number: (value: number) => string): string =>
  count >= counted ? `${number(counted)}+` : number(count);

function Row({ kind, row, href }: { kind: KnownKind; row: TodoRow; href: string | undefined }) {
  const say = useText(todoMessages);
  const reason = reasonOf(kind, row, say, useLanguage());
  const nameStyle = looksOf(kind).isWorded ? 'font-medium' : 'font-mono text-sm';
  const note = [row.note, reason].filter(Boolean).join(' · ');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2">
      <div className="min-w-0">
        {href ? (
          <AppLink
            href={href}
            className={cn(linkStyle, 'block truncate leading-5', nameStyle)}
            title={row.name}
          >
            {row.name}
          </AppLink>
        ) : (
          <CopyText value={row.name} oneLine className={nameStyle} />
        )}
        <p className="truncate text-sm text-muted-foreground" title={note}>
          {note}
        </p>
      </div>
      <div className="grid justify-items-end gap-0.5 text-end">
        {row.amountMinor !== null && row.currency !== null && (
          <MoneyCell amountMinor={row.amountMinor} currency={row.currency} />
        )}
        <span className="text-sm text-muted-foreground">
          {row.dueAt === null ? <Ago value={row.at} /> : <Due value={row.dueAt} />}
        </span>
      </div>
    </li>
  );
}

function Due({ value }: { value: string }) {
  const say = useText(todoMessages);
  return (
    <span className="text-warning">
      {say('due')} <Ago value={value} />
    </span>
  );
}
