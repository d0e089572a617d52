import type { Output } from '@platform/sdk';
import { JsonView } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { NoValue, NumberCell, TextCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { plainTime } from '../../../shared/format.ts';
import type { ListColumn } from '../../../shared/list/list.columns.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import type { entityMessages } from './entities.messages.ts';

export type Entity = Output<'entityData.entities'>['entities'][number];
export type EntityColumn = Entity['columns'][number];
export type EntityRow = Output<'entityData.list'>['list'][number];

export const isTime = ({ type }: EntityColumn): boolean => type.startsWith('timestamp');
export const isNumber = ({ type }: EntityColumn): boolean => /^(?:smallint|integer|bigint)$/.test(type);
const isJson = ({ type }: EntityColumn): boolean => type === 'jsonb' || type.endsWith('[]');

/** The columns of a table, named as in the database. Secret ones are left out. */
export const columnsOf = ({
  columns,
}: Entity): readonly ListColumn<EntityRow, typeof entityMessages.table, ListContext>[] =>
  columns
    .filter(({ hidden }) => !hidden)
    .map((column, index) => () => {
      const { name, type } = column;
      const textIn = (row: object) => (row as EntityRow).values[name] ?? null;
      const width = isTime(column) ? 184 : type === 'uuid' ? 200 : isNumber(column) ? 128 : 160;
      return {
        id: name,
        accessorFn: textIn,
        header: name,
        enableSorting: false,
        size: width,
        meta: {
          ...(isNumber(column) && { align: 'end' as const }),
          ...(index === 0 && { pin: 'start' as const, fixed: true, card: 'title' as const }),
          text: (_value: unknown, row: object) => {
            const value = textIn(row);
            return value !== null && isTime(column) ? plainTime(value) : (value ?? '');
          },
        },
        cell: ({ row }) => <ShortValue column={column} value={textIn(row.original)} />,
      };
    });

function ShortValue({ column, value }: { column: EntityColumn; value: string | null }): ReactNode {
  if (value === null) return <NoValue />;
  if (isTime(column)) return <TimeCell value={value} />;
  if (column.type === 'uuid') return <NumberCell value={value} />;
  if (isNumber(column)) return <span className="numeric">{value}</span>;
  return <TextCell value={value} mono={isJson(column)} />;
}

/** A value in the drawer, in full. */
export function FullValue({ column, value }: { column: EntityColumn; value: string }): ReactNode {
  if (isTime(column)) return <TimeCell value={value} />;
  if (isJson(column)) return <JsonView label={column.name} value={value} />;
  if (isNumber(column) || column.type === 'boolean') return <span className="numeric">{value}</span>;
  return <CopyText value={value} className="font-mono text-sm wrap-anywhere" />;
}
