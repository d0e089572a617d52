import { BusinessError } from './refusals/business-error.ts';

/** The end of a page of a newest-first list: the keyset of its last row. */
export interface PageCursor {
  readonly createdAt: Date;
  readonly id: string;
}

// No date after year 9999: PostgreSQL would refuse it, and a cursor must never cause a server error.
const lastMoment = Date.UTC(9999, 11, 31);
const shape = /^(\d{1,15})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

export function encodeCursor(cursor: PageCursor): string {
  return Buffer.from(`${cursor.createdAt.getTime()}.${cursor.id}`).toString('base64url');
}

/**
 * A cursor is not secret and needs no signature: it is only a position in rows that the caller may see
 * anyway. Its format is checked so that an invented cursor is refused instead of failing the query.
 */
export function decodeCursor(text: string): PageCursor {
  const [, moment, id] = shape.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  if (moment === undefined || id === undefined || Number(moment) > lastMoment) {
    throw new BusinessError('pageCursorInvalid');
  }
  return { createdAt: new Date(Number(moment)), id };
}
