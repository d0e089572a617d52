import {
  cn,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
  IconButton,
  Tooltip,
} from '@platform/ui-kit/skin';
import { memo } from 'react';
import { AppLink } from '../../shared/link.tsx';
import { useText, useWords } from '../../shared/messages.ts';
import { topIconOf } from '../menu.groups.ts';
import { shellMessages } from './shell.messages.ts';
import type { MenuProps } from './side-menu.tsx';

const iconStyle = 'size-10 [&_svg]:size-[1.125rem]';
const hereStyle = 'bg-accent text-accent-foreground hover:bg-accent';

/** The 64 px menu: an icon for each entry and group. A group opens beside it. */
export const NarrowMenu = memo(function NarrowMenu({ sections, current, hrefOf }: MenuProps) {
  const text = useText(shellMessages);
  const words = useWords();
  return (
    <nav
      aria-label={text('mainMenu')}
      className="scrollbar-none flex min-h-0 flex-1 flex-col items-center gap-1 overflow-y-auto py-1"
    >
      {sections.flatMap((section) => {
        const { heading } = section;
        if (!heading) {
          return section.entries.map((screen) => {
            const Icon = topIconOf(screen.menu?.icon);
            const here = screen.path === current;
            return (
              <Tooltip key={screen.path} content={words(screen.title)} side="end">
                <AppLink
                  href={hrefOf(screen.path)}
                  aria-label={words(screen.title)}
                  aria-current={here ? 'page' : undefined}
                  className={cn(
                    'focus-ring grid place-items-center rounded-md text-sidebar-foreground transition-colors hover:bg-hover',
                    iconStyle,
                    here && hereStyle,
                  )}
                >
                  {Icon && <Icon aria-hidden />}
                </AppLink>
              </Tooltip>
            );
          });
        }
        const Icon = heading.icon;
        const holdsCurrent = section.entries.some(({ path }) => path === current);
        return [
          <DropdownMenu key={section.id}>
            <DropdownMenuTrigger asChild>
              <IconButton
                label={words(heading.title)}
                side="end"
                className={cn(iconStyle, 'text-sidebar-foreground', holdsCurrent && hereStyle)}
              >
                <Icon aria-hidden />
              </IconButton>
            </DropdownMenuTrigger>
            <DropdownMenuContent side="right" align="start">
              <DropdownMenuLabel>{words(heading.title)}</DropdownMenuLabel>
              {section.entries.map((screen) => (
                <DropdownMenuItem
                  key={screen.path}
                  asChild
                  className={cn(screen.path === current && 'text-primary')}
                >
                  <AppLink href={hrefOf(screen.path)}>{words(screen.title)}</AppLink>
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>,
        ];
      })}
    </nav>
  );
});
