import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { lazyPart, onIntent, useLazyPart } from '../../headless/lazy/index.ts';
import type { DataTableModel } from '../../headless/table/index.ts';
import { Button } from '../button.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../overlays/popover.tsx';
import type { DataTableLabels } from './data-table-labels.ts';

export interface TableViewOptionsProps<Row extends object> {
  model: DataTableModel<Row>;
  labels: DataTableLabels;
}

const panel = lazyPart(async () => (await import('./table-view-panel.tsx')).TableViewPanel);

/** Column visibility, order and density, in a popover. */
export function TableViewOptions<Row extends object>({ model, labels }: TableViewOptionsProps<Row>) {
  const [open, setOpen] = useState(false);
  const TableViewPanel = useLazyPart(panel, open);
  return (
    <Popover open={open && TableViewPanel !== null} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button size="sm" {...onIntent(panel)}>
          <SlidersHorizontal aria-hidden />
          <span className="max-sm:sr-only">{labels.view}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent label={labels.view} align="end" className="flex w-72 flex-col p-0">
        {TableViewPanel && <TableViewPanel model={model} labels={labels} />}
      </PopoverContent>
    </Popover>
  );
}
