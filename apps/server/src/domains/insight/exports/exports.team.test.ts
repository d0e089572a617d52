import { afterAll, beforeAll, expect, it } from 'vitest';
import { ExportDesk } from '../../../testing/export-desk.ts';
import { openPartyDesk, type PartyDesk } from '../../../testing/party-desk.ts';

let desk: PartyDesk;
let exportDesk: ExportDesk;

/** The test supplier leads north, which leads deep and deeper; foreign leads another team. */
beforeAll(async () => {
  desk = await openPartyDesk();
  exportDesk = new ExportDesk(desk);
  const north = await desk.addTeam('north', desk.ids.supplierId);
  const deep = await desk.addTeam('deep', north.supplierId);
  await desk.addTeam('deeper', deep.supplierId);
  const foreign = await desk.addTeam('foreign');
  await desk.addTeam('stranger', foreign.supplierId);
});
afterAll(() => desk.close());

interface Row {
  readonly id: string;
  readonly name: string;
  readonly parentName: string | null;
  readonly proxyCount: number;
}

/** The tree as the console opens it: the tops of the list, then the proxies of each. */
async function treeOf(role: 'admin' | 'supplier', parent?: Row): Promise<Row[]> {
  const filter = parent ? `parentSupplierId=${parent.id}` : 'topOnly=true';
  const { list } = (await desk.read<{ list: Row[] }>(role, `supplier/getList?pageNum=100&${filter}`)).data;
  const branches = await Promise.all(list.map(async (row) => [row, ...(await treeOf(role, row))]));
  return branches.flat();
}

const fileOf = async (role: 'admin' | 'supplier') => {
  const [, ...lines] = await exportDesk.csv(await desk.signIn(role), {
    ...{ operation: 'suppliers.list', columns: ['name', 'parentName', 'proxyCount'], language: 'en-US' },
  });
  return lines.toSorted();
};

it.each(['supplier', 'admin'] as const)('the file of %s has the same team as its tree', async (role) => {
  const tree = await treeOf(role);
  expect(await fileOf(role)).toEqual(
    tree.map(({ name, parentName, proxyCount }) => [name, parentName ?? '', String(proxyCount)]).toSorted(),
  );
  expect(tree.map(({ name }) => name)).toEqual(expect.arrayContaining(['north', 'deep', 'deeper']));
  expect(tree.some(({ name }) => name === 'stranger')).toBe(role === 'admin');
});
