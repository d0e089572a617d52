export interface TextDiffLine {
  readonly kind: 'added' | 'removed' | 'same';
  readonly text: string;
  /** Line number from 1; null on the side without the line. */
  readonly beforeLine: number | null;
  readonly afterLine: number | null;
}

/** Limit on compared line pairs. Above it the middle counts as replaced, so that the page does not freeze. */
const mostPairs = 4_000_000;

/** Line diff of two texts by their longest common subsequence. */
export function diffText(before: string, after: string): readonly TextDiffLine[] {
  const old = before.split('\n');
  const fresh = after.split('\n');
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head += 1;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < fresh.length - head &&
    old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]
  ) {
    tail += 1;
  }
  const lines: TextDiffLine[] = [];
  const same = (beforeIndex: number, afterIndex: number) =>
    lines.push({
      kind: 'same',
      text: old[beforeIndex] ?? '',
      beforeLine: beforeIndex + 1,
      afterLine: afterIndex + 1,
    });
  for (let index = 0; index < head; index += 1) same(index, index);
  lines.push(...diffMiddle(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail), head));
  for (let index = tail; index > 0; index -= 1) same(old.length - index, fresh.length - index);
  return lines;
}

function diffMiddle(old: readonly string[], fresh: readonly string[], offset: number): TextDiffLine[] {
  const common = old.length * fresh.length > mostPairs ? undefined : commonLengths(old, fresh);
  const lines: TextDiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < fresh.length) {
    if (common && i < old.length && j < fresh.length && old[i] === fresh[j]) {
      lines.push({
        kind: 'same',
        text: old[i] ?? '',
        beforeLine: offset + i + 1,
        afterLine: offset + j + 1,
      });
      i += 1;
      j += 1;
    } else if (i < old.length && (j >= fresh.length || !common || common(i + 1, j) >= common(i, j + 1))) {
      lines.push({ kind: 'removed', text: old[i] ?? '', beforeLine: offset + i + 1, afterLine: null });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: fresh[j] ?? '', beforeLine: null, afterLine: offset + j + 1 });
      j += 1;
    }
  }
  return lines;
}

/** Length of the longest common subsequence from each pair of positions on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): (i: number, j: number) => number {
  const width = fresh.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === fresh[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}
