import type { Input, MinorUnits, OperationId, Output } from '@platform/sdk';
import type { Scope } from '@platform/sdk/permissions';
import type { Language, Words } from '../language.ts';
import type { Translate } from '../messages.ts';
import type { FixedFilters } from '../screen.ts';
import type { User } from '../user.ts';

/** Calls that return `{ list, total }` for filters. A list page can show them. */
export type ListOperationId = {
  [Id in OperationId]: Output<Id> extends { list: readonly object[]; total: number | null } ? Id : never;
}[OperationId];

export type ListRow<Id extends ListOperationId> = Output<Id>['list'][number];

type Place = 'page' | 'pageSize' | 'cursor' | 'sortBy' | 'sortOrder';
/** The filter parameters of a list call. */
export type ListQuery<Id extends OperationId> = Omit<Input<Id>, Place>;

/** The sort keys of a list call; `never` if the server has a fixed order. */
export type SortKey<Id extends OperationId> =
  Input<Id> extends { sortBy?: infer Key } ? NonNullable<Key> & string : never;

type Value<Type, Key extends keyof Type> = NonNullable<Type[Key]>;

/** Names of the properties whose value type, without null, is a `Kind`. */
export type KeysOf<Type, Kind> = {
  [Key in keyof Type & string]: [Value<Type, Key>] extends [never]
    ? never
    : [Value<Type, Key>] extends [Kind]
      ? Key
      : never;
}[keyof Type & string];

/** Amounts in minor units. They are numbers but must be shown with their currency. */
export type MoneyKey<Type> = KeysOf<Type, MinorUnits>;
export type StringKey<Type> = KeysOf<Type, string>;
export type NumberKey<Type> = Exclude<KeysOf<Type, number>, MoneyKey<Type>>;

/** Filters that accept any text instead of a fixed set. */
export type FreeTextKey<Type> = {
  [Key in StringKey<Type>]: string extends Value<Type, Key> ? Key : never;
}[StringKey<Type>];
export type TimeKey<Type> = {
  [Key in keyof Type & string]: Date extends Value<Type, Key> ? Key : never;
}[keyof Type & string];

export type Table = Record<string, Words>;
/** Names of messages without placeholders: titles and labels. */
export type PlainKey<Messages extends Table> = {
  [Key in keyof Messages & string]: Messages[Key]['zh-CN'] extends `${string}{{${string}` ? never : Key;
}[keyof Messages & string];

/** What every part of a list can use besides the row. */
export interface ListContext {
  user: User;
  /** Path of the screen. Several screens may share a definition. */
  path: string;
  /** Filters that the address fixes. The list adds them to every call and does not offer them. */
  fixed: FixedFilters;
  /** Tenant scope: the rows that the role can see. */
  scope: Scope | undefined;
  mayCall: (operation: OperationId) => boolean;
}

/** Translations and context, passed to cells and controls. */
export interface Telling<Messages extends Table, Given> {
  say: Translate<Messages>;
  language: Language;
  given: Given;
}

/** A message without placeholders. The compiler checks the key where it is declared. */
export function wordOf<Messages extends Table>(
  { say }: Pick<Telling<Messages, unknown>, 'say'>,
  key: PlainKey<Messages>,
): string {
  // A message without placeholders needs only its key.
  const plain: (key: string) => string = say as never;
  return plain(key);
}

/** One page of rows, as returned by every list call. */
export interface ListAnswer<Row> {
  readonly list: readonly Row[];
  /** Null if the server has not counted. */
  readonly total: number | null;
  readonly nextCursor?: string | null;
}
