import type { Form } from '@platform/ui-kit/headless/form';
import { Button, Field, FormField, IconButton, Input, NumberInput, Select } from '@platform/ui-kit/skin';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '../../../../shared/messages.ts';
import { templateFormMessages } from './template.form.messages.ts';
import { type ColumnForm, moveColumn, newColumn, sources, type TemplateForm } from './template.form.ts';

/** The columns of the file in their order. Buttons and keys move a column; the focus goes along. */
export function ColumnsField({ form }: { form: Form<TemplateForm> }) {
  const say = useText(templateFormMessages);
  const list = useRef<HTMLOListElement>(null);
  /** The control that had the focus before its column moved. The browser drops the focus of a moved element. */
  const focused = useRef<HTMLElement | null>(null);
  const added = useRef(false);
  const { columns, format } = form.values;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the columns have changed
  useEffect(() => {
    focused.current?.focus();
    focused.current = null;
    if (added.current) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    added.current = false;
  }, [columns]);

  const change = (key: number, changes: Partial<ColumnForm>) =>
    form.set({ columns: columns.map((column) => (column.key === key ? { ...column, ...changes } : column)) });
  const move = (key: number, by: 1 | -1) => {
    const next = moveColumn(columns, key, by);
    if (next === columns) return;
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    form.set({ columns: next });
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>, key: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!by || !event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    move(key, by);
  };
  const remove = (key: number) => {
    const at = columns.findIndex((column) => column.key === key);
    form.set({ columns: columns.filter((column) => column.key !== key) });
    // The focus stays in the list: on the column that takes the place.
    requestAnimationFrame(() =>
      (list.current?.children[Math.min(at, columns.length - 2)] ?? list.current)
        ?.querySelector<HTMLElement>('input')
        ?.focus(),
    );
  };
  return (
    <FormField form={form} name="columns" label={say('columns')} hideLabel>
      <ol ref={list} className="grid gap-2">
        {columns.map((column, index) => (
          <li
            key={column.key}
            onKeyDownCapture={(event) => moveByKey(event, column.key)}
            className="grid items-end gap-2 rounded-lg border p-2 sm:grid-cols-[1.5rem_minmax(0,1fr)_minmax(0,1.2fr)_5.5rem_6.5rem_auto]"
          >
            <ColumnFields
              column={column}
              at={index + 1}
              isXlsx={format === 'xlsx'}
              onChange={(changes) => change(column.key, changes)}
            />
            <div className="flex justify-end">
              <IconButton
                label={say('moveUp', { at: index + 1 })}
                size="icon-sm"
                aria-disabled={index === 0}
                onClick={() => move(column.key, -1)}
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={say('moveDown', { at: index + 1 })}
                size="icon-sm"
                aria-disabled={index === columns.length - 1}
                onClick={() => move(column.key, 1)}
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton
                label={say('removeColumn', { at: index + 1 })}
                size="icon-sm"
                onClick={() => remove(column.key)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => {
          added.current = true;
          form.set({ columns: [...columns, newColumn()] });
        }}
      >
        <Plus aria-hidden />
        {say('addColumn')}
      </Button>
    </FormField>
  );
}

function ColumnFields({
  column: { title, source, constant, format, width, maxLength },
  at,
  isXlsx,
  onChange,
}: {
  column: ColumnForm;
  at: number;
  isXlsx: boolean;
  onChange: (changes: Partial<ColumnForm>) => void;
}) {
  const say = useText(templateFormMessages);
  const named = (what: string) => `${say('columnOf', { at })}: ${what}`;
  return (
    <>
      <span aria-hidden className="numeric self-center text-end text-sm text-muted-foreground">
        {at}
      </span>
      <Field id={`template-column-${at}-title`} label={say('columnTitle')}>
        <Input
          aria-label={named(say('columnTitle'))}
          value={title}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <div className="grid gap-2">
        <Field id={`template-column-${at}-source`} label={say('source')}>
          <Select
            searchable
            value={source}
            options={sources.map((value) => ({ value, label: say(`source_${value}`) }))}
            onValueChange={(next) =>
              onChange({ source: next, ...(next === 'amount' && { format: 'number' }) })
            }
          />
        </Field>
        {source === 'constant' && (
          <Input
            aria-label={named(say('constant'))}
            placeholder={say('constant')}
            value={constant}
            maxLength={128}
            autoComplete="off"
            onChange={({ target }) => onChange({ constant: target.value })}
          />
        )}
      </div>
      {isXlsx ? (
        <Field id={`template-column-${at}-format`} label={say('cellFormat')}>
          <Select
            value={format}
            options={[
              { value: 'text', label: say('text') },
              { value: 'number', label: say('number') },
            ]}
            onValueChange={(next) => onChange({ format: next })}
          />
        </Field>
      ) : (
        <span className="max-sm:hidden" />
      )}
      <div className="flex gap-2">
        {isXlsx && (
          <Field id={`template-column-${at}-width`} label={say('width')}>
            <NumberInput
              aria-label={named(say('width'))}
              value={width}
              onValueChange={(next) => onChange({ width: next })}
            />
          </Field>
        )}
        <Field id={`template-column-${at}-length`} label={say('maxLength')}>
          <NumberInput
            aria-label={named(say('maxLength'))}
            value={maxLength}
            onValueChange={(next) => onChange({ maxLength: next })}
          />
        </Field>
      </div>
    </>
  );
}
