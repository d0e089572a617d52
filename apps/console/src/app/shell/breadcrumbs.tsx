import { useLocation } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { titles } from '../../routes.messages.ts';
import { AppLink } from '../../shared/link.tsx';
import { useText, useWords } from '../../shared/messages.ts';
import { screenAt } from '../../shared/site.ts';
import { breadcrumbOf } from '../menu.model.ts';
import { shellMessages } from './shell.messages.ts';

export function Breadcrumbs() {
  const { pathname } = useLocation();
  const text = useText(shellMessages);
  const words = useWords();
  const screen = screenAt(pathname);
  const crumbs = screen ? breadcrumbOf(screen) : [{ title: titles.error404 }];
  return (
    <nav aria-label={text('breadcrumb')} className="min-w-0 flex-1">
      {/* A phone has room for buttons only; the page shows its title below. */}
      <ol className="flex max-sm:hidden min-w-0 items-center gap-1.5">
        {crumbs.map(({ title, path }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li
              key={words(title)}
              className={
                last
                  ? 'min-w-0 truncate font-medium'
                  : 'flex shrink-0 items-center gap-1.5 text-muted-foreground'
              }
              aria-current={last ? 'page' : undefined}
            >
              {path && !last ? (
                <AppLink href={path} className="focus-ring">
                  {words(title)}
                </AppLink>
              ) : (
                words(title)
              )}
              {!last && <ChevronRight aria-hidden className="size-3.5 rtl:rotate-180" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
