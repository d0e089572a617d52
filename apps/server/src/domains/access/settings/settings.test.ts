import { errorCodes } from '@platform/sdk';
import { roles } from '@platform/sdk/permissions';
import {
  type SettingDefinition,
  type SettingField,
  type SettingName,
  settingDefinitions,
} from '@platform/sdk/settings';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Queryable } from '../../../db/connection.ts';
import { type Fanout, type FanoutListener, settleWithinMs } from '../../../kit/live/fanout.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { auditRecords } from '../audit/audit.table.ts';
import { SettingsService, settingNames } from './settings.service.ts';
import { settings } from './settings.table.ts';

let app: TestApp;
let token: string;
let token2: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.store.db.delete(settings);
  app.settings.forget();
  token = await app.signIn('superAdmin');
  token2 = await app.signInSecondLevel(token);
});

interface State {
  readonly enable?: unknown;
  readonly value?: unknown;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const get = (name: SettingName) => app.get<State>(`/v1.0/system-config/get${capitalized(name)}`, { token });
const set = (name: SettingName, value: unknown) =>
  app.post<State>(
    `/v1.0/system-config/set${capitalized(name)}`,
    settingDefinitions[name].type === 'boolean' ? { enable: value } : { value },
    { token, token2 },
  );
const shown = (state: State): unknown => ('enable' in state ? state.enable : state.value);

const examples: Readonly<Record<string, string>> = {
  BotToken: '123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr',
  TransferBotToken: '987654321:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr',
};

/** Another valid value, in wire units. */
function otherValue(field: SettingField, current: unknown, name = ''): unknown {
  switch (field.type) {
    case 'boolean':
      return current !== true;
    case 'decimal':
    case 'integer':
      return field.xUnit ? field.maximum : current === field.maximum ? field.minimum : field.maximum;
    case 'enum':
      return field.values?.find((value) => value !== current) ?? current;
    case 'list':
      return [];
    default:
      return (
        examples[name] ??
        (field.pattern?.includes('http')
          ? 'https://example.com/x'
          : field.pattern?.includes('0-9')
            ? '1234567890'
            : 'text')
      );
  }
}

/** A value that the definition does not allow. */
function wrongValue(field: SettingField): unknown {
  switch (field.type) {
    case 'boolean':
      return 'yes';
    case 'decimal':
    case 'integer':
      return (field.maximum ?? Number.MAX_SAFE_INTEGER) + 1;
    case 'enum':
      return 'none of them';
    case 'list':
      return 'no list';
    case 'object':
      return {};
    default:
      return 'x'.repeat((field.maxLength ?? 10_000) + 1);
  }
}

function otherValueOf({ name, ...definition }: SettingDefinition): unknown {
  const current = definition.default;
  if (definition.type !== 'object') return otherValue(definition, current, name);
  const fields = Object.entries(definition.properties ?? {});
  return Object.fromEntries(fields.map(([key, field]) => [key, otherValue(field, field.default)]));
}

test('there are 48 settings', () => {
  expect(settingNames).toHaveLength(48);
});

describe.each(settingNames)('%s', (name) => {
  const definition: SettingDefinition = settingDefinitions[name];

  test('has its default until set, then the value with actor and time', async () => {
    const first = await get(name);
    expect(first).toMatchObject({ code: errorCodes.success, data: { updatedAt: null, updatedBy: null } });

    const value = otherValueOf(definition);
    const changed = await set(name, value);
    expect(changed.code).toBe(errorCodes.success);
    const { data } = await get(name);
    expect(data).toMatchObject({ updatedBy: 'superadmin', updatedAt: app.clock.now().toISOString() });
    const hidden = definition.format === 'uri' ? 'https://example.com/********' : '********';
    expect(shown(data)).toEqual(definition.secret ? hidden : value);
  });

  test('refuses values that its definition does not allow', async () => {
    expect((await set(name, wrongValue(definition))).code).toBe(errorCodes.validationFailed);
    expect(await app.store.db.$count(settings)).toBe(0);
  });
});

describe('a secret setting', () => {
  const secret = '123456789:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr';

  test('is never read back, neither by a call, nor in the table, the trail or the log', async () => {
    await set('BotToken', secret);
    const everything = JSON.stringify([
      await get('BotToken'),
      await app.store.db.select().from(settings),
      await app.store.db.select().from(auditRecords),
      app.logLines,
    ]);
    expect(everything).not.toContain(secret);
    expect(await app.settings.get(app.store.db, 'BotToken')).toBe(secret);
  });

  test('an address with a key is sealed like a token, and in no change, list or export of settings', async () => {
    const url = 'https://sms.example.com/send?key=K-4711&to=%2B911';
    await set('SendSmsMessageUrl', url);
    await set('SendSmsMessageUrl', `${url}&lang=en-US`);
    const token = await app.signIn('superAdmin');
    const everything = JSON.stringify([
      await get('SendSmsMessageUrl'),
      await app.get('/v1.0/system-config/getList', { token }),
      await app.get('/v1.0/entityData/getList?entity=settings', { token }),
      await app.store.db.select().from(settings),
      await app.store.db.select().from(auditRecords),
      app.logLines,
    ]);
    expect(everything).toContain('SendSmsMessageUrl');
    expect(everything).not.toContain('K-4711');
    expect(await app.settings.get(app.store.db, 'SendSmsMessageUrl')).toBe(`${url}&lang=en-US`);
  });

  test('that was stored before it was one is sealed at the start', async () => {
    const url = 'https://sms.example.com/send?key=K-4711';
    const before = { updatedAt: app.clock.now(), updatedBy: 'superadmin' };
    await app.store.db
      .insert(settings)
      .values({ name: 'SendSmsMessageUrl', held: { value: url }, ...before });
    await app.settings.sealHeld(app.store);
    await app.settings.sealHeld(app.store);
    expect(JSON.stringify(await app.store.db.select().from(settings))).not.toContain('K-4711');
    expect(await app.settings.get(app.store.db, 'SendSmsMessageUrl')).toBe(url);
    expect(await get('SendSmsMessageUrl')).toMatchObject({
      data: { value: 'https://sms.example.com/********', updatedBy: 'superadmin' },
    });
  });

  test('shows an address up to its host, and is not replaced by what it shows', async () => {
    expect(shown((await get('SendSmsMessageUrl')).data)).toBe('');
    const url = 'https://user:pass@sms.example.com:8443/send?key=K-4711';
    await set('SendSmsMessageUrl', url);
    const read = shown((await get('SendSmsMessageUrl')).data);
    expect(read).toBe('https://sms.example.com:8443/********');
    expect(await set('SendSmsMessageUrl', read)).toMatchObject({
      status: 400,
      data: { issues: [{ path: 'value' }] },
    });
    expect(await app.settings.get(app.store.db, 'SendSmsMessageUrl')).toBe(url);
  });

  test('is cleared by an empty text', async () => {
    await set('BotToken', secret);
    await set('BotToken', '');
    expect(shown((await get('BotToken')).data)).toBeNull();
  });
});

test('a change is audited with before and after', async () => {
  await set('OrderTimeoutMinutes', 15);
  await set('OrderTimeoutMinutes', 20);
  const last = await app.store.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.objectId, 'OrderTimeoutMinutes'))
    .orderBy(desc(auditRecords.id))
    .limit(2);
  const rows = last.toReversed();
  expect(rows.map(({ before, after, actorName }) => ({ before, after, actorName }))).toEqual([
    { before: { value: 10 }, after: { value: 15 }, actorName: 'superadmin' },
    { before: { value: 15 }, after: { value: 20 }, actorName: 'superadmin' },
  ]);
});

