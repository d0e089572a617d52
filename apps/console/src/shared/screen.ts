import type { OperationId } from '@platform/sdk';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Words } from './language.ts';
import type { Role } from './roles.ts';

/**
 * One page of the console. Route, menu entry, permission, breadcrumb, tab and palette entry all come from this one
 * object, so that menu, guard and tabs agree by construction.
 */
export interface Screen<Group extends string = string> {
  /** Address, spelled as the specification spells it. */
  path: `/${string}`;
  title: Words;
  /** Who may open it: `public` without signing in, `everyone` once signed in, or the roles named. */
  roles: 'public' | 'everyone' | readonly Role[];
  /** Where it stands in the side menu; absent for pages reached otherwise. */
  menu?: { group: Group; icon: LucideIcon };
  /** Operations without which the page is useless: a role that may open it may call each of them. */
  operations: readonly OperationId[];
  /** The page, loaded when first opened. */
  load: () => Promise<ComponentType>;
  /** False for pages that never become a tab (sign-in, error pages). */
  tab: boolean;
  /** Whether a hidden tab keeps its state (scroll, unsaved form) alive. */
  keepAlive: boolean;
  /** True where the page's heading is not its title, so that nothing else may stand there before it. */
  ownHeading: boolean;
}

type Defaulted = 'operations' | 'tab' | 'keepAlive' | 'ownHeading';
export type ScreenInput<Group extends string> = Omit<Screen<Group>, Defaulted> &
  Partial<Pick<Screen<Group>, Defaulted>>;

/** Fills in what most screens share: a tab of its own, kept alive, no operation needed. */
export function defineScreen<Group extends string>(input: ScreenInput<Group>): Screen<Group> {
  return { operations: [], tab: true, keepAlive: true, ownHeading: false, ...input };
}

/**
 * The customer-service copy of a screen: the same page under `/customerService`, for customer service and technical
 * maintenance. What it can do differs by the role's permitted operations, not by the page.
 */
export function customerService<Group extends string>(screen: Screen<Group>): Screen<Group> {
  return {
    ...screen,
    path: `${screen.path}/customerService`,
    roles: ['customerService', 'technicalMaintenance'],
  };
}

/**
 * The read-only copy of a screen for technical maintenance, under `/readonly`: the same page, on which that role has no
 * operation that writes.
 */
export function readOnly<Group extends string>(screen: Screen<Group>): Screen<Group> {
  return { ...screen, path: `${screen.path}/readonly`, roles: ['technicalMaintenance'] };
}

/** Whether a role may open a screen. The guard, the menu and the tabs all ask this one function. */
export function mayOpen(screen: Screen, role: Role): boolean {
  return typeof screen.roles === 'string' || screen.roles.includes(role);
}
