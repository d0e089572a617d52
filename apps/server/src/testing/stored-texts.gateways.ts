import type { PartyDesk } from './party-desk.ts';
import { done, type Row, rowOf, type TextWriter } from './stored-texts.ts';

const source = 'export const send = () => ({ verdict: "unknown", reason: "a test" });';
const firstProduct = 60_000;
const page = 'pageIndex=1&pageNum=200';

/** Texts about gateways and pay scripts. */
export function gatewayWriters(desk: PartyDesk): TextWriter[] {
  const { call } = desk;
  const addScript = async (number: number) =>
    done(
      await call<{ id: string }>('superAdmin', 'payScript/add', {
        name: `Script ${number}`,
        direction: 'payout',
        source,
        note: 'First',
      }),
    ).id;
  /** Reads a row, and gives it another name: names are unique, and several calls write the same text. */
  const shown = (noun: 'payScript' | 'payGateway', id: string, number: number) => async (): Promise<Row> => {
    const row = await rowOf(desk, 'superAdmin', `${noun}/getList?${page}`, (one) => one['id'] === id);
    const change = noun === 'payScript' ? { scriptId: id } : { gatewayId: id };
    const rename = noun === 'payScript' ? 'payScript/rename' : 'payGateway/update';
    done(await call('superAdmin', rename, { ...change, name: `${noun} renamed ${number}` }));
    const { note } = (row['parameters'] ?? {}) as Row;
    return { name: row['name'], 'parameters.note': note };
  };
  const only = (read: () => Promise<Row>, ways: readonly string[]) => async () => {
    const row = await read();
    return Object.fromEntries(ways.map((way) => [way, row[way]]));
  };
  const addGateway = async (number: number, name: string, note: string) => {
    const productId = firstProduct + number;
    const names = { 'zh-CN': 'Payout', 'zh-TW': 'Payout', 'en-US': 'Payout' };
    done(
      await call('superAdmin', 'product/add', {
        id: productId,
        name: names,
        kind: 'payout',
        currency: 'INR',
        minAmountMinor: 100,
        maxAmountMinor: 1_000,
      }),
    );
    return call<{ id: string }>('superAdmin', 'payGateway/add', {
      name,
      baseUrl: 'https://1.1.1.1/v1',
      scriptId: await addScript(number),
      direction: 'payout',
      productId,
      minAmountMinor: 100,
      maxAmountMinor: 1_000,
      parameters: { note },
    });
  };
  const gatewayWays = ['name', 'parameters.note'];
  return [
    {
      operation: 'payScripts.add',
      ways: ['name', 'note'],
      write: async (textOf, number) => {
        const answer = await call<{ id: string } | null>('superAdmin', 'payScript/add', {
          name: textOf('name'),
          note: textOf('note'),
          direction: 'payout',
          source,
        });
        const id = answer.data?.id ?? '';
        return {
          ...answer,
          shown: async () => {
            const { name } = await shown('payScript', id, number)();
            const versions = `payScript/getVersions?scriptId=${id}`;
            const { note } = await rowOf(desk, 'superAdmin', versions, () => true);
            return { name, note };
          },
        };
      },
    },
    {
      operation: 'payScripts.rename',
      ways: ['name'],
      write: async (textOf, number) => {
        const scriptId = await addScript(number);
        const answer = await call('superAdmin', 'payScript/rename', { scriptId, name: textOf('name') });
        return { ...answer, shown: only(shown('payScript', scriptId, number), ['name']) };
      },
    },
    {
      operation: 'payScripts.addVersion',
      ways: ['note'],
      write: async (textOf, number) => {
        const scriptId = await addScript(number);
        const body = { scriptId, source, note: textOf('note') };
        const answer = await call('superAdmin', 'payScript/addVersion', body);
        const versions = `payScript/getVersions?scriptId=${scriptId}`;
        return {
          ...answer,
          shown: async () => {
            const { note } = await rowOf(desk, 'superAdmin', versions, (row) => row['version'] === 2);
            return { note };
          },
        };
      },
    },
    {
      operation: 'payGateways.add',
      ways: gatewayWays,
      write: async (textOf, number) => {
        const answer = await addGateway(number, textOf('name'), textOf('parameters.note'));
        const id = (answer.data as { id: string } | null)?.id ?? '';
        return { ...answer, shown: shown('payGateway', id, number) };
      },
    },
    {
      operation: 'payGateways.update',
      ways: gatewayWays,
      write: async (textOf, number) => {
        const { id } = done(await addGateway(number, `Gateway ${number}`, 'before'));
        const body = {
          gatewayId: id,
          name: textOf('name'),
          parameters: { note: textOf('parameters.note') },
        };
        const answer = await call('superAdmin', 'payGateway/update', body);
        return { ...answer, shown: shown('payGateway', id, number) };
      },
    },
  ];
}
