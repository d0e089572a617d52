import { IconButton } from '@platform/ui-kit/skin';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { memo } from 'react';
import { useText } from '../../shared/messages.ts';
import { useStore } from '../../shared/store.ts';
import { useLabelWithKeys } from '../commands/tooltip-keys.ts';
import { ExportTray } from '../exports/export-tray.tsx';
import { receivesOrderNotices } from '../notice/notice.state.ts';
import { SoundButton } from '../notice/sound-button.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import type { User } from '../session.ts';
import { switchesSimulation } from '../simulation/simulation.query.ts';
import { SimulationSwitch } from '../simulation/simulation-switch.tsx';
import { TimeZoneButton } from '../time-zone/time-zone.button.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Later } from './later.tsx';
import { menuCollapsed } from './menu.state.ts';
import { MessageBell } from './message-bell.tsx';
import { shellMessages } from './shell.messages.ts';
import { ThemeMenu } from './theme-menu.tsx';
import { UserMenu } from './user-menu.tsx';

export interface HeaderProps {
  user: User;
  onOpenDrawer: () => void;
  onOpenPalette: () => void;
  onOpenHelp: () => void;
  onSignOut: () => void;
}

/** Memoised: opening a page renders only the breadcrumbs again. */
export const Header = memo(function Header(props: HeaderProps) {
  const { user, onOpenDrawer, onOpenPalette, onOpenHelp, onSignOut } = props;
  const text = useText(shellMessages);
  const withKeys = useLabelWithKeys();
  const collapsed = useStore(menuCollapsed);
  const MenuIcon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b bg-card px-2 sm:px-3">
      <IconButton className="md:hidden" label={text('openMenu')} onClick={onOpenDrawer}>
        <Menu aria-hidden />
      </IconButton>
      <IconButton
        className="hidden md:inline-flex"
        side="bottom"
        label={withKeys(text(collapsed ? 'expandMenu' : 'collapseMenu'), 'toggleMenu')}
        aria-expanded={!collapsed}
        onClick={() => menuCollapsed.set(!collapsed)}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      <Breadcrumbs />
      <div className="flex shrink-0 items-center gap-0.5">
        <PaletteButton onOpen={onOpenPalette} />
        <Later>{switchesSimulation(user.access) && <SimulationSwitch />}</Later>
        {receivesOrderNotices(user.access) && <SoundButton />}
        <Later>
          <ExportTray />
        </Later>
        <MessageBell user={user} />
        <TimeZoneButton />
        <LanguageMenu canPin />
        <ThemeMenu />
        <FullScreenButton className="hidden sm:inline-flex" />
        <UserMenu user={user} onHelp={onOpenHelp} onSignOut={onSignOut} />
      </div>
    </header>
  );
});
