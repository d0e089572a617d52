import { describe, expect, it } from 'vitest';
import { treeLines } from './tree-lines.ts';

interface Node {
  id: string;
  below?: readonly Node[];
}
const leaf = (id: string): Node => ({ id });
const team: Node = { id: 'north', below: [{ id: 'east', below: [leaf('far')] }, leaf('west')] };

function linesOf(roots: readonly Node[], open: readonly string[], unread: readonly string[] = []) {
  const known = new Map<string, readonly Node[]>();
  const learn = (node: Node) => {
    known.set(node.id, node.below ?? []);
    node.below?.forEach(learn);
  };
  roots.forEach(learn);
  const { rows, placeOf } = treeLines<Node>({
    roots,
    idOf: ({ id }) => id,
    isBranch: ({ below }) => (below?.length ?? 0) > 0,
    openIds: new Set(open),
    childrenOf: (id) => (unread.includes(id) ? undefined : known.get(id)),
  });
  return rows.map(({ id }) => `${id} ${placeOf(id)?.depth} ${placeOf(id)?.branch}`);
}

describe('a tree as lines', () => {
  it('shows the rows below open rows only, one level deeper', () => {
    expect(linesOf([team, leaf('south')], [])).toEqual(['north 0 closed', 'south 0 none']);
    expect(linesOf([team], ['north'])).toEqual(['north 0 open', 'east 1 closed', 'west 1 none']);
    expect(linesOf([team], ['north', 'east'])).toEqual([
      'north 0 open',
      'east 1 open',
      'far 2 none',
      'west 1 none',
    ]);
  });

  it('keeps a closed row’s open children for when it is opened again', () => {
    expect(linesOf([team], ['east'])).toEqual(['north 0 closed']);
  });

  it('says which rows are still being read', () => {
    expect(linesOf([team], ['north'], ['north'])).toEqual(['north 0 loading']);
  });

  it('shows a row once, and ends where the data goes in a circle', () => {
    const circle: { id: string; below: Node[] } = { id: 'one', below: [] };
    circle.below.push({ id: 'two', below: [circle] });
    const { rows } = treeLines<Node>({
      roots: [circle, leaf('two')],
      idOf: ({ id }) => id,
      isBranch: ({ below }) => below !== undefined,
      openIds: new Set(['one', 'two']),
      childrenOf: (id) => (id === 'one' ? circle.below : [circle]),
    });
    expect(rows.map(({ id }) => id)).toEqual(['one', 'two']);
  });
});
