import type { OperationId } from '@platform/sdk';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Words } from './language.ts';
import type { Role } from './roles.ts';

/**
 * One page of the console. Route, menu entry, permission, breadcrumb, tab and palette entry all come from
 * this object, so they cannot disagree.
 */
export interface Screen<Group extends string = string> {
  /** Path, spelled as in the specification. */
  path: `/${string}`;
  title: Words;
  /** The roles that may open it: `public` without sign-in, `everyone` after sign-in, or a list of roles. */
  roles: 'public' | 'everyone' | readonly Role[];
  /** Position in the side menu; absent for pages reached otherwise. */
  menu?: { group: Group; icon: LucideIcon };
  /** Operations that the page requires. A role that may open the page may call all of them. */
  operations: readonly OperationId[];
  /** Loads the page's code. */
  load: () => Promise<ComponentType>;
  /** False for pages without a tab (sign-in, error pages). */
  tab: boolean;
  /** Whether a hidden tab keeps its state (scroll position, unsaved form). */
  keepAlive: boolean;
  /** The page has a heading other than its title. The loading placeholder must then not show the title. */
  ownHeading: boolean;
}

type Defaulted = 'operations' | 'tab' | 'keepAlive' | 'ownHeading';
export type ScreenInput<Group extends string> = Omit<Screen<Group>, Defaulted> &
  Partial<Pick<Screen<Group>, Defaulted>>;

/** Fills in the defaults: a tab, kept alive, no required operation. */
export function defineScreen<Group extends string>(input: ScreenInput<Group>): Screen<Group> {
  return { operations: [], tab: true, keepAlive: true, ownHeading: false, ...input };
}

/**
 * The customer-service copy of a screen: the same page under `/customerService`, for customer service and
 * technical maintenance. The role's permissions decide what it can do.
 */
export function customerService<Group extends string>(screen: Screen<Group>): Screen<Group> {
  return {
    ...screen,
    path: `${screen.path}/customerService`,
    roles: ['customerService', 'technicalMaintenance'],
  };
}

/**
 * The read-only copy of a screen under `/readonly`, for technical maintenance. The page is the same, but the
 * role has no permission to write.
 */
export function readOnly<Group extends string>(screen: Screen<Group>): Screen<Group> {
  return { ...screen, path: `${screen.path}/readonly`, roles: ['technicalMaintenance'] };
}

/** Whether a role may open a screen. Used by the guard, the menu and the tabs. */
export function mayOpen(screen: Screen, role: Role): boolean {
  return typeof screen.roles === 'string' || screen.roles.includes(role);
}
