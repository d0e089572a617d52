import type { OperationId, OperationIO } from '@platform/sdk';
import { type SettingName, type SettingValues, settingDefinitions } from '@platform/sdk/settings';
import type { HandlerMap } from '@platform/sdk/wire';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { type SettingState, type SettingsService, settingNames } from './settings.service.ts';

type SettingOperation = Extract<OperationId, `settings.${string}`>;
type SettingsHandlers = Pick<HandlerMap<HandlerContext>, SettingOperation | 'system.listSettings'>;
type SettingInput = { readonly enable: boolean } | { readonly value: SettingValues[SettingName] };

const operationName = (verb: 'get' | 'set', name: SettingName): SettingOperation =>
  `settings.${verb}${name.charAt(0).toUpperCase()}${name.slice(1)}` as SettingOperation;

/** On the wire booleans are `enable`, everything else is `value`. */
function present(
  name: SettingName,
  { value, ...change }: SettingState,
): OperationIO[SettingOperation]['output'] {
  const shown = settingDefinitions[name].type === 'boolean' ? { enable: value } : { value };
  return { ...shown, ...change } as OperationIO[SettingOperation]['output'];
}

/** The get and set operations of every setting, generated from its definition. */
export function settingsHandlers(service: SettingsService): SettingsHandlers {
  const handlers: Partial<Record<keyof SettingsHandlers, unknown>> = {
    'system.listSettings': async (_input: unknown, context: HandlerContext) => {
      const { role } = actingUser(context);
      const readable = settingNames.filter((name) => settingDefinitions[name].roles.get.includes(role));
      const states = await service.states(context.db, readable);
      return Object.fromEntries(states.map(([name, state]) => [name, present(name, state)]));
    },
  };
  for (const name of settingNames) {
    handlers[operationName('get', name)] = async (_input: unknown, context: HandlerContext) =>
      present(name, await service.state(context.db, name));
    handlers[operationName('set', name)] = async (input: SettingInput, context: HandlerContext) => {
      const value = 'enable' in input ? input.enable : input.value;
      return present(name, await service.set(context, name, value));
    };
  }
  return handlers as SettingsHandlers;
}
