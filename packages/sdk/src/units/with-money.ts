import type { MinorUnits } from './money.ts';

/** A number under a name that ends in `Minor` counts minor units; what is null or absent stays so. */
type Branded<Value> = Extract<Value, null | undefined> | (number extends Value ? MinorUnits : never);

type IsMoney<Name, Value> = Name extends `${string}Minor` ? (number extends Value ? true : false) : false;

/** Types of the wire as callers see them: amounts in minor units branded, at every depth of an answer. */
export type WithMoney<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? WithMoney<Item>[]
    : { [Name in keyof T]: IsMoney<Name, T[Name]> extends true ? Branded<T[Name]> : WithMoney<T[Name]> };

/** The same for what callers give, whose amounts stand at its first level. */
export type WithMoneyFields<T> = {
  [Name in keyof T]: IsMoney<Name, T[Name]> extends true ? Branded<T[Name]> : T[Name];
};
