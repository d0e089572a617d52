import type { MinorUnits } from './money.ts';

/** A number whose name ends in `Minor` becomes `MinorUnits`; null and undefined are kept. */
type Branded<Value> = Extract<Value, null | undefined> | (number extends Value ? MinorUnits : never);

type IsMoney<Name, Value> = Name extends `${string}Minor` ? (number extends Value ? true : false) : false;

/** A wire type with every amount in minor units typed as `MinorUnits`, at every depth. */
export type WithMoney<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? WithMoney<Item>[]
    : { [Name in keyof T]: IsMoney<Name, T[Name]> extends true ? Branded<T[Name]> : WithMoney<T[Name]> };

/** The same for a request, whose amounts are top-level fields. */
export type WithMoneyFields<T> = {
  [Name in keyof T]: IsMoney<Name, T[Name]> extends true ? Branded<T[Name]> : T[Name];
};
