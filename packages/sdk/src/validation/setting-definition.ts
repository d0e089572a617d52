import type { Texts } from '../generated/error-catalogue.ts';
import type { SettingName, SettingValues } from '../generated/settings.ts';

/** What is known of one value: a setting, or a property of an object setting. */
export interface SettingField {
  readonly type: 'boolean' | 'integer' | 'decimal' | 'string' | 'enum' | 'object' | 'list';
  readonly unit?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly values?: readonly (string | number)[];
  readonly items?: { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string };
  readonly maxItems?: number;
  /** The wire writes this value in another unit. */
  readonly xUnit?: string;
  readonly title: Texts;
}

/** One system setting as `openapi/settings.yaml` defines it. */
export interface SettingDefinition<Name extends SettingName = SettingName> extends SettingField {
  readonly name: Name;
  readonly group: string;
  readonly default: SettingValues[Name];
  readonly secret?: boolean;
  readonly roles: { readonly get: readonly string[]; readonly set: readonly string[] };
  readonly description: Texts;
  readonly properties?: Readonly<Record<string, SettingField>>;
}
