import { errorCodes } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worldProducts } from '../../../testing/order-world.ts';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';
import { messages } from '../../access/messages/messages.table.ts';
import { users } from '../../access/users/users.table.ts';
import { addProducts } from '../products/products.service.ts';
import { supplierTree } from './suppliers.service.ts';
import { suppliers } from './suppliers.table.ts';

let desk: PartyDesk;
let north: { userId: string; supplierId: string };
let deep: { userId: string; supplierId: string };
let foreign: { userId: string; supplierId: string };
/** The test supplier leads north, which leads deep; foreign belongs to another team. */
beforeAll(async () => {
  desk = await openPartyDesk();
  north = await desk.addTeam('north', desk.ids.supplierId);
  deep = await desk.addTeam('deep', north.supplierId);
  foreign = await desk.addTeam('foreign');
});
afterAll(() => desk.close());

interface Supplier {
  readonly id: string;
  readonly name: string;
  readonly account: string;
  readonly parentSupplierId: string | null;
  readonly proxyCount: number;
  readonly relatedMerchantId: string | null;
}
const someone = (account: string, more: object = {}) => ({
  account,
  password: 'Moving2026money',
  name: account,
  ...more,
});
const names = async (role: 'admin' | 'technicalSupport' | 'supplier', query = '') =>
  (await desk.read<{ list: Supplier[] }>(role, `supplier/getList?${query}`)).data.list.map(
    ({ name }) => name,
  );
const move = (role: 'admin' | 'supplier', supplierId: string, parentSupplierId: string | null) =>
  desk.call<Supplier>(role, 'supplier/update', { supplierId, parentSupplierId });

describe('a new supplier', () => {
  it('added by staff is at the top, or below the named leader', async () => {
    const top = await desk.done<Supplier>('admin', 'supplier/add', someone('top1'));
    expect(top).toMatchObject({ parentSupplierId: null, proxyCount: 0, relatedMerchantId: null });
    const below = await desk.done<Supplier>(
      'admin',
      'supplier/add',
      someone('below1', { parentSupplierId: top.id }),
    );
    expect(below).toMatchObject({ parentSupplierId: top.id, parentName: 'top1' });
    const login = { userName: 'below1', password: 'Moving2026money' };
    expect((await desk.post('/v1.0/user/login', login)).code).toBe(errorCodes.success);
    const nowhere = someone('below2', { parentSupplierId: desk.ids.merchantId });
    expect((await desk.call('admin', 'supplier/add', nowhere)).code).toBe(errorCodes.supplierNotFound);
  });

  it('added by a supplier is in that supplier’s team', async () => {
    const added = await desk.done<Supplier>('supplier', 'supplier/add', someone('own1'));
    expect(added.parentSupplierId).toBe(desk.ids.supplierId);
    const deeper = await desk.done<Supplier>(
      'supplier',
      'supplier/add',
      someone('own2', { parentSupplierId: deep.supplierId }),
    );
    expect(deeper.parentSupplierId).toBe(deep.supplierId);
    const elsewhere = someone('own3', { parentSupplierId: foreign.supplierId });
    expect((await desk.call('supplier', 'supplier/add', elsewhere)).code).toBe(errorCodes.supplierNotFound);
  });

  it('gets a related merchant while AutoCreateRelateMerchant is on, at the top only', async () => {
    await desk.set('AutoCreateRelateMerchant', true);
    expect(
      (await desk.done<Supplier>('admin', 'supplier/add', someone('pair1'))).relatedMerchantId,
    ).not.toBeNull();
    const proxy = await desk.done<Supplier>('supplier', 'supplier/add', someone('pair2'));
    expect(proxy.relatedMerchantId).toBeNull();
    await desk.set('AutoCreateRelateMerchant', false);
    expect(
      (await desk.done<Supplier>('admin', 'supplier/add', someone('pair3'))).relatedMerchantId,
    ).toBeNull();
  });
});

describe('the list', () => {
  it('shows staff and technical support every supplier, and a supplier its own team', async () => {
    for (const role of ['admin', 'technicalSupport'] as const)
      expect(await names(role, 'pageNum=100')).toEqual(expect.arrayContaining(['north', 'deep', 'foreign']));
    const own = await names('supplier', 'pageNum=100');
    expect(own).toEqual(expect.arrayContaining(['Test supplier', 'north', 'deep']));
    expect(own).not.toContain('foreign');
    expect(await names('admin', `parentSupplierId=${north.supplierId}`)).toEqual(['deep']);
    expect(await names('admin', 'topOnly=true&name=north')).toEqual([]);
    expect(await names('admin', 'name=NORTH')).toEqual(['north']);
  });
});

