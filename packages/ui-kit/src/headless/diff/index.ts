export { type DiffBlock, foldLines } from './fold-lines.ts';
export { type DiffKind, type DiffRow, diffObjects } from './object-diff.ts';
export { diffText, type TextDiffLine } from './text-diff.ts';
