import { timeZone } from '../../shared/format.ts';
import { type OrderFieldGroup, plainText } from './orders.fields.ts';
import type { OrderRow } from './orders.words.ts';

export interface ExportColumn {
  header: string;
  text: (order: OrderRow) => string;
}

/** All fields that the reader may see, one column each; a column of times says whose clock it follows. */
export function exportColumns(
  groups: readonly OrderFieldGroup[],
  currency: string,
  extra: string,
): ExportColumn[] {
  const columns = groups.flatMap(({ fields }) =>
    fields.flatMap(({ key, label, value }): ExportColumn[] => {
      const column: ExportColumn = {
        header: timeFields.has(key) ? `${label} (${timeZone()})` : label,
        text: (order) => plainText(value(order)),
      };
      // Amounts of several currencies share a column: the currency stands before them.
      return key === 'amount' ? [{ header: currency, text: (order) => order.currency }, column] : [column];
    }),
  );
  const extras = (order: OrderRow) =>
    Object.keys(order.extra).length > 0 ? JSON.stringify(order.extra) : '';
  return [...columns, { header: extra, text: extras }];
}

const timeFields = new Set(['createdAt', 'expiresAt', 'completedAt', 'reversedAt', 'lastCallbackAt']);
