import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedNetworks } from './domains/access/ip-rules/ip-rules.service.ts';
import { listedParties } from './domains/orders/black-list/black-list.service.ts';
import { blackList } from './domains/orders/black-list/black-list.table.ts';
import { frozenNetworks } from './domains/orders/frozen-ips/frozen-ips.service.ts';
import { frozenIps } from './domains/orders/frozen-ips/frozen-ips.table.ts';
import { newId } from './kit/ids.ts';
import { LocalFanout, settleWithinMs } from './kit/live/fanout.ts';
import { RuleSnapshots, type RuleSource, rulesChanged } from './kit/live/live-snapshot.ts';
import { ruleVersions } from './kit/live/rule-versions.table.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';

const now = new Date('2026-03-02T06:00:00Z');
const entryId = newId(now);

let opened: TestStore;
beforeAll(async () => {
  opened = await openTestStore();
});
afterAll(() => opened.close());

const versionOf = async ({ name }: { readonly name: string }) => {
  const [row] = await opened.store.db.select().from(ruleVersions).where(eq(ruleVersions.name, name));
  return row?.version ?? 0;
};
const network = (text: string) => ({
  id: newId(now),
  network: text,
  reason: 'Test',
  frozenBy: 'admin',
  createdAt: now,
});
const freeze = (text: string) => opened.store.db.insert(frozenIps).values(network(text));

describe('the version of rules', () => {
  it('is another one after every change of an entry of the black list, but not after a hit', async () => {
    const { db } = opened.store;
    const entry = eq(blackList.id, entryId);
    const changes = [
      () =>
        db.insert(blackList).values({
          id: entryId,
          kind: 'name',
          value: 'A Payer',
          normalised: 'apayer',
          direction: 'both',
          effect: 'refuse',
          reason: 'Test',
          enabled: true,
          addedBy: 'admin',
          createdAt: now,
        }),
      () => db.update(blackList).set({ enabled: false }).where(entry),
      () => db.update(blackList).set({ expiresAt: now }).where(entry),
      () => db.update(blackList).set({ effect: 'suspicious' }).where(entry),
      () => db.update(blackList).set({ direction: 'payouts' }).where(entry),
      () => db.update(blackList).set({ endedAt: now }).where(entry),
      () => db.delete(blackList).where(entry),
    ];
    for (const [number, change] of changes.entries()) {
      const before = await versionOf(listedParties);
      await change();
      expect(await versionOf(listedParties), `change ${number}`).toBe(before + 1);
    }
    const before = await versionOf(listedParties);
    await db.update(blackList).set({ hits: sql`hits + 1`, lastHitAt: now });
    expect(await versionOf(listedParties)).toBe(before);
  });

  it('is another one after a change of frozen networks or of IP rules', async () => {
    const before = [await versionOf(frozenNetworks), await versionOf(allowedNetworks)];
    await freeze('203.0.113.0/24');
    await opened.store.db.execute(sql`insert into ip_rules
      (id, kind, network, note, enabled, created_by, created_at, updated_by, updated_at)
      values (${newId(now)}, 'devices', '203.0.113.0/24', '', true, 'admin', ${now.toISOString()}, 'admin', ${now.toISOString()})`);
    const after = [await versionOf(frozenNetworks), await versionOf(allowedNetworks)];
    expect(after).toEqual(before.map((version) => version + 1));
  });
});

describe('rules in memory', () => {
  it('are read again only after a change, also after one that was not heard of', async () => {
    const fanout = new LocalFanout(() => undefined);
    let [clockMs, readCount] = [0, 0];
    const source: RuleSource<number> = {
      name: frozenNetworks.name,
      none: 0,
      read: async (db) => {
        readCount += 1;
        return db.$count(frozenIps);
      },
    };
    const snapshots = new RuleSnapshots(fanout, () => clockMs);
    const get = () => snapshots.get(opened.store.db, source);
    const first = await get();
    for (let turn = 0; turn < 3; turn += 1) {
      clockMs += settleWithinMs + 1;
      expect(await get()).toBe(first);
    }
    expect(readCount).toBe(1);

    await freeze('198.51.100.0/24');
    expect(await get()).toBe(first);
    clockMs += settleWithinMs + 1;
    expect([await get(), readCount]).toEqual([first + 1, 2]);

    fanout.publish([rulesChanged(source)]);
    expect([await get(), readCount]).toEqual([first + 1, 3]);
  });
});
