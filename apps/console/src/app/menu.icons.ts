import { FileText, type LucideIcon } from 'lucide-react';
import * as menuIcons from './menu.icon-set.ts';

export type MenuIcon = keyof typeof menuIcons;

const byName: Readonly<Record<string, LucideIcon>> = menuIcons;

/** The icon of a screen; pages without a menu entry have a sheet of paper. */
export const iconOf = (icon: string | undefined): LucideIcon => (icon && byName[icon]) || FileText;
