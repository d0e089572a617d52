import { settingDefinitions } from '@platform/sdk/settings';
import type { SettingsReader } from './context.ts';

/** Every setting at its default, and no rules. For demo data, which is made before an operator has set anything. */
export const defaultSettings: SettingsReader = {
  get: async (name) => settingDefinitions[name].default,
  rules: async ({ none }) => none,
};