test('the server uses the new value from the next call on', async () => {
  expect(await app.settings.get(app.store.db, 'OrderTimeoutMinutes')).toBe(10);
  await set('OrderTimeoutMinutes', 15);
  expect(await app.settings.get(app.store.db, 'OrderTimeoutMinutes')).toBe(15);
});

test('an amount is stored in major units and sent in minor units', async () => {
  const value = {
    sbLeakCheckInterval: 60,
    minReliableChainSize: 3,
    minReliableCheckSize: 2,
    minReliableCheckTimeRange: 60,
    minReliableCheckAmount: 12_345,
    type: 'all',
  };
  await set('SecurityFreqParameters', value);
  expect(shown((await get('SecurityFreqParameters')).data)).toEqual(value);
  const { minReliableCheckAmount } = await app.settings.get(app.store.db, 'SecurityFreqParameters');
  expect(minReliableCheckAmount).toBe('123.45');
});

test('an address must be a valid URL', async () => {
  for (const text of ['http://', 'https://[', 'ftp://pay.example.com'])
    expect((await set('ApiUrl', text)).code).toBe(errorCodes.validationFailed);
  expect((await set('ApiUrl', 'https://pay.example.com')).code).toBe(errorCodes.success);
});

test('only a superAdmin changes settings', async () => {
  for (const role of roles.filter((one) => one !== 'superAdmin')) {
    const as = { token: await app.signIn(role) };
    const answer = await app.post('/v1.0/system-config/setOrderTimeoutMinutes', { value: 15 }, as);
    expect(answer.code).toBe(errorCodes.forbidden);
  }
});

