import type { Input, MinorUnits, OperationId, Output } from '@platform/sdk';
import type { Scope } from '@platform/sdk/permissions';
import type { Language, Words } from '../language.ts';
import type { Translate } from '../messages.ts';
import type { User } from '../user.ts';

/** Calls that answer `{ list, total }` to a query of filters: what a list page can show. */
export type ListOperationId = {
  [Id in OperationId]: Output<Id> extends { list: readonly object[]; total: number | null } ? Id : never;
}[OperationId];

export type ListRow<Id extends ListOperationId> = Output<Id>['list'][number];

type Place = 'page' | 'pageSize' | 'cursor' | 'sortBy' | 'sortOrder';
/** The parameters of a list call that are filters. */
export type ListQuery<Id extends OperationId> = Omit<Input<Id>, Place>;

/** What a list sorts by, as its call names it; `never` where the server keeps one order. */
export type SortKey<Id extends OperationId> =
  Input<Id> extends { sortBy?: infer Key } ? NonNullable<Key> & string : never;

type Value<Type, Key extends keyof Type> = NonNullable<Type[Key]>;

/** Names of those properties whose value, where there is one, is a `Kind`. */
export type KeysOf<Type, Kind> = {
  [Key in keyof Type & string]: [Value<Type, Key>] extends [never]
    ? never
    : [Value<Type, Key>] extends [Kind]
      ? Key
      : never;
}[keyof Type & string];

/** Amounts are numbers too, and the one kind of number that must never be shown as such. */
export type MoneyKey<Type> = KeysOf<Type, MinorUnits>;
export type StringKey<Type> = KeysOf<Type, string>;
export type NumberKey<Type> = Exclude<KeysOf<Type, number>, MoneyKey<Type>>;

/** Filters that take any text, and not one of a few. */
export type FreeTextKey<Type> = {
  [Key in StringKey<Type>]: string extends Value<Type, Key> ? Key : never;
}[StringKey<Type>];
export type TimeKey<Type> = {
  [Key in keyof Type & string]: Date extends Value<Type, Key> ? Key : never;
}[keyof Type & string];

export type Table = Record<string, Words>;
/** Names of the messages that fill no places: titles and labels. */
export type PlainKey<Messages extends Table> = {
  [Key in keyof Messages & string]: Messages[Key]['zh-CN'] extends `${string}{{${string}` ? never : Key;
}[keyof Messages & string];

/** What every part of a list may look at besides its row. */
export interface ListContext {
  user: User;
  /** Address of the screen: one definition may serve several. */
  path: string;
  /** Whose rows the role sees. */
  scope: Scope | undefined;
  mayCall: (operation: OperationId) => boolean;
}

/** Words and surroundings, as cells and controls get them. */
export interface Telling<Messages extends Table, Given> {
  say: Translate<Messages>;
  language: Language;
  given: Given;
}

/** A message without places, by a key that the compiler has checked where the part was declared. */
export function wordOf<Messages extends Table>(
  { say }: Pick<Telling<Messages, unknown>, 'say'>,
  key: PlainKey<Messages>,
): string {
  // Every text of a key without places is given by that key alone.
  const plain: (key: string) => string = say as never;
  return plain(key);
}

/** One page of rows, as every list call answers it. */
export interface ListAnswer<Row> {
  readonly list: readonly Row[];
  /** Null while the server does not count. */
  readonly total: number | null;
  readonly nextCursor?: string | null;
}
