import { expectedOf, type NodeRow, type ShownState, shownStateOf } from './security-chain.labels.ts';

/** Distance of two messages, and the frame around them, in pixels. */
const stepPx = 56;
const sidePx = 32;
export const heightPx = 176;
const topPx = 24;
const bottomPx = 24;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PictureNode extends Point {
  readonly row: NodeRow;
  readonly state: ShownState | undefined;
}

/** A line from a message to the one that follows from it. */
export interface PictureLink {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
}

/** A break: from the balance that was expected to the one that the message states. */
export interface PictureGap {
  readonly id: string;
  readonly isRepaired: boolean;
  /** The earlier message, if it is in the picture. */
  readonly before: Point | undefined;
  readonly expected: Point;
  readonly stated: Point;
}

export interface Picture {
  readonly widthPx: number;
  readonly nodes: readonly PictureNode[];
  readonly links: readonly PictureLink[];
  readonly gaps: readonly PictureGap[];
}

/**
 * The messages of one account as a line of balances: in time order, at equal distances, because messages come in bursts
 * and a scale of time would draw them over one another. The height is the balance that each states.
 */
export function pictureOf(rows: readonly NodeRow[]): Picture {
  const inTime = rows.toSorted(
    (a, b) => a.receivedAt.localeCompare(b.receivedAt) || a.id.localeCompare(b.id),
  );
  const balances = inTime.flatMap((row) => [row.balanceMinor, expectedOf(row) ?? row.balanceMinor]);
  const lowest = Math.min(...balances);
  const highest = Math.max(...balances);
  const heightOf = (balanceMinor: number): number => {
    const share = highest === lowest ? 0.5 : (balanceMinor - lowest) / (highest - lowest);
    return Math.round(topPx + (1 - share) * (heightPx - topPx - bottomPx));
  };
  const nodes = inTime.map((row, index) => ({
    row,
    state: shownStateOf(row),
    x: sidePx + index * stepPx,
    y: heightOf(row.balanceMinor),
  }));
  const byId = new Map(nodes.map((node) => [node.row.id, node]));
  const links = nodes.flatMap((node) => {
    const from = node.row.previousId === null ? undefined : byId.get(node.row.previousId);
    return from ? [{ id: node.row.id, from: pointOf(from), to: pointOf(node) }] : [];
  });
  const gaps = nodes.flatMap((node, index): PictureGap[] => {
    const { expectedBalanceMinor, id } = node.row;
    if (expectedBalanceMinor === null) return [];
    const before = nodes.slice(0, index).findLast(({ state }) => state !== 'replayed');
    return [
      {
        id,
        isRepaired: node.state === 'repaired',
        before: before && pointOf(before),
        expected: { x: node.x, y: heightOf(expectedBalanceMinor) },
        stated: pointOf(node),
      },
    ];
  });
  return { widthPx: 2 * sidePx + Math.max(0, nodes.length - 1) * stepPx, nodes, links, gaps };
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });

/** The place that a key moves to; undefined for any other key. */
export function placeAfterKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(count - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
