import { EmptyState, Input, Notice, Skeleton } from '@platform/ui-kit/skin';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { useLanguage, useText, useWords } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import type { Entity } from './entities.columns.tsx';
import { entityMessages } from './entities.messages.ts';
import { entityWord } from './entities.word.ts';

/** All tables, to choose one. */
export function EntityChooser({
  entities,
  wanted,
}: {
  entities: readonly Entity[] | undefined;
  wanted: string | undefined;
}) {
  const say = useText(entityMessages);
  const words = useWords();
  const language = useLanguage();
  const { number } = useFormats();
  const { screen } = usePage();
  const [text, setText] = useState(wanted ?? '');
  const wantedText = text.trim().toLowerCase();
  const shown = entities?.filter(
    ({ name }) => name.includes(wantedText) || entityWord(name, language).toLowerCase().includes(wantedText),
  );
  return (
    <div className="grid gap-3 p-3 sm:p-4">
      <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
      <Notice tone="info" title={say('choose')}>
        {say('chooseHelp')}
      </Notice>
      <Input
        type="search"
        aria-label={say('find')}
        placeholder={say('find')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="sm:max-w-sm"
      />
      {!shown && <Skeleton className="h-64" />}
      {shown?.length === 0 && <EmptyState icon={SearchX} title={say('noEntity')} />}
      <ul className="grid gap-2 empty:hidden sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {shown?.map(({ name, columns }) => (
          <li key={name}>
            <div className="grid gap-0.5 rounded-md border bg-card px-3 py-2">
              <AppLink
                href={`${screen.path}?entity=${name}`}
                className="focus-ring flex items-baseline justify-between gap-3 rounded-xs hover:text-primary hover:underline"
              >
                <span className="min-w-0 truncate text-sm font-medium">{entityWord(name, language)}</span>
                <span className="numeric shrink-0 text-xs text-muted-foreground">
                  {say('columnCount', { number: number(columns.length) })}
                </span>
              </AppLink>
              <CopyText value={name} oneLine className="font-mono text-xs text-muted-foreground" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
