import {
  Banknote,
  Bug,
  Building,
  Coins,
  CreditCard,
  FileText,
  FlaskConical,
  Hand,
  IdCard,
  Landmark,
  ListChecks,
  type LucideIcon,
  MonitorCheck,
  Network,
  Percent,
  ReceiptText,
  Send,
  Shapes,
  SlidersHorizontal,
  Smartphone,
  Store,
  Truck,
  UserCog,
  Users,
  Wallet,
  Waypoints,
  Wrench,
  Zap,
} from 'lucide-react';
import { topIcons } from './menu.groups.ts';

/** The screens' icons by name. Only the palette shows those of entries inside a group, so pages do not load them. */
const menuIcons = {
  ...topIcons,
  Banknote,
  Bug,
  Building,
  Coins,
  CreditCard,
  FlaskConical,
  Hand,
  IdCard,
  Landmark,
  ListChecks,
  MonitorCheck,
  Network,
  Percent,
  ReceiptText,
  Send,
  Shapes,
  SlidersHorizontal,
  Smartphone,
  Store,
  Truck,
  UserCog,
  Users,
  Wallet,
  Waypoints,
  Wrench,
  Zap,
} as const satisfies Readonly<Record<string, LucideIcon>>;
export type MenuIcon = keyof typeof menuIcons;

const byName: Readonly<Record<string, LucideIcon>> = menuIcons;

/** The icon of a screen; pages without a menu entry have a sheet of paper. */
export const iconOf = (icon: string | undefined): LucideIcon => (icon && byName[icon]) || FileText;