describe('the agreements of a supplier', () => {
  it('are listed apart while they are disabled', async () => {
    await addProducts(desk.store.db, worldProducts);
    const agreement = { userId: foreign.userId, productId: 1008, rate: '0.003' };
    await desk.done('admin', 'userProduct/add', agreement);
    const shown = async () => {
      const { data } = await desk.read<{ list: object[] }>(
        'admin',
        `supplier/getList?supplierId=${foreign.supplierId}`,
      );
      return data.list;
    };
    const agreed = [{ productId: 1008, commissionRate: '0.003' }];
    expect(await shown()).toMatchObject([{ rates: agreed, disabledRates: [] }]);
    await desk.done('admin', 'userProduct/update', { ...agreement, enabled: false });
    expect(await shown()).toMatchObject([{ rates: [], disabledRates: agreed }]);
  });
});

describe('the order of the list', () => {
  it('is that of the whole list on every page, in both directions', async () => {
    const page = async (query: string) =>
      (await desk.read<{ list: Supplier[] }>('admin', `supplier/getList?${query}`)).data.list.map(
        ({ id }) => id,
      );
    for (const order of ['sortBy=name&sortOrder=asc', 'sortBy=createdAt&sortOrder=desc']) {
      const whole = await page(`${order}&pageNum=100`);
      const pages: string[] = [];
      for (let index = 1; pages.length < whole.length; index += 1)
        pages.push(...(await page(`${order}&pageNum=3&pageIndex=${index}`)));
      expect(pages).toEqual(whole);
    }
    expect(await page('pageIndex=99&pageNum=100')).toEqual([]);
  });
});

describe('moving a supplier', () => {
  it('moves its team along, and to the top when no leader is named', async () => {
    expect((await move('admin', north.supplierId, foreign.supplierId)).code).toBe(errorCodes.success);
    expect(await supplierTree(desk.store.db, foreign.supplierId)).toContain(deep.supplierId);
    expect((await move('admin', north.supplierId, null)).data).toMatchObject({ parentSupplierId: null });
    expect((await move('admin', north.supplierId, desk.ids.supplierId)).code).toBe(errorCodes.success);
    expect(await desk.lastAudit()).toMatchObject({
      operation: 'suppliers.update',
      before: { parentId: null },
      after: { parentId: desk.ids.supplierId },
    });
  });

  it('below itself or its own team is refused', async () => {
    expect((await move('admin', north.supplierId, north.supplierId)).code).toBe(errorCodes.teamMoveRefused);
    expect((await move('admin', north.supplierId, deep.supplierId)).code).toBe(errorCodes.teamMoveRefused);
    expect((await move('admin', desk.ids.supplierId, deep.supplierId)).code).toBe(errorCodes.teamMoveRefused);
  });

  it('two below each other concurrently moves only one', async () => {
    const [one, other] = [await desk.addTeam('one'), await desk.addTeam('other')];
    for (let round = 0; round < 5; round += 1) {
      await move('admin', one.supplierId, null);
      await move('admin', other.supplierId, null);
      const answers = await Promise.all([
        move('admin', one.supplierId, other.supplierId),
        move('admin', other.supplierId, one.supplierId),
      ]);
      expect(answers.map(({ code }) => code).sort()).toEqual(
        [errorCodes.success, errorCodes.teamMoveRefused].sort(),
      );
    }
  });

  it('is allowed to a supplier within its team, and to no other', async () => {
    expect((await move('supplier', deep.supplierId, desk.ids.supplierId)).code).toBe(errorCodes.success);
    expect((await move('supplier', deep.supplierId, north.supplierId)).code).toBe(errorCodes.success);
    expect((await move('supplier', deep.supplierId, foreign.supplierId)).code).toBe(
      errorCodes.supplierNotFound,
    );
    expect((await move('supplier', deep.supplierId, null)).code).toBe(errorCodes.supplierNotFound);
    expect((await move('supplier', foreign.supplierId, north.supplierId)).code).toBe(
      errorCodes.supplierNotFound,
    );
    expect((await move('supplier', desk.ids.supplierId, null)).code).toBe(errorCodes.supplierNotFound);
  });
});

describe('disabling a supplier', () => {
  it('is allowed to staff for all, and to a leader for those below itself', async () => {
    const enable = (role: 'admin' | 'supplier' | 'technicalSupport', supplierId: string, on: boolean) =>
      desk.call<{ enabled: boolean }>(role, 'supplier/enable', { supplierId, enable: on });
    expect((await enable('supplier', deep.supplierId, false)).data.enabled).toBe(false);
    expect((await enable('supplier', deep.supplierId, true)).data.enabled).toBe(true);
    expect((await enable('supplier', desk.ids.supplierId, false)).code).toBe(errorCodes.supplierNotFound);
    expect((await enable('supplier', foreign.supplierId, false)).code).toBe(errorCodes.supplierNotFound);
    expect((await enable('technicalSupport', deep.supplierId, false)).code).toBe(errorCodes.forbidden);
    expect((await enable('admin', foreign.supplierId, false)).data.enabled).toBe(false);
  });
});

