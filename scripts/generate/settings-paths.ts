import { type Document, languages, type Schema, upperFirst } from './document.ts';
import { listIn, type Yaml } from './yaml-source.ts';

export type SettingType = 'boolean' | 'integer' | 'decimal' | 'string' | 'enum' | 'object' | 'list';

export type SettingProperty = {
  type: SettingType;
  unit?: string;
  default: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  values?: (string | number)[];
  items?: { maxLength?: number; minLength?: number; pattern?: string };
  maxItems?: number;
  xUnit?: string;
  title: Record<string, string>;
};

/** The release part in which a setting takes effect; `today` for those in effect now. */
export const settingActs = ['today', 'payouts', 'bots', 'later'] as const;

export type SettingDefinition = SettingProperty & {
  name: string;
  group: string;
  acts: (typeof settingActs)[number];
  /** Used only by the developer pages. */
  effect: string;
  secret?: boolean;
  roles: { get: string[]; set: string[] };
  description: Record<string, string>;
  properties?: Record<string, SettingProperty>;
};

export function settingsOf(source: Yaml): SettingDefinition[] {
  const settings = listIn<SettingDefinition>(source, 'settings');
  for (const setting of settings) {
    for (const language of languages) {
      if (!setting.title[language] || !setting.description[language]) {
        throw new Error(`settings.yaml ${setting.name}: no ${language} text`);
      }
    }
    if (!settingActs.includes(setting.acts) || !setting.effect)
      throw new Error(`settings.yaml ${setting.name}: say in acts and effect what it changes`);
  }
  return settings;
}

/** The schema of one setting's value, with only the bounds given in settings.yaml. */
export function settingSchema(
  setting: SettingProperty & { properties?: Record<string, SettingProperty> },
): Schema {
  const bounds: Schema = {};
  for (const keyword of ['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'] as const) {
    const value = setting[keyword];
    if (value !== undefined) Object.assign(bounds, { [keyword]: value });
  }
  if (setting.xUnit) bounds['x-unit'] = setting.xUnit;
  switch (setting.type) {
    case 'boolean':
      return { type: 'boolean' };
    case 'integer':
      return { type: 'integer', ...bounds };
    case 'decimal':
      // A decimal with a wire unit is sent as an integer in that unit.
      return setting.xUnit
        ? { type: 'integer', ...bounds }
        : { type: 'string', format: 'decimal', ...bounds };
    case 'string':
      // An empty text means "not set", so no format is required here. The server checks other texts.
      return { type: 'string', ...bounds };
    case 'enum':
      return {
        type: typeof setting.values?.[0] === 'number' ? 'integer' : 'string',
        enum: setting.values ?? [],
      };
    case 'list':
      return {
        type: 'array',
        items: { type: 'string', ...setting.items },
        ...(setting.maxItems === undefined ? {} : { maxItems: setting.maxItems }),
      };
    case 'object': {
      const properties = setting.properties ?? {};
      return {
        type: 'object',
        required: Object.keys(properties),
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, property]) => [
            name,
            { ...settingSchema(property), description: property.title['en-US'] ?? name },
          ]),
        ),
      };
    }
  }
}

/** A secret of which nothing is read back. Of an address, scheme and host are. */
const isHidden = ({ secret, format }: SettingDefinition): boolean => secret === true && format !== 'uri';

/** Adds the get and set calls of every setting, and the call that reads all settings. */
export function addSettingPaths(document: Document, settings: SettingDefinition[]): void {
  const { schemas } = document.components;
  schemas.SettingSwitch = {
    type: 'object',
    required: ['enable'],
    properties: { enable: { type: 'boolean' } },
    example: { enable: true },
  };
  const changed: Record<string, Schema> = {
    updatedAt: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Null while the default holds.',
    },
    updatedBy: { type: ['string', 'null'], description: 'Account that set it.' },
  };
  schemas.SettingSwitchState = {
    type: 'object',
    required: ['enable', 'updatedAt', 'updatedBy'],
    properties: { enable: { type: 'boolean' }, ...changed },
    example: { enable: true, updatedAt: '2026-11-20T12:00:00+08:00', updatedBy: 'superadmin' },
  };
  schemas.SettingSecretState = {
    type: 'object',
    description: 'A secret is never read back: null where none is set, else a mask.',
    required: ['value', 'updatedAt', 'updatedBy'],
    properties: { value: { type: ['string', 'null'] }, ...changed },
    example: { value: null, updatedAt: null, updatedBy: null },
  };
  const states: Record<string, Schema> = {};
  const statesExample: Record<string, unknown> = {};
  for (const setting of settings) {
    const call = upperFirst(setting.name);
    const title = setting.title['en-US'] ?? setting.name;
    const schemaName = `Setting${call}`;
    const state =
      setting.type === 'boolean'
        ? 'SettingSwitchState'
        : isHidden(setting)
          ? 'SettingSecretState'
          : `${schemaName}State`;
    let request = 'SettingSwitch';
    if (setting.type !== 'boolean') {
      request = `${schemaName}Change`;
      const value = settingSchema(setting);
      schemas[request] = {
        type: 'object',
        required: ['value'],
        properties: { value: setting.secret ? { ...value, 'x-secret': true } : value },
        example: { value: exampleOf(setting) },
      };
      if (!isHidden(setting)) {
        schemas[state] = {
          type: 'object',
          required: ['value', 'updatedAt', 'updatedBy'],
          properties: { value, ...changed },
          example: { value: exampleOf(setting), updatedAt: null, updatedBy: null },
        };
      }
    }
    states[setting.name] = { $ref: `#/components/schemas/${state}` };
    statesExample[setting.name] = schemas[state]?.example;
    const description = setting.description['en-US'] ?? title;
    const answer = (text: string) => ({
      '200': {
        description: text,
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${state}` } } },
      },
    });
    document.paths[`/v1.0/system-config/get${call}`] = {
      get: {
        operationId: `settings.get${call}`,
        tags: ['settings'],
        summary: `Read setting: ${title}`,
        description,
        'x-origin': 'specification',
        responses: answer('The value and who set it.'),
      },
    };
    document.paths[`/v1.0/system-config/set${call}`] = {
      post: {
        operationId: `settings.set${call}`,
        tags: ['settings'],
        summary: `Change setting: ${title}`,
        description,
        'x-origin': 'specification',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: `#/components/schemas/${request}` } } },
        },
        responses: answer('The value that holds now.'),
      },
    };
  }
  schemas.SettingStates = {
    type: 'object',
    description: 'By the name of the setting; those that the caller may not read are absent.',
    required: [],
    properties: states,
    example: statesExample,
  };
  // For a screen that shows all settings: one call instead of 48.
  document.paths['/v1.0/system-config/getList'] = {
    get: {
      operationId: 'system.listSettings',
      tags: ['system'],
      summary: 'Read all settings that the caller may read',
      description: 'Each as its own call gives it. Who may read which setting is the same.',
      'x-origin': 'extension',
      responses: {
        '200': {
          description: 'What holds now, and who set it.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/SettingStates' } } },
        },
      },
    },
  };
}

function exampleOf(setting: SettingDefinition): unknown {
  if (setting.type !== 'object') return setting.default;
  return Object.fromEntries(
    Object.entries(setting.properties ?? {}).map(([name, property]) => [name, wireDefault(property)]),
  );
}

function wireDefault(property: SettingProperty): unknown {
  // minReliableCheckAmount is the only scaled setting: decimal text in the SDK, hundredths on the wire.
  return property.xUnit === 'minReliableCheckAmount'
    ? Number(String(property.default).replace('.', ''))
    : property.default;
}
