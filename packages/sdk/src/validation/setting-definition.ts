import type { Texts } from '../generated/error-catalogue.ts';
import type { SettingName, SettingValues } from '../generated/settings.ts';
import type { UnitName } from '../units/unit-name.ts';

/** Describes one value: a setting, or a property of an object setting. */
export interface SettingField {
  /** Type of the value. */
  readonly type: 'boolean' | 'integer' | 'decimal' | 'string' | 'enum' | 'object' | 'list';
  /** Unit of a number: minutes, count … */
  readonly unit?: string;
  /** Value until an operator sets one. */
  readonly default?: unknown;
  /** Lowest allowed number. */
  readonly minimum?: number;
  /** Highest allowed number. */
  readonly maximum?: number;
  /** Minimum length in characters. */
  readonly minLength?: number;
  /** Maximum length in characters. */
  readonly maxLength?: number;
  /** Regular expression that a text must match. */
  readonly pattern?: string;
  /** Text format that the server checks. */
  readonly format?: string;
  /** The allowed values of an enum. */
  readonly values?: readonly (string | number)[];
  /** Rules for each entry of a list. */
  readonly items?: { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string };
  /** Maximum number of entries of a list. */
  readonly maxItems?: number;
  /**
   * Conversion between the wire's unit and the SDK's (see `conversions`). The bounds are in the wire's unit.
   */
  readonly xUnit?: UnitName;
  /** Display name in three languages. */
  readonly title: Texts;
}

/** One system setting as `openapi/settings.yaml` defines it. */
export interface SettingDefinition<Name extends SettingName = SettingName> extends SettingField {
  /** Name as in the operation ids. */
  readonly name: Name;
  /** Key of `settingGroups`. */
  readonly group: string;
  /** Whether the setting has an effect today, or only with a later feature. */
  readonly acts: 'today' | 'payouts' | 'bots' | 'later';
  /** Value until an operator sets one. */
  readonly default: SettingValues[Name];
  /** Never returned; masked in answers, audit and logs. */
  readonly secret?: boolean;
  /** Roles that may read and roles that may change it. */
  readonly roles: { readonly get: readonly string[]; readonly set: readonly string[] };
  /** What the setting does, in three languages. */
  readonly description: Texts;
  /** Fields of an object setting. */
  readonly properties?: Readonly<Record<string, SettingField>>;
}