describe('a whole team', () => {
  it('is summed with its leader, and a supplier is the top of its own team', async () => {
    const of = async (role: 'admin' | 'supplier', query: string) =>
      (
        await desk.read<{ list: (Supplier & { team?: { supplierCount: number } })[] }>(
          role,
          `supplier/getList?withTeam=true&pageNum=100&${query}`,
        )
      ).data.list;
    const [own, ...others] = await of('supplier', 'topOnly=true');
    expect(others).toEqual([]);
    expect(own?.id).toBe(desk.ids.supplierId);
    expect(own?.team?.supplierCount).toBe((await supplierTree(desk.store.db, desk.ids.supplierId)).length);
    const single = await desk.addTeam('single', north.supplierId);
    const [leaf] = await of('admin', `supplierId=${single.supplierId}`);
    expect(leaf?.team?.supplierCount).toBe(1);
    expect((await of('admin', 'topOnly=true')).some(({ id }) => id === north.supplierId)).toBe(false);
    const [plain] = (await desk.read<{ list: object[] }>('admin', 'supplier/getList')).data.list;
    expect(plain).not.toHaveProperty('team');
  });

  it('is disabled and enabled in one step, by staff or by a leader above it', async () => {
    const team = await desk.addTeam('wholeTeam', desk.ids.supplierId);
    const below = await desk.addTeam('belowWholeTeam', team.supplierId);
    const turn = (role: 'admin' | 'supplier', supplierId: string, enable: boolean) =>
      desk.call<{ enabled: boolean }>(role, 'supplier/enable', { supplierId, enable, wholeTeam: true });
    const states = async () =>
      (await desk.store.db.select().from(suppliers))
        .filter(({ id }) => id === team.supplierId || id === below.supplierId)
        .map(({ enabled }) => enabled);
    expect((await turn('supplier', team.supplierId, false)).code).toBe(errorCodes.success);
    expect(await states()).toEqual([false, false]);
    expect(await desk.lastAudit()).toMatchObject({
      operation: 'suppliers.enable',
      after: { enabled: false, wholeTeam: expect.arrayContaining(['wholeTeam', 'belowWholeTeam']) },
    });
    expect((await turn('admin', team.supplierId, true)).code).toBe(errorCodes.success);
    expect(await states()).toEqual([true, true]);
    expect((await turn('supplier', desk.ids.supplierId, false)).code).toBe(errorCodes.supplierNotFound);
    expect((await turn('supplier', foreign.supplierId, false)).code).toBe(errorCodes.supplierNotFound);
  });
});

describe('helping a member of the team back in', () => {
  it('gives it a new password, ends its sessions and tells it', async () => {
    const member = await desk.done<Supplier & { userId: string }>(
      'supplier',
      'supplier/add',
      someone('lost1'),
    );
    const signIn = (password: string) => desk.post('/v1.0/user/login', { userName: 'lost1', password });
    const help = (role: 'admin' | 'supplier', body: object) =>
      desk.call(role, 'supplier/restoreAccess', { supplierId: member.id, ...body });
    expect((await help('supplier', {})).code).toBe(errorCodes.validationFailed);
    expect((await help('supplier', { password: 'Moving2026lost1' })).code).toBe(errorCodes.passwordRejected);
    expect((await help('supplier', { removeAuthenticator: true })).code).toBe(
      errorCodes.authenticatorNotBound,
    );
    expect((await help('supplier', { password: 'Found2026again' })).code).toBe(errorCodes.success);
    expect((await signIn('Moving2026money')).code).not.toBe(errorCodes.success);
    expect((await signIn('Found2026again')).code).toBe(errorCodes.success);
    expect(
      await desk.store.db.select().from(messages).where(eq(messages.userId, member.userId)),
    ).toContainEqual(expect.objectContaining({ template: 'passwordReset' }));
    await desk.store.db.update(users).set({ googleSecretBox: 'sealed' }).where(eq(users.id, member.userId));
    expect((await help('supplier', { removeAuthenticator: true })).code).toBe(errorCodes.success);
    expect((await signIn('Found2026again')).code).toBe(errorCodes.success);
  });

  it('is refused for itself, its leader and other teams', async () => {
    const help = (supplierId: string) =>
      desk.call('supplier', 'supplier/restoreAccess', { supplierId, password: 'Found2026again' });
    expect((await help(desk.ids.supplierId)).code).toBe(errorCodes.supplierNotFound);
    expect((await help(foreign.supplierId)).code).toBe(errorCodes.supplierNotFound);
  });
});
