import { texts } from '../exporting/export-columns.ts';
import { RequestFault } from '../http/envelope.ts';

/** @throws validationFailed for an unknown time zone, at the field `timeZone` */
export function checkTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
  } catch {
    const issue = {
      path: 'timeZone',
      code: 'unknown_zone',
      message: texts('没有这个时区', '沒有這個時區', 'There is no such time zone.'),
    };
    throw new RequestFault('validationFailed', { issues: [issue] });
  }
}
