import type { PartyDesk } from './party-desk.ts';
import { bankWriters } from './stored-texts.banks.ts';
import { templateWriters } from './stored-texts.batches.ts';
import { botWriters } from './stored-texts.bots.ts';
import { riskWriters } from './stored-texts.risk.ts';
import { done, fieldsOf, type Row, rowOf, type TextWriter } from './stored-texts.ts';

const password = 'Moving2026money';
const page = 'pageIndex=1&pageNum=200';
const languages = ['zh-CN', 'zh-TW', 'en-US'] as const;
const nameWays = languages.map((language) => `name.${language}`);
const errorLogTexts = ['message', 'stack', 'url', 'component', 'requestId', 'appVersion'];
/** Above this amount a second person approves or refuses. */
const aboveLimitMinor = 20_000_000;

/** Texts about people, parties, products and the platform. */
export function registryWriters(desk: PartyDesk): TextWriter[] {
  const { call, read, ids } = desk;
  const adjustment = (key: string, ways: Readonly<Record<string, string>>) => async () => {
    const row = await rowOf(desk, 'admin', `adjustment/getList?${page}`, (one) => one['key'] === key);
    return Object.fromEntries(Object.entries(ways).map(([way, field]) => [way, row[field]]));
  };
  const named = (list: string, id: unknown) => async () =>
    fieldsOf(await rowOf(desk, 'admin', `${list}?${page}`, (row) => row['id'] === id), ['name']);
  const namesOf = (id: number) => async () => {
    const { name } = await rowOf(desk, 'superAdmin', `product/getList?${page}`, (row) => row['id'] === id);
    return Object.fromEntries(languages.map((language) => [`name.${language}`, (name as Row)[language]]));
  };
  const namesFrom = (textOf: (way: string) => string) =>
    Object.fromEntries(languages.map((language) => [language, textOf(`name.${language}`)]));
  const user = (account: string) => async () =>
    fieldsOf(
      await rowOf(desk, 'superAdmin', `admin/getUserList?${page}`, (row) => row['account'] === account),
      ['nickname'],
    );
  const product = { kind: 'collection', currency: 'INR', minAmountMinor: 100, maxAmountMinor: 1_000 };
  const firstProduct = 40_000;

  return [
    {
      operation: 'admin.addUser',
      ways: ['nickname'],
      write: async (textOf, number) => {
        const account = `night${number}`;
        const body = { nickname: textOf('nickname'), account, password, access: 'customerService' };
        return { ...(await call('superAdmin', 'admin/addUser', body)), shown: user(account) };
      },
    },
    {
      operation: 'admin.updateUser',
      ways: ['nickname'],
      write: async (textOf, number) => {
        const account = `day${number}`;
        const access = 'customerService';
        const before = { nickname: 'before', account, password, access };
        const { id } = done(await call('superAdmin', 'admin/addUser', before));
        const body = { id, nickname: textOf('nickname'), account, role: access };
        return { ...(await call('superAdmin', 'admin/updateUser', body)), shown: user(account) };
      },
    },
    {
      operation: 'users.setKyc',
      ways: ['note'],
      write: async (textOf) => {
        const body = { userId: ids.supplier, kycState: 'inReview', note: textOf('note') };
        const answer = await call('superAdmin', 'user/setKyc', body);
        return { ...answer, shown: async () => fieldsOf(answer.data, ['note']) };
      },
    },
    {
      operation: 'session.loginSecondLevel',
      ways: ['logInReason'],
      write: async (textOf) => {
        const token = await desk.signIn('customerService');
        const body = { password: 'Platform2026', logInReason: textOf('logInReason') };
        const answer = await desk.post('/v1.0/user/login2', body, { token });
        const shown = async () => ({
          logInReason: ((await desk.lastAudit())?.after as Row | null)?.['logInReason'],
        });
        return { ...answer, shown };
      },
    },
    ...(['merchant', 'supplier'] as const).flatMap((party): TextWriter[] => [
      {
        operation: `${party}s.add`,
        ways: ['name'],
        write: async (textOf, number) => {
          const body = { account: `${party}${number}`, password, name: textOf('name') };
          const answer = await call<Row>('admin', `${party}/add`, body);
          const shown = async () =>
            fieldsOf(
              await rowOf(
                desk,
                'admin',
                `${party}/getList?${page}`,
                (row) => row['account'] === body.account,
              ),
              ['name'],
            );
          return { ...answer, shown };
        },
      },
      {
        operation: `${party}s.update`,
        ways: ['name'],
        write: async (textOf) => {
          const id = party === 'merchant' ? ids.merchantId : ids.supplierId;
          const body = { [`${party}Id`]: id, name: textOf('name') };
          return { ...(await call('admin', `${party}/update`, body)), shown: named(`${party}/getList`, id) };
        },
      },
    ]),
    {
      operation: 'merchants.adjustBalance',
      ways: ['reason'],
      write: async (textOf, number) => {
        const key = `adjust-${number}`;
        const body = {
          merchantId: ids.merchantId,
          currency: 'INR',
          amountMinor: 1,
          reason: textOf('reason'),
          key,
        };
        const answer = await call('admin', 'merchant/adjustBalance', body);
        return { ...answer, shown: adjustment(key, { reason: 'reason' }) };
      },
    },
    {
      operation: 'merchants.clearBalance',
      ways: ['reason'],
      write: async (textOf, number) => {
        const party = { merchantId: ids.merchantId, currency: 'INR' };
        const sum = { ...party, amountMinor: 1, reason: 'before', key: `filled-${number}` };
        done(await call('admin', 'merchant/adjustBalance', sum));
        const key = `cleared-${number}`;
        const answer = await call('admin', 'merchant/clearBalance', {
          ...party,
          reason: textOf('reason'),
          key,
        });
        return { ...answer, shown: adjustment(key, { reason: 'reason' }) };
      },
    },
    {
      operation: 'suppliers.adjustDeposit',
      ways: ['reason'],
      write: async (textOf, number) => {
        const key = `deposit-${number}`;
        const body = {
          supplierId: ids.supplierId,
          currency: 'INR',
          amountMinor: 1,
          reason: textOf('reason'),
          key,
        };
        const answer = await call('admin', 'supplier/adjustDeposit', body);
        return { ...answer, shown: adjustment(key, { reason: 'reason' }) };
      },
    },
    {
      operation: 'adjustments.refuse',
      ways: ['reason'],
      write: async (textOf, number) => {
        const key = `refused-${number}`;
        const sum = { currency: 'INR', amountMinor: aboveLimitMinor, reason: 'large', key };
        await call('admin', 'merchant/adjustBalance', { merchantId: ids.merchantId, ...sum });
        const isIt = (row: Row): boolean => row['key'] === key;
        const { id } = await rowOf(desk, 'admin', `adjustment/getList?${page}`, isIt);
        const answer = await call('superAdmin', 'adjustment/refuse', { id, reason: textOf('reason') });
        return { ...answer, shown: adjustment(key, { reason: 'refusalReason' }) };
      },
    },
    {
      operation: 'products.add',
      ways: nameWays,
      write: async (textOf, number) => {
        const id = firstProduct + number;
        const answer = await call('superAdmin', 'product/add', { ...product, id, name: namesFrom(textOf) });
        return { ...answer, shown: namesOf(id) };
      },
    },
    {
      operation: 'products.update',
      ways: nameWays,
      write: async (textOf, number) => {
        const id = firstProduct + number;
        const name = namesFrom(() => 'before');
        done(await call('superAdmin', 'product/add', { ...product, id, name }));
        const answer = await call('superAdmin', 'product/update', { id, name: namesFrom(textOf) });
        return { ...answer, shown: namesOf(id) };
      },
    },
    ...bankWriters(desk),
    ...riskWriters(desk),
    ...botWriters(desk),
    ...templateWriters(desk),
    {
      operation: 'errorLogs.save',
      masksNumbers: true,
      ways: errorLogTexts,
      write: async (textOf) => {
        // Only one entry per second and address is stored separately.
        desk.clock.advance(1_000);
        const body = Object.fromEntries(errorLogTexts.map((way) => [way, textOf(way)]));
        const answer = await desk.post<Row>('/save_error_logger', body, {
          token: await desk.signIn('merchant'),
        });
        const list = 'errorLog/getList?pageIndex=1&pageSize=100';
        const shown = async () =>
          fieldsOf(
            await rowOf(desk, 'superAdmin', list, (row) => row['id'] === answer.data['id']),
            errorLogTexts,
          );
        return { ...answer, shown };
      },
    },
    {
      operation: 'settings.setContactInfo',
      ways: ['value'],
      write: async (textOf) => ({
        ...(await call('superAdmin', 'system-config/setContactInfo', { value: textOf('value') })),
        shown: async () =>
          fieldsOf((await read('superAdmin', 'system-config/getContactInfo')).data, ['value']),
      }),
    },
    {
      operation: 'savedViews.add',
      ways: ['state.filters.0.text', 'state.columns'],
      write: (textOf, number) => savedView(desk, number, textOf),
    },
    {
      operation: 'savedViews.update',
      ways: ['state.filters.0.text', 'state.columns'],
      write: async (textOf, number) => {
        const { data } = await savedView(desk, number, () => 'before');
        return savedView(desk, number, textOf, data);
      },
    },
  ];
}

/** A saved view with these texts: a new one, or an update of an earlier one. */
async function savedView(desk: PartyDesk, number: number, textOf: (way: string) => string, before?: Row) {
  const state = {
    filters: [{ name: 'orderCode', text: textOf('state.filters.0.text') }],
    ranges: [],
    sort: null,
    columns: textOf('state.columns'),
  };
  const name = `View ${number}`;
  const answer = before
    ? await desk.call('admin', 'savedView/update', { id: before['id'], version: before['version'], state })
    : await desk.call('admin', 'savedView/add', { list: 'orders.list', screen: '/order/list', name, state });
  const shown = async (): Promise<Row> => {
    const list = 'savedView/getList?list=orders.list&screen=/order/list';
    const row = await rowOf(desk, 'admin', list, (one) => one['name'] === name);
    const { filters, columns } = row['state'] as { filters: readonly Row[]; columns: unknown };
    // Delete it, because the number of views per person is limited.
    await desk.call('admin', 'savedView/delete', { id: row['id'] });
    return { 'state.filters.0.text': filters[0]?.['text'], 'state.columns': columns };
  };
  return { ...answer, shown };
}
