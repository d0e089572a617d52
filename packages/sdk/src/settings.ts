import { settingsSetSecurityFreqParameters } from './generated/operations.ts';
import type { SettingName } from './generated/settings.ts';
import type { Operation } from './runtime/operation.ts';
import { type SettingId, settingOperation } from './runtime/setting-operations.ts';

export * from './generated/settings.ts';
export type { SettingDefinition, SettingField } from './validation/setting-definition.ts';

type SettingChange = Extract<SettingId, `settings.set${string}`>;

/**
 * The call that changes a setting, by the setting's name: for a screen or a script that treats them alike. Booleans are
 * sent as `{ enable }`, everything else as `{ value }`.
 *
 * @example await client.call(settingChange('OrderTimeoutMinutes'), { value: 15 });
 */
export function settingChange(name: SettingName): Operation<SettingChange> {
  // Its amount is scaled on the wire, so its descriptor is more than its path.
  if (name === 'SecurityFreqParameters') return settingsSetSecurityFreqParameters;
  const call = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return settingOperation(`settings.set${call}` as SettingChange);
}
