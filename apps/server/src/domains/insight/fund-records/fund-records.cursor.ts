import { BusinessError } from '../../../kit/refusals/business-error.ts';

/**
 * Position where a page ended. It includes the account, because a transfer has at least two entries, each on
 * another account.
 */
export interface FundRecordCursor {
  readonly transferId: string;
  readonly accountId: string;
}

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const shape = new RegExp(`^(${id})\\.(${id})$`);

export const encodeCursor = ({ transferId, accountId }: FundRecordCursor): string =>
  Buffer.from(`${transferId}.${accountId}`).toString('base64url');

/** Not secret: it is only a position within rows that the caller may read anyway. */
export function decodeCursor(text: string): FundRecordCursor {
  const [, transferId, accountId] = shape.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  if (transferId === undefined || accountId === undefined) throw new BusinessError('pageCursorInvalid');
  return { transferId, accountId };
}
