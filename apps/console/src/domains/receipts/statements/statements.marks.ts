import type { Output } from '@platform/sdk';

type Part = Output<'statements.detail'>['parts'][number];

export interface Piece {
  text: string;
  /** The recognised field; undefined for the text between. */
  field: string | undefined;
}

/** Cuts a text at its recognised parts. Parts that do not fit the text are left out, so that no text is lost. */
export function piecesOf(text: string, parts: readonly Part[]): Piece[] {
  const pieces: Piece[] = [];
  let place = 0;
  for (const { field, start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    if (start < place || end <= start || end > text.length) continue;
    if (start > place) pieces.push({ text: text.slice(place, start), field: undefined });
    pieces.push({ text: text.slice(start, end), field });
    place = end;
  }
  if (place < text.length) pieces.push({ text: text.slice(place), field: undefined });
  return pieces;
}
