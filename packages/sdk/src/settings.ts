import { settingsSetSecurityFreqParameters } from './generated/operations.ts';
import type { SettingName } from './generated/settings.ts';
import type { Operation } from './runtime/operation.ts';
import { type SettingId, settingOperation } from './runtime/setting-operations.ts';

export * from './generated/settings.ts';
export type { SettingDefinition, SettingField } from './validation/setting-definition.ts';

type SettingChange = Extract<SettingId, `settings.set${string}`>;

/**
 * Returns the operation that changes a setting, by the setting's name, for a screen or script that handles
 * all settings alike. A boolean is sent as `{ enable }`, every other value as `{ value }`.
 *
 * @example await client.call(settingChange('OrderTimeoutMinutes'), { value: 15 });
 */
export function settingChange(name: SettingName): Operation<SettingChange> {
  // This setting has a scaled amount, so it needs the generated descriptor with its unit conversion.
  if (name === 'SecurityFreqParameters') return settingsSetSecurityFreqParameters;
  const call = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return settingOperation(`settings.set${call}` as SettingChange);
}
