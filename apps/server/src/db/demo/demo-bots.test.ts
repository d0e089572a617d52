import { afterEach, beforeEach, expect, it } from 'vitest';
import { SettingsService } from '../../domains/access/settings/settings.service.ts';
import { settings } from '../../domains/access/settings/settings.table.ts';
import { LocalFanout } from '../../kit/live/fanout.ts';
import { SecretBox } from '../../kit/secrets/secret-box.ts';
import { openTestStore, type TestStore } from '../../testing/test-store.ts';
import { placeDemoBots, removeDemoBots } from './demo-bots.ts';

const now = new Date('2026-11-20T04:00:00Z');
const secrets = new SecretBox(new Uint8Array(32));
const realToken = `123456789:${'A'.repeat(35)}`;

let test: TestStore;
beforeEach(async () => {
  test = await openTestStore();
});
afterEach(() => test.close());

const place = () => test.store.transaction((tx) => placeDemoBots(tx, secrets, now));
const remove = () => test.store.transaction((tx) => removeDemoBots(tx, secrets, now));
const service = () => new SettingsService(secrets, new LocalFanout(() => undefined));
const token = () => service().get(test.store.db, 'BotToken');

it('have sealed tokens that the simulator knows, the same after a restart', async () => {
  const { bots } = await place();
  expect(bots.map(({ token: one }) => one)).toEqual([
    await token(),
    await service().get(test.store.db, 'TransferBotToken'),
  ]);
  expect(JSON.stringify(await test.store.db.select().from(settings))).not.toContain(bots[0]?.token);
  expect((await place()).bots).toEqual(bots);
});

it('lose their tokens when nobody plays Telegram, so that the real one is not asked', async () => {
  await place();
  await remove();
  expect(await token()).toBe('');
});

it('leave a token alone that somebody has set', async () => {
  const context = {
    ...{ db: test.store.db, now, audit: () => undefined, publish: () => undefined },
    actor: { kind: 'user', userId: '', account: 'admin', role: 'superAdmin', sessionId: '' },
  } as const;
  await service().set(context, 'BotToken', realToken);
  const { bots } = await place();
  expect(bots[0]?.token).not.toBe(realToken);
  await remove();
  expect(await token()).toBe(realToken);
});
