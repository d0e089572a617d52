import { parseDecimal } from '@platform/sdk';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import { canonicalAddress } from '../../../kit/http/networks.ts';
import type { HandlerContext, Scope, SettingsReader } from '../../../kit/operation/context.ts';
import { suppliersMeant } from '../../parties/parties.public.ts';
import type { OrderFilters } from './orders.filters.ts';

type TimeField = 'createdAt' | 'completedAt';

/** Filters as callers of the order list and of related calls send them. */
interface AskedFilters extends Omit<OrderFilters, 'supplierIds' | 'usdtCountMicro' | 'createdClock'> {
  readonly supplierId?: string;
  readonly usdtCount?: string;
  readonly timeField?: TimeField;
  readonly createdHour?: number;
  readonly createdWeekday?: number;
}

/**
 * Converts the filters of a call to conditions on orders: the time column, the suppliers, amounts in minor
 * units.
 */
export async function filtersOf(
  { usdtCount, timeField, supplierId, createdHour, createdWeekday, ...asked }: AskedFilters,
  { db, settings, scope, timeZone }: Pick<HandlerContext, 'db' | 'settings' | 'scope' | 'timeZone'>,
): Promise<OrderFilters> {
  checkMark(asked.orderMark, scope);
  const timed = asked.startTime !== undefined || asked.endTime !== undefined;
  const filters = timesOf(asked, timeField ?? (timed ? await defaultTimeField(settings) : 'createdAt'));
  checkRange('endTime', filters.startTime, filters.endTime);
  checkRange('completedEndTime', filters.completedStartTime, filters.completedEndTime);
  const meant = await suppliersMeant(db, settings, supplierId);
  const { ipAddress } = asked;
  const address = ipAddress === undefined ? {} : { ipAddress: canonicalAddress(ipAddress) };
  const clock = { ...defined('hour', createdHour), ...defined('weekday', createdWeekday) };
  return {
    ...filters,
    ...meant,
    ...address,
    ...usdtFilter(usdtCount),
    ...(Object.keys(clock).length > 0 && { createdClock: { ...clock, timeZone } }),
  };
}

const defined = <Name extends string>(name: Name, value: number | undefined): { [Key in Name]?: number } =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: number };

/** A merchant must not learn how its orders are labelled, and a filter would tell. */
export function checkMark(orderMark: number | undefined, scope: Scope): void {
  if (orderMark === undefined || scope.kind !== 'merchant') return;
  const issue = {
    path: 'orderMark',
    code: 'not_allowed',
    message: texts('不能按标记筛选', '不能依標記篩選', 'You cannot filter by label.'),
  };
  throw new RequestFault('validationFailed', { issues: [issue] });
}

const defaultTimeField = async (settings: SettingsReader): Promise<TimeField> =>
  (await settings.get('CompleteTimeFilter')) ? 'completedAt' : 'createdAt';

/** Applies the time range to one column. An explicit range of completion takes precedence. */
function timesOf({ startTime, endTime, ...filters }: OrderFilters, field: TimeField): OrderFilters {
  return field === 'createdAt'
    ? { ...filters, ...(startTime && { startTime }), ...(endTime && { endTime }) }
    : {
        ...(startTime && { completedStartTime: startTime }),
        ...(endTime && { completedEndTime: endTime }),
        ...filters,
      };
}

const usdtDigits = 6;

function usdtFilter(text: string | undefined): { usdtCountMicro?: number } {
  if (text === undefined) return {};
  const count = parseDecimal(text, usdtDigits);
  return count.ok ? { usdtCountMicro: count.amountMinor } : {};
}

function checkRange(path: string, start: Date | undefined, end: Date | undefined): void {
  if (!start || !end || start <= end) return;
  const issue = {
    path,
    code: 'before_start',
    message: texts('结束时间早于开始时间', '結束時間早於開始時間', 'The end is earlier than the start.'),
  };
  throw new RequestFault('validationFailed', { issues: [issue] });
}
