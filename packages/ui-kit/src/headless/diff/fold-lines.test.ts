import { describe, expect, it } from 'vitest';
import { diffText, foldLines } from './index.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);
const text = (lines: readonly string[]) => lines.join('\n');
const shapeOf = (before: string, after: string, context: number) =>
  foldLines(diffText(before, after), context).map(
    ({ isFolded, lines }) => `${isFolded ? 'fold' : 'show'} ${lines.length}`,
  );

describe('a folded diff', () => {
  it('shows each difference with the lines around it', () => {
    const before = numbered(20);
    const after = before.with(9, 'changed');
    expect(shapeOf(text(before), text(after), 3)).toEqual(['fold 6', 'show 8', 'fold 7']);
  });

  it('joins differences that are near each other', () => {
    const before = numbered(12);
    const after = before.with(3, 'a').with(7, 'b');
    expect(shapeOf(text(before), text(after), 2)).toEqual(['show 1', 'show 11', 'fold 2']);
  });

  it('folds all of two equal texts, and never a single line', () => {
    expect(shapeOf(text(numbered(5)), text(numbered(5)), 3)).toEqual(['fold 5']);
    const before = numbered(5);
    expect(shapeOf(text(before), text(before.with(4, 'x')), 3)).toEqual(['show 1', 'show 5']);
  });

  it('loses no line', () => {
    const before = numbered(50);
    const after = [...before.slice(0, 10), 'new', ...before.slice(12, 40)];
    const lines = diffText(text(before), text(after));
    expect(foldLines(lines, 3).flatMap((block) => block.lines)).toEqual(lines);
  });
});
