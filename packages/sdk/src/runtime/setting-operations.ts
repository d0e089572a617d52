import type { OperationId } from '../generated/io.ts';
import { type Operation, operation } from './operation.ts';

export type SettingId = Extract<OperationId, `settings.${string}`>;

/** Creates the descriptor of a setting's get or set operation; the 96 differ only in name. */
export function settingOperation<Id extends SettingId>(id: Id): Operation<Id> {
  const name = id.slice('settings.'.length);
  const path = `system-config/${name}`;
  return name.startsWith('get') ? operation(id, 'GET', path) : operation(id, 'POST', path, { body: 'json' });
}
