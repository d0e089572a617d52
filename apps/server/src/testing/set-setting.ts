import type { SettingName, SettingValues } from '@platform/sdk/settings';
import { settingDefinitions } from '@platform/sdk/settings';
import type { TestApp } from './test-app.ts';

/** Changes a setting through the API, as a superAdmin with the second-level password. */
export async function setSetting<Name extends SettingName>(
  app: TestApp,
  name: Name,
  value: SettingValues[Name],
): Promise<void> {
  const token = await app.signIn('superAdmin');
  const token2 = await app.signInSecondLevel(token);
  const body = settingDefinitions[name].type === 'boolean' ? { enable: value } : { value };
  const call = `/v1.0/system-config/set${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { code, msg } = await app.post(call, body, { token, token2 });
  if (code !== 200) throw new Error(`${name} could not be set: ${msg}`);
}
