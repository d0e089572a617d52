import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { ThemeChoice } from './theme.ts';

export const themeIcons: Record<ThemeChoice, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };
