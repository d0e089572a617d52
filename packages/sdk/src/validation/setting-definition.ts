import type { Texts } from '../generated/error-catalogue.ts';
import type { SettingName, SettingValues } from '../generated/settings.ts';
import type { UnitName } from '../units/unit-name.ts';

/** What is known of one value: a setting, or a property of an object setting. */
export interface SettingField {
  /** Kind of value. */
  readonly type: 'boolean' | 'integer' | 'decimal' | 'string' | 'enum' | 'object' | 'list';
  /** What a number counts: minutes, count … */
  readonly unit?: string;
  /** Value until somebody sets one. */
  readonly default?: unknown;
  /** Least number. */
  readonly minimum?: number;
  /** Greatest number. */
  readonly maximum?: number;
  /** Fewest characters. */
  readonly minLength?: number;
  /** Most characters. */
  readonly maxLength?: number;
  /** Regular expression that a text matches. */
  readonly pattern?: string;
  /** Kind of text that the server checks. */
  readonly format?: string;
  /** The choices of an enum. */
  readonly values?: readonly (string | number)[];
  /** What each entry of a list keeps to. */
  readonly items?: { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string };
  /** Most entries of a list. */
  readonly maxItems?: number;
  /** The wire writes this value in another unit, and its bounds are in that one: `conversions` has both ways. */
  readonly xUnit?: UnitName;
  /** Its name for a person, in three languages. */
  readonly title: Texts;
}

/** One system setting as `openapi/settings.yaml` defines it. */
export interface SettingDefinition<Name extends SettingName = SettingName> extends SettingField {
  /** As the calls name it. */
  readonly name: Name;
  /** Key of `settingGroups`. */
  readonly group: string;
  /** Whether it changes what the platform does today, or will with what is still to come. */
  readonly acts: 'today' | 'payouts' | 'bots' | 'later';
  /** Value until somebody sets one. */
  readonly default: SettingValues[Name];
  /** Never read back; masked in answers, audit and logs. */
  readonly secret?: boolean;
  /** Who may read and who may change it. */
  readonly roles: { readonly get: readonly string[]; readonly set: readonly string[] };
  /** What it does, in three languages. */
  readonly description: Texts;
  /** Fields of an object setting. */
  readonly properties?: Readonly<Record<string, SettingField>>;
}
