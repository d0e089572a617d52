import { BusinessError } from '../../../kit/refusals/business-error.ts';

/** Where a page ended: a transfer has two entries at least, each of another account. */
export interface FundRecordCursor {
  readonly transferId: string;
  readonly accountId: string;
}

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const shape = new RegExp(`^(${id})\\.(${id})$`);

export const encodeCursor = ({ transferId, accountId }: FundRecordCursor): string =>
  Buffer.from(`${transferId}.${accountId}`).toString('base64url');

/** No secret: it only says where to go on in what the caller may see anyway. */
export function decodeCursor(text: string): FundRecordCursor {
  const [, transferId, accountId] = shape.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  if (transferId === undefined || accountId === undefined) throw new BusinessError('pageCursorInvalid');
  return { transferId, accountId };
}
