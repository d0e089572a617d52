import type { Input, OperationId } from '@platform/sdk';
import type { ComponentType } from 'react';
import type { Words } from './language.ts';
import type { Role } from './roles.ts';

/** A value that an address fixes. */
export type FixedValue = string | number | boolean | readonly (string | number)[];
/** Filters that an address fixes, by their names in the API. */
export type FixedFilters = Readonly<Record<string, FixedValue>>;

/** A module with a page. Naming the export in each route would be in the file that every page loads. */
export type PageModule = Readonly<Record<string, unknown>>;

/**
 * One page of the console. Route, menu entry, permission, breadcrumb, tab and palette entry all come from
 * this object, so they cannot disagree.
 */
export interface Screen<Group extends string = string> {
  /** Path, spelled as in the specification. */
  path: `/${string}`;
  /** The path that the variants of a screen share. What is kept for a screen, such as saved views, is kept under it. */
  base: `/${string}`;
  title: Words;
  /** The roles that may open it: `public` without sign-in, `everyone` after sign-in, or a list of roles. */
  roles: 'public' | 'everyone' | readonly Role[];
  /** Position in the side menu; absent for pages reached otherwise. */
  menu?: { group: Group /** Name of the icon, which menu and palette draw. */; icon: string };
  /**
   * Operations that the page requires, first the one whose rows it shows. A role that may open the page may
   * call all of them.
   */
  operations: readonly OperationId[];
  /**
   * Fields of the first operation that the address fixes. They are part of every call of the page; the user
   * cannot change them, and they are not in the URL.
   */
  fixed: FixedFilters;
  /** The view of the page (`?view=`) that shows the rows of a call, where that is not the first one. */
  views?: Readonly<Partial<Record<OperationId, string>>>;
  /** Loads the page, or the module that exports it as the one name that ends with `Page`. */
  load: () => Promise<ComponentType | PageModule>;
  /** False for pages without a tab (sign-in, error pages). */
  tab: boolean;
  /** Whether a hidden tab keeps its state (scroll position, unsaved form). */
  keepAlive: boolean;
  /** The page has a heading other than its title. The loading placeholder must then not show the title. */
  ownHeading: boolean;
}

type Defaulted = 'operations' | 'tab' | 'keepAlive' | 'ownHeading' | 'base' | 'fixed';
/** The fields of a call that an address can fix. */
type FixedOf<Id extends OperationId> = {
  readonly [Key in keyof Input<Id>]?: Extract<Input<Id>[Key], FixedValue>;
};
export type ScreenInput<Group extends string, Id extends OperationId = OperationId> = Omit<
  Screen<Group>,
  Defaulted
> &
  Partial<Pick<Screen<Group>, 'tab' | 'keepAlive' | 'ownHeading' | 'base'>> & {
    operations?: readonly [Id, ...OperationId[]];
    fixed?: FixedOf<Id>;
  };

/** Fills in the defaults: a tab, kept alive, no required operation, nothing fixed. */
export function defineScreen<Group extends string, Id extends OperationId>({
  fixed,
  ...input
}: ScreenInput<Group, Id>): Screen<Group> {
  return {
    operations: [],
    tab: true,
    keepAlive: true,
    ownHeading: false,
    base: input.path,
    // A fixed value of undefined fixes nothing, so it is not written.
    fixed: (fixed ?? {}) as FixedFilters,
    ...input,
  };
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
