import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PasswordHasher } from '../../domains/access/session/password.ts';
import { analyseOrders } from '../../domains/risk/order-analysis/order-analysis.jobs.ts';
import { orderFindings } from '../../domains/risk/order-analysis/order-analysis.table.ts';
import { SecretBox } from '../../kit/secrets/secret-box.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { openTestStore } from '../../testing/test-store.ts';
import { seedDemo } from './seed-demo.ts';

it('the demo has patterns that the order analysis finds', async () => {
  const { store, close } = await openTestStore();
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-demo-'));
  const clock = new TestClock();
  const secrets = new SecretBox(new Uint8Array(32).fill(7));
  const hasher = new PasswordHasher({ log2N: 4, r: 8, p: 1 });
  await seedDemo({ store, secrets, hasher, clock, timeZone: 'Asia/Shanghai', dataDir, orderCount: 60 });
  await analyseOrders({ store, clock, publish: () => {} });
  const found = await store.db.select().from(orderFindings);
  expect(found.map(({ rule, subject }) => `${rule} ${subject}`)).toEqual(
    expect.arrayContaining(['addressUnpaid 198.18.66.6', 'payerTimeouts kiran dutta']),
  );
  await close();
  await rm(dataDir, { recursive: true, force: true });
});
