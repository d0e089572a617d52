import { ArrowDown, ArrowUp } from 'lucide-react';
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import { columnsInOrder, densities, zoneOf } from '../../headless/table/index.ts';
import { Button, IconButton } from '../button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { SegmentedControl } from '../fields/segmented-control.tsx';
import { cn } from '../theme/class-names.ts';
import type { TableViewOptionsProps } from './table-view-options.tsx';

/** The contents of the popover. Columns move by drag, arrow buttons, or Alt with Up or Down. */
export function TableViewPanel<Row extends object>({ model, labels }: TableViewOptionsProps<Row>) {
  const { layout, columnInfos } = model;
  const { hiddenIds, density } = layout.layout;
  const listId = useId();
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const infos = new Map(columnInfos.map((column) => [column.id, column]));
  const movable = columnsInOrder(layout.layout).filter((id) => !infos.get(id)?.fixed);

  // Hidden columns are included here. A pin changes at the header, not by moving past it.
  const beside = (id: string, step: -1 | 1): string | undefined => {
    const target = movable[movable.indexOf(id) + step];
    return target !== undefined && isBeside(id, target) ? target : undefined;
  };
  const isBeside = (id: string, target: string) =>
    zoneOf(layout.layout, id) === zoneOf(layout.layout, target);
  const moveBy = (id: string, step: -1 | 1) => {
    const target = beside(id, step);
    if (target !== undefined) layout.move(id, target);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moveBy(id, event.key === 'ArrowUp' ? -1 : 1);
  };
  const onDragOver = (event: DragEvent, id: string) => {
    if (draggedId === null || !isBeside(draggedId, id)) return;
    event.preventDefault();
    if (draggedId !== id) layout.move(draggedId, id);
  };

  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b p-3">
        <span className="text-sm font-medium">{labels.density}</span>
        <SegmentedControl
          label={labels.density}
          size="sm"
          value={density}
          onValueChange={layout.setDensity}
          options={densities.map((value) => ({ value, label: labels.densities[value] }))}
        />
      </div>
      <p className="px-3 pt-3 pb-1 text-sm font-medium">{labels.columns}</p>
      <ul className="scrollbar-thin max-h-80 min-h-0 overflow-y-auto px-1.5 pb-1.5">
        {movable.map((id) => {
          const label = infos.get(id)?.label ?? id;
          const shown = !hiddenIds.includes(id);
          return (
            <li
              key={id}
              draggable
              onDragStart={() => setDraggedId(id)}
              onDragEnd={() => setDraggedId(null)}
              onDragOver={(event) => onDragOver(event, id)}
              className={cn(
                'group flex min-h-8 items-center gap-1 rounded-md pe-0.5 hover:bg-hover',
                draggedId === id && 'bg-accent',
              )}
            >
              <label
                htmlFor={`${listId}-${id}`}
                className="flex min-w-0 flex-1 items-center gap-2 px-1.5 py-1"
              >
                <Checkbox
                  id={`${listId}-${id}`}
                  checked={shown}
                  onCheckedChange={(checked) => layout.setHidden(id, checked !== true)}
                  onKeyDown={(event) => onKeyDown(event, id)}
                />
                <span className="truncate">{label}</span>
              </label>
              <IconButton
                label={labels.moveUp(label)}
                size="icon-xs"
                disabled={beside(id, -1) === undefined}
                onClick={() => moveBy(id, -1)}
              >
                <ArrowUp aria-hidden className="size-3.5" />
              </IconButton>
              <IconButton
                label={labels.moveDown(label)}
                size="icon-xs"
                disabled={beside(id, 1) === undefined}
                onClick={() => moveBy(id, 1)}
              >
                <ArrowDown aria-hidden className="size-3.5" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <div className="border-t p-2">
        <Button variant="ghost" size="sm" className="w-full" onClick={layout.reset}>
          {labels.resetView}
        </Button>
      </div>
    </>
  );
}
