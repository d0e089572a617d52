import { BusinessError } from './refusals/business-error.ts';

/** Where a page of a list ended whose newest rows come first: the keyset of its last row. */
export interface PageCursor {
  readonly createdAt: Date;
  readonly id: string;
}

// No date beyond year 9999: PostgreSQL would refuse it, and a cursor must never become a server error.
const lastMoment = Date.UTC(9999, 11, 31);
const shape = /^(\d{1,15})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export function encodeCursor(cursor: PageCursor): string {
  return Buffer.from(`${cursor.createdAt.getTime()}.${cursor.id}`).toString('base64url');
}

/**
 * A cursor is no secret and needs no signature: it only says where to go on in rows that the caller may see
 * anyway. Its shape is checked so that a made-up one is refused and not a failing query.
 */
export function decodeCursor(text: string): PageCursor {
  const [, moment, id] = shape.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  if (moment === undefined || id === undefined || Number(moment) > lastMoment) {
    throw new BusinessError('pageCursorInvalid');
  }
  return { createdAt: new Date(Number(moment)), id };
}
