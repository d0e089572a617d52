import type { TextDiffLine } from './text-diff.ts';

/** Lines that are shown, or equal lines that are folded away. */
export interface DiffBlock {
  readonly isFolded: boolean;
  readonly lines: readonly TextDiffLine[];
}

/**
 * Groups a diff into blocks: equal lines further than `context` lines from any difference are folded. A single line is
 * not folded, because the row that stands for it would be as high.
 */
export function foldLines(lines: readonly TextDiffLine[], context: number): readonly DiffBlock[] {
  const near = new Array<boolean>(lines.length).fill(false);
  for (const [index, { kind }] of lines.entries()) {
    if (kind === 'same') continue;
    const from = Math.max(0, index - context);
    near.fill(true, from, Math.min(lines.length, index + context + 1));
  }
  const blocks: { isFolded: boolean; lines: TextDiffLine[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const isFolded = !near[index];
    const last = blocks.at(-1);
    if (last?.isFolded === isFolded) last.lines.push(line);
    else blocks.push({ isFolded, lines: [line] });
  }
  return blocks.map((block) => (block.lines.length === 1 ? { ...block, isFolded: false } : block));
}