describe('all settings at once', () => {
  const listPath = '/v1.0/system-config/getList';

  test('are the same as from their own calls, with secrets masked', async () => {
    expect((await set('OrderTimeoutMinutes', 33)).code).toBe(200);
    expect((await set('BotToken', examples.BotToken)).code).toBe(200);
    const { data } = await app.get<Record<string, State>>(listPath, { token });
    expect(Object.keys(data).sort()).toEqual([...settingNames].sort());
    for (const name of settingNames) expect([name, data[name]]).toEqual([name, (await get(name)).data]);
    expect(data.BotToken?.value).toBe('********');
    expect(data.OrderTimeoutMinutes?.value).toBe(33);
  });

  test.each(roles)('show a %s only those that its own calls may read', async (role) => {
    const own = await app.signIn(role);
    const { data } = await app.get<Record<string, State>>(listPath, { token: own });
    const readable = settingNames.filter((name) => settingDefinitions[name].roles.get.includes(role));
    expect(Object.keys(data).sort()).toEqual([...readable].sort());
  });
});

describe('the settings cache', () => {
  const minutes = async (value: number) => {
    const row = { name: 'OrderTimeoutMinutes', held: { value }, updatedAt: app.clock.now(), updatedBy: 'x' };
    await app.store.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
  };
  /** A separate process, whose notifications the test sends. */
  const opened = () => {
    let heard: FanoutListener | undefined;
    const subscribe = (listener: FanoutListener) => {
      heard = listener;
      return () => {};
    };
    const fanout: Fanout = { publish: () => {}, settled: async () => {}, subscribe, close: async () => {} };
    let timeMs = 0;
    const service = new SettingsService(app.dependencies.secrets, fanout, () => timeMs);
    const read = (db: Queryable = app.store.db) => service.get(db, 'OrderTimeoutMinutes');
    const pass = (ms: number) => {
      timeMs += ms;
    };
    return { service, read, pass, notices: () => heard };
  };

  test('is dropped when notifications may have been missed', async () => {
    const { read, notices } = opened();
    await minutes(11);
    expect(await read()).toBe(11);
    await minutes(12);
    expect(await read()).toBe(11);
    notices()?.onGap?.();
    expect(await read()).toBe(12);
  });

  test('is not used while notifications are lost', async () => {
    const { read, notices } = opened();
    await minutes(11);
    expect(await read()).toBe(11);
    await minutes(12);
    notices()?.onLost?.();
    expect(await read()).toBe(12);
    await minutes(13);
    expect(await read()).toBe(13);
    notices()?.onGap?.();
    expect(await read()).toBe(13);
    await minutes(14);
    expect(await read()).toBe(13);
  });

  test('expires when changes no longer wait for this process', async () => {
    const { read, pass } = opened();
    await minutes(11);
    expect(await read()).toBe(11);
    await minutes(12);
    pass(settleWithinMs - 1);
    expect(await read()).toBe(11);
    pass(1);
    expect(await read()).toBe(12);
  });

  test('does not keep a read that overlapped a change', async () => {
    const { read, notices } = opened();
    await minutes(11);
    const old = await app.store.db.select().from(settings);
    const begun = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const from = async (): Promise<typeof old> => {
      begun.resolve();
      await asked.promise;
      return old;
    };
    const early = read({ select: () => ({ from }) } as unknown as Queryable);
    await begun.promise;
    await minutes(12);
    notices()?.onEvent({ topic: 'settings', type: 'setting.changed', id: 'OrderTimeoutMinutes' });
    asked.resolve();
    expect(await early).toBe(11);
    expect(await read()).toBe(12);
  });
});
