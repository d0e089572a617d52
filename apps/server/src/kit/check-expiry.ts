import { texts } from './exporting/export-columns.ts';
import { RequestFault } from './http/envelope.ts';

const inThePast = texts('已经过去', '已經過去', 'This time is in the past.');

/** Reads the end of a rule; null: none. @throws validationFailed for a time that is not in the future */
export function readExpiry(text: string | null | undefined, now: Date): Date | null {
  if (text == null) return null;
  const expiresAt = new Date(text);
  if (expiresAt > now) return expiresAt;
  const issues = [{ path: 'expiresAt', code: 'in_the_past', message: inThePast }];
  throw new RequestFault('validationFailed', { issues });
}
