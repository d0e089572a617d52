import { formatPlatformTime, type OperationIO, parsePlatformTime } from '@platform/sdk';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { nextSecond } from '../../../kit/time-range.ts';

export type StatementInput = OperationIO['fundRecords.statement']['handlerInput'];

/** A range of posting time; the end is exclusive. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

const hoursOfDay = 24;

/** The requested month in the platform's zone, or the requested range. @throws validationFailed for neither, or both */
export function periodOf(
  { month, startTime, endTime }: Pick<StatementInput, 'month' | 'startTime' | 'endTime'>,
  timeZone: string,
): Period {
  if (month !== undefined) {
    if (startTime !== undefined || endTime !== undefined)
      throw refused(
        'month',
        texts('月份与时间范围只能选一个', '月份與時間範圍只能選一個', 'Give a month or a range, not both.'),
      );
    return monthPeriod(month, timeZone);
  }
  if (startTime === undefined || endTime === undefined)
    throw refused(
      startTime === undefined ? 'startTime' : 'endTime',
      texts(
        '请填写月份，或完整的时间范围',
        '請填寫月份，或完整的時間範圍',
        'Give a month, or a range with both ends.',
      ),
    );
  if (startTime > endTime)
    throw refused(
      'endTime',
      texts('结束时间早于开始时间', '結束時間早於開始時間', 'The end is before the start.'),
    );
  return { start: startTime, end: nextSecond(endTime) };
}

function monthPeriod(month: string, timeZone: string): Period {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { start: monthStart(month, timeZone), end: monthStart(next, timeZone) };
}

/** The first hour of the month: a clock change may skip its midnight. */
function monthStart(month: string, timeZone: string): Date {
  for (let hour = 0; hour < hoursOfDay; hour += 1) {
    const start = parsePlatformTime(`${month}-01 ${String(hour).padStart(2, '0')}:00:00`, timeZone);
    if (start) return start;
  }
  throw new Error(`The month ${month} has no start in ${timeZone}.`);
}

/** The period in words of a file's name: the month, or its days. */
export function periodName(
  { month }: Pick<StatementInput, 'month'>,
  { start, end }: Period,
  timeZone: string,
): string {
  if (month !== undefined) return month;
  const day = (time: Date): string => formatPlatformTime(time, timeZone).slice(0, 10);
  return `${day(start)}_${day(new Date(end.getTime() - 1))}`;
}

const refused = (path: string, message: ReturnType<typeof texts>): RequestFault =>
  new RequestFault('validationFailed', { issues: [{ path, code: 'period', message }] });
