import {
  BellRing,
  BookOpen,
  House,
  Keyboard,
  Languages,
  LogOut,
  type LucideIcon,
  Mail,
  Maximize,
  Monitor,
  Moon,
  PanelLeft,
  RefreshCw,
  RotateCw,
  Search,
  SquareX,
  Sun,
  Volume2,
  X,
} from 'lucide-react';
import type { Keys } from './keys.ts';

export type CommandGroup = 'go' | 'pages' | 'look' | 'session';

export interface CommandFacts {
  group: CommandGroup;
  icon: LucideIcon;
  keys?: Keys;
  /** Extra search terms in the palette. */
  keywords?: readonly string[];
  /** Not among the palette's actions, because the palette offers it another way, e.g. as a page. */
  outsidePalette?: boolean;
}

/**
 * All commands that are available on every page. The palette, the shortcuts, the help sheet and the tooltips
 * read this table. `use-commands.ts` implements the commands.
 */
export const commands = {
  palette: { group: 'go', icon: Search, keys: 'mod+k', outsidePalette: true },
  home: { group: 'go', icon: House, keys: 'g h', outsidePalette: true },
  messages: { group: 'go', icon: Mail, keys: 'g m', outsidePalette: true },
  previousTab: { group: 'pages', icon: PanelLeft, keys: '[', outsidePalette: true },
  nextTab: { group: 'pages', icon: PanelLeft, keys: ']', outsidePalette: true },
  closeTab: { group: 'pages', icon: X, keys: 'x' },
  closeOthers: { group: 'pages', icon: SquareX },
  closeAll: { group: 'pages', icon: SquareX },
  reloadTab: { group: 'pages', icon: RotateCw, keys: 'r', keywords: ['refresh'] },
  refreshData: { group: 'pages', icon: RefreshCw, keywords: ['refresh', 'reload'] },
  acknowledge: { group: 'pages', icon: BellRing, keys: 'a' },
  toggleMenu: { group: 'look', icon: PanelLeft, keys: 'b', keywords: ['sidebar'] },
  fullScreen: { group: 'look', icon: Maximize, keys: 'f', keywords: ['fullscreen'] },
  toggleTheme: { group: 'look', icon: Moon, keys: 't', outsidePalette: true },
  light: { group: 'look', icon: Sun, keywords: ['theme'] },
  dark: { group: 'look', icon: Moon, keywords: ['theme'] },
  system: { group: 'look', icon: Monitor, keywords: ['theme'] },
  sound: { group: 'look', icon: Volume2, keys: 's', keywords: ['mute', 'bell'] },
  'zh-CN': { group: 'look', icon: Languages, keywords: ['language', 'chinese', '语言'] },
  'zh-TW': { group: 'look', icon: Languages, keywords: ['language', 'chinese', '語言'] },
  'en-US': { group: 'look', icon: Languages, keywords: ['language', '语言', '語言'] },
  help: { group: 'session', icon: Keyboard, keys: '?', keywords: ['keyboard', 'shortcuts'] },
  docs: { group: 'session', icon: BookOpen, keywords: ['api'] },
  logOut: { group: 'session', icon: LogOut, keywords: ['sign out', 'quit', 'exit'] },
} as const satisfies Record<string, CommandFacts>;

export type CommandId = keyof typeof commands;
export const commandIds = Object.keys(commands) as CommandId[];

/** Returns a command widened to the common type, with its optional fields. */
export const factsOf = (id: CommandId): CommandFacts => commands[id];

export const commandGroups: readonly CommandGroup[] = ['go', 'pages', 'look', 'session'];
