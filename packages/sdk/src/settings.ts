export * from './generated/settings.ts';
export type { SettingDefinition, SettingField } from './validation/setting-definition.ts';
