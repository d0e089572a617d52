import { banner } from './banner.ts';
import { literal } from './emit-errors.ts';
import { type SettingDefinition, settingSchema } from './settings-paths.ts';
import { objectIn, type Yaml } from './yaml-source.ts';

/** The definitions of the 48 settings as data, with the TypeScript type of each value. */
export function emitSettings(source: Yaml, settings: SettingDefinition[]): string {
  const definitions = settings.map(({ effect, ...setting }) => `  ${setting.name}: ${literal(setting)},`);
  const types = settings.map((setting) => `  ${setting.name}: ${valueType(setting)};`);
  return `${banner}import type { SettingDefinition } from '../validation/setting-definition.ts';

/** Groups of the settings, in display order. */
export const settingGroups = ${literal(objectIn(source, 'groups'))} as const;

/** Value type of each setting. */
export interface SettingValues {
${types.join('\n')}
}

/** Name of a system setting. */
export type SettingName = keyof SettingValues;

/** Type, unit, default, bounds, group and texts of each setting. */
export const settingDefinitions: { readonly [Name in SettingName]: SettingDefinition<Name> } = {
${definitions.join('\n')}
};
`;
}

function valueType(setting: SettingDefinition): string {
  switch (setting.type) {
    case 'boolean':
      return 'boolean';
    case 'integer':
      return 'number';
    case 'enum':
      return (setting.values ?? []).map((value) => JSON.stringify(value).replaceAll('"', "'")).join(' | ');
    case 'list':
      return 'string[]';
    case 'object':
      return `{ ${Object.entries(setting.properties ?? {})
        .map(([name, property]) => {
          const schema = settingSchema(property);
          const scaled =
            schema['x-unit'] !== undefined || property.type === 'string' || property.type === 'decimal';
          if (property.type === 'enum')
            return `${name}: ${valueType({ ...setting, ...property, type: 'enum' })}`;
          return `${name}: ${scaled ? 'string' : property.type === 'boolean' ? 'boolean' : 'number'}`;
        })
        .join('; ')} }`;
    default:
      return 'string';
  }
}
