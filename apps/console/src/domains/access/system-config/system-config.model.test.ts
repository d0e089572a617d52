import { type SettingDefinition, type SettingName, settingDefinitions } from '@platform/sdk/settings';
import { describe, expect, it } from 'vitest';
import {
  defaultDraft,
  draftOf,
  entriesOf,
  groupEntries,
  readDraft,
  searchEntries,
  settingNames,
} from './system-config.model.ts';

const definitionOf = (name: SettingName) => settingDefinitions[name] as SettingDefinition;
const unchanged = { updatedAt: null, updatedBy: null };
const all = entriesOf(
  Object.fromEntries(
    settingNames.map((name) => {
      const { type, default: value } = definitionOf(name);
      return [
        name,
        type === 'boolean' ? { enable: value as boolean, ...unchanged } : { value, ...unchanged },
      ];
    }),
  ),
);

describe('the settings of a page', () => {
  it('are those that the server returned, each in one group', () => {
    expect(all).toHaveLength(48);
    expect(groupEntries(all).flatMap(({ entries }) => entries)).toHaveLength(48);
    expect(entriesOf({ KYC: { enable: true, ...unchanged } }).map(({ value }) => value)).toEqual([true]);
  });

  it('are found by name, title or description in any language', () => {
    const names = (text: string) => searchEntries(all, text).map(({ definition }) => definition.name);
    expect(names('ordertimeout')).toEqual(['OrderTimeoutMinutes']);
    expect(names('订单超时时间')).toContain('OrderTimeoutMinutes');
    expect(names('逾時 釋放')).toContain('OrderTimeoutMinutes');
    expect(names('  ')).toHaveLength(48);
    expect(names('no such setting')).toEqual([]);
  });
});

describe('a setting that is entered', () => {
  it.each(settingNames.filter((name) => definitionOf(name).type !== 'boolean'))(
    'accepts the default of %s as it is displayed',
    (name) => {
      const definition = definitionOf(name);
      expect(readDraft(definition, defaultDraft(definition))).toEqual({
        ok: true,
        value: definition.default,
      });
    },
  );

  const problemOf = (name: SettingName, text: string) => {
    const read = readDraft(definitionOf(name), { value: text });
    return read.ok ? undefined : read.problems.value;
  };

  it('must be within its bounds', () => {
    expect(problemOf('OrderTimeoutMinutes', '0')).toEqual({ kind: 'tooLow', limit: 1 });
    expect(problemOf('OrderTimeoutMinutes', '1441')).toEqual({ kind: 'tooHigh', limit: 1440 });
    expect(problemOf('OrderTimeoutMinutes', '1.5')).toEqual({ kind: 'notWhole' });
    expect(problemOf('OrderTimeoutMinutes', '')).toEqual({ kind: 'required' });
    expect(problemOf('OrderTimeoutMinutes', ' １５ ')).toBeUndefined();
    expect(problemOf('BotToken', 'abc')).toEqual({ kind: 'wrongPattern' });
    expect(problemOf('ApiUrl', 'not an address')).toEqual({ kind: 'notUrl' });
    expect(problemOf('LimitMode', 'sometimes')).toEqual({ kind: 'required' });
  });

  it('reports the error of each field of an object', () => {
    const definition = definitionOf('SecurityFreqParameters');
    const draft = { ...defaultDraft(definition), minReliableChainSize: '1', minReliableCheckAmount: '1.234' };
    expect(readDraft(definition, draft)).toEqual({
      ok: false,
      problems: {
        minReliableChainSize: { kind: 'tooLow', limit: 2 },
        minReliableCheckAmount: { kind: 'notDecimal' },
      },
    });
  });

  it('checks the bounds of an amount to the last hundredth', () => {
    const definition = definitionOf('SecurityFreqParameters');
    const read = (minReliableCheckAmount: string) =>
      readDraft(definition, { ...defaultDraft(definition), minReliableCheckAmount });
    expect(read('100000000.00')).toMatchObject({ ok: true });
    expect(read('0')).toMatchObject({ ok: true });
    expect(read('100000000.01')).toEqual({
      ok: false,
      problems: { minReliableCheckAmount: { kind: 'tooHigh', limit: 100_000_000 } },
    });
  });

  it('starts empty when the value is a secret', () => {
    expect(draftOf({ definition: definitionOf('BotToken'), value: '********', ...unchanged })).toEqual({
      value: '',
    });
  });
});
