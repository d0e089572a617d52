import { type SettingName, type SettingValues, settingDefinitions } from '@platform/sdk/settings';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queryable, Store } from '../../../db/connection.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { Fanout } from '../../../kit/live/fanout.ts';
import { LiveSnapshot, RuleSnapshots } from '../../../kit/live/live-snapshot.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext, SettingsReader } from '../../../kit/operation/context.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { settings } from './settings.table.ts';

export const settingNames = Object.keys(settingDefinitions) as SettingName[];

/** A setting as a reader sees it. */
export interface SettingState<Name extends SettingName = SettingName> {
  /** A secret is null until set, then a mask; of an address, scheme and host stand before the mask. */
  readonly value: SettingValues[Name] | string | null;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
}

type Row = typeof settings.$inferSelect;

const secretMask = '********';
/** An address that is not set is an empty text, as its contract was before it became a secret. */
function masked(name: SettingName, text: string): string | null {
  if (settingDefinitions[name].format !== 'uri') return text === '' ? null : secretMask;
  return text === '' ? '' : `${new URL(text).origin}/${secretMask}`;
}
const secretPurpose = (name: SettingName): string => `setting ${name}`;

/** The system settings, cached in memory until any process changes one (`LiveSnapshot`). */
export class SettingsService {
  readonly #secrets: SecretBox;
  readonly #rows: LiveSnapshot<ReadonlyMap<string, Row>>;
  readonly #rules: RuleSnapshots;

  constructor(secrets: SecretBox, fanout: Fanout, clockMs?: () => number) {
    this.#secrets = secrets;
    this.#rows = new LiveSnapshot(
      fanout,
      ({ topic }) => topic === 'settings',
      { read: async (db) => new Map((await db.select().from(settings)).map((row) => [row.name, row])) },
      clockMs,
    );
    this.#rules = new RuleSnapshots(fanout, clockMs);
  }

  /** A reader on one handle. Inside a transaction a cache miss must be read through that handle. */
  reader(db: Queryable): SettingsReader {
    return {
      get: (name) => this.get(db, name),
      rules: (source) => this.#rules.get(db, source),
    };
  }

  async get<Name extends SettingName>(db: Queryable, name: Name): Promise<SettingValues[Name]> {
    const row = (await this.#rows.get(db)).get(name);
    return this.#valueOf(name, row);
  }

  forget(): void {
    this.#rows.forget();
  }

  async state<Name extends SettingName>(db: Queryable, name: Name): Promise<SettingState<Name>> {
    const [row] = await db.select().from(settings).where(eq(settings.name, name));
    return this.#stateOf(name, row);
  }

  /** Several settings, read from the database. */
  async states(
    db: Queryable,
    names: readonly SettingName[],
  ): Promise<(readonly [SettingName, SettingState])[]> {
    const rows = await db
      .select()
      .from(settings)
      .where(inArray(settings.name, [...names]));
    const byName = new Map(rows.map((row) => [row.name, row]));
    return names.map((name) => [name, this.#stateOf(name, byName.get(name))]);
  }

  /** The value is already validated: the contract's validator is generated from the setting's definition. */
  async set<Name extends SettingName>(
    context: Pick<HandlerContext, 'db' | 'now' | 'actor' | 'audit' | 'publish'>,
    name: Name,
    value: SettingValues[Name],
  ): Promise<SettingState<Name>> {
    checkFormat(name, value);
    const { db, now } = context;
    const { secret } = settingDefinitions[name];
    const [before] = await db.select().from(settings).where(eq(settings.name, name)).for('update');
    const stored = {
      held: secret ? null : { value },
      secretBox: secret && value !== '' ? this.#secrets.seal(secretPurpose(name), String(value)) : null,
      updatedAt: now,
      updatedBy: actingUser(context).account,
    };
    const [after] = await db
      .insert(settings)
      .values({ name, ...stored })
      .onConflictDoUpdate({ target: settings.name, set: stored })
      .returning();
    context.audit({
      objectType: 'setting',
      objectId: name,
      before: { value: this.#stateOf(name, before).value },
      after: { value: this.#stateOf(name, after).value },
    });
    context.publish({ topic: 'settings', type: 'setting.changed', id: name });
    return this.#stateOf(name, after);
  }

  /** Seals values that were stored before their setting became a secret. Run at the start, before anything reads them. */
  async sealHeld(store: Store): Promise<void> {
    const secretNames = settingNames.filter((name) => settingDefinitions[name].secret);
    await store.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(settings)
        .where(and(inArray(settings.name, secretNames), isNotNull(settings.held)))
        .for('update');
      for (const { name, held } of rows) {
        const value = String(held?.value ?? '');
        const secretBox = value === '' ? null : this.#secrets.seal(secretPurpose(name as SettingName), value);
        await tx.update(settings).set({ held: null, secretBox }).where(eq(settings.name, name));
      }
    });
  }

  /** Reloads the cache unconditionally. */
  async refresh(db: Queryable): Promise<void> {
    await this.#rows.read(db);
  }

  #valueOf<Name extends SettingName>(name: Name, row: Row | undefined): SettingValues[Name] {
    const { secret, default: fallback } = settingDefinitions[name];
    if (!row) return fallback;
    if (!secret) return row.held?.value as SettingValues[Name];
    const text = row.secretBox === null ? '' : this.#secrets.open(secretPurpose(name), row.secretBox);
    return text as SettingValues[Name];
  }

  #stateOf<Name extends SettingName>(name: Name, row: Row | undefined): SettingState<Name> {
    const { secret, default: fallback } = settingDefinitions[name];
    const shown = secret
      ? masked(name, String(this.#valueOf(name, row)))
      : row
        ? (row.held?.value as SettingValues[Name])
        : fallback;
    return {
      value: shown,
      updatedAt: row?.updatedAt.toISOString() ?? null,
      updatedBy: row?.updatedBy ?? null,
    };
  }
}

/** Format checks beyond the definition's pattern. */
function checkFormat(name: SettingName, value: unknown): void {
  const { format, secret } = settingDefinitions[name];
  if (format !== 'uri' || value === '' || typeof value !== 'string') return;
  const refuse = (message: ReturnType<typeof texts>) => {
    throw new RequestFault('validationFailed', {
      issues: [{ path: 'value', code: 'invalid_format', message }],
    });
  };
  if (!URL.canParse(value))
    refuse(
      texts(
        '须为带协议的完整地址',
        '須為帶通訊協定的完整網址',
        'The text must be an address with its scheme.',
      ),
    );
  // What was read, written back unchanged, would replace the address by its mask.
  if (secret && value.includes(secretMask))
    refuse(
      texts(
        '星号代替了未显示的部分，请输入完整地址',
        '星號代替了未顯示的部分，請輸入完整網址',
        'The asterisks stand for what is hidden. Enter the whole address.',
      ),
    );
}
