import { ChevronRight } from 'lucide-react';
import { AppLink } from '../../shared/link.tsx';
import { useText, useWords } from '../../shared/messages.ts';
import type { Role } from '../../shared/roles.ts';
import { menuOf } from '../menu.model.ts';
import { homeMessages } from './home.messages.ts';

/** The menu once more, as places to go. */
export function MyPages({ role }: { role: Role }) {
  const text = useText(homeMessages);
  const words = useWords();
  const entries = menuOf(role).flatMap(({ heading, entries: own }) =>
    heading ? own.map((screen) => ({ screen, heading })) : [],
  );
  return (
    <section aria-labelledby="my-pages">
      <h2 id="my-pages" className="mb-2 font-semibold">
        {text('myPages')}
      </h2>
      {entries.length === 0 ? (
        <p className="text-muted-foreground">{text('noPages')}</p>
      ) : (
        <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]">
          {entries.map(({ screen, heading }) => {
            const Icon = screen.menu?.icon;
            return (
              <li key={screen.path}>
                <AppLink
                  href={screen.path}
                  className="focus-ring flex items-center gap-3 rounded-lg border bg-card px-4 py-3 shadow-xs hover:bg-hover"
                >
                  {Icon && <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />}
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{words(screen.title)}</span>
                    <span className="block truncate text-sm text-muted-foreground">
                      {words(heading.title)}
                    </span>
                  </span>
                  <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                </AppLink>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
