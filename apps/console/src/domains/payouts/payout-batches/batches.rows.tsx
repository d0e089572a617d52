import { Button, Checkbox, Field, Select, type SmallColumn, SmallTable } from '@platform/ui-kit/skin';
import { useState } from 'react';
import { MoneyCell, NoValue, StatusCell } from '../../../shared/cells/cells.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { DrawerPart } from '../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { batchActionMessages } from './batches.actions.messages.ts';
import { isOpenRow, type RowsCommand, rowsCommands, rowsFor } from './batches.commands.ts';
import { batchDrawerMessages } from './batches.drawer.messages.ts';
import { type BatchDossier, type BatchOrder, type BatchRow, rowLook } from './batches.labels.ts';
import { batchMessages } from './batches.messages.ts';
import type { BatchGiven } from './batches.parts.ts';

export interface BatchRowsProps {
  dossier: BatchDossier;
  given: BatchGiven;
  performRows: (command: RowsCommand, batch: BatchRow, rows: readonly BatchOrder[]) => Promise<boolean>;
}

const everyState = '';
/** The payouts of a batch with their states, to open or to choose for a command. */
export function BatchRows({ dossier: { batch, rows }, given, performRows }: BatchRowsProps) {
  const say = useText(batchDrawerMessages);
  const sayBatch = useText(batchMessages);
  const sayAction = useText(batchActionMessages);
  const { number } = useFormats();
  const [state, setState] = useState<string>(everyState);
  const [chosenCodes, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { access } = given.user;
  const commands = rowsCommands(batch, { role: access, mayCall: given.mayCall });
  const shown = state === everyState ? rows : rows.filter((row) => row.state === state);
  const open = commands.length > 0 ? shown.filter(isOpenRow) : [];
  const chosen = rows.filter((row) => chosenCodes.has(row.orderCode) && isOpenRow(row));
  const byState = Map.groupBy(rows, (row) => row.state);
  const choices = [
    { value: everyState, label: say('ofState', { state: say('everyState'), count: number(rows.length) }) },
    ...[...byState].map(([each, of]) => ({
      value: each as string,
      label: say('ofState', { state: rowLook(each, sayBatch).word, count: number(of.length) }),
    })),
  ];
  const choose = (codes: readonly string[], on: boolean) => {
    const next = new Set(chosenCodes);
    for (const code of codes) on ? next.add(code) : next.delete(code);
    setChosen(next);
  };
  const allChosen = open.length > 0 && open.every(({ orderCode }) => chosenCodes.has(orderCode));
  const run = async (command: RowsCommand) => {
    if (await performRows(command, batch, chosen)) setChosen(new Set());
  };

  const chosenColumn: SmallColumn<BatchOrder> = {
    key: 'chosen',
    head: say('selectAll'),
    control: (
      <Checkbox
        aria-label={say('selectAll')}
        disabled={open.length === 0}
        checked={allChosen}
        onCheckedChange={(on) =>
          choose(
            open.map(({ orderCode }) => orderCode),
            on === true,
          )
        }
      />
    ),
    cell: (row) =>
      isOpenRow(row) && (
        <Checkbox
          aria-label={say('selectRow', { order: row.orderCode })}
          checked={chosenCodes.has(row.orderCode)}
          onCheckedChange={(on) => choose([row.orderCode], on === true)}
        />
      ),
  };

  return (
    <DrawerPart title={say('rows')}>
      <div className="flex flex-wrap items-center gap-2">
        <Field label={say('rowState')} hideLabel className="w-44">
          <Select value={state} options={choices} onValueChange={setState} />
        </Field>
        {commands.length > 0 && (
          <>
            <span role="status" className="numeric text-sm text-muted-foreground">
              {say('chosen', { count: number(chosen.length) })}
            </span>
            {chosen.length > 0 &&
              commands.map((command) => (
                <Button
                  key={command}
                  size="sm"
                  disabledReason={rowsFor(command, chosen).length === 0 ? say('notForRows') : undefined}
                  onClick={() => void run(command)}
                >
                  {sayAction(command)}
                </Button>
              ))}
          </>
        )}
      </div>
      <SmallTable
        label={say('rows')}
        rows={shown}
        rowKey={({ orderCode }) => orderCode}
        columns={[
          ...(commands.length > 0 ? [chosenColumn] : []),
          {
            key: 'number',
            head: say('number'),
            atEnd: true,
            cell: (row: BatchOrder) => (row.row === null ? <NoValue /> : number(row.row)),
          },
          {
            key: 'order',
            head: say('order'),
            cell: (row: BatchOrder) => (
              <OrderOfRow
                row={row}
                href={listLink('orders.list', access, { orderType: 2, order: row.orderCode })}
              />
            ),
          },
          {
            key: 'amount',
            head: say('amount'),
            atEnd: true,
            cell: (row: BatchOrder) => (
              <MoneyCell bare amountMinor={row.amountMinor} currency={batch.currency} />
            ),
          },
          { key: 'state', head: say('state'), cell: (row: BatchOrder) => <StateOfRow row={row} /> },
        ]}
      />
    </DrawerPart>
  );
}

function OrderOfRow({ row, href }: { row: BatchOrder; href: string | undefined }) {
  const say = useText(batchDrawerMessages);
  const { orderCode, userName, bankName, cardNumberMasked, utr } = row;
  return (
    <div className="grid gap-0.5">
      {href ? (
        <AppLink
          href={href}
          aria-label={say('openOrder', { order: orderCode })}
          className="focus-ring rounded-sm font-mono hover:text-primary hover:underline"
        >
          {orderCode}
        </AppLink>
      ) : (
        <span className="font-mono">{orderCode}</span>
      )}
      <span className="text-xs text-muted-foreground wrap-anywhere">
        {[userName, bankName, cardNumberMasked].filter(Boolean).join(' · ')}
      </span>
      {utr && <span className="font-mono text-xs text-muted-foreground wrap-anywhere">{utr}</span>}
    </div>
  );
}

function StateOfRow({ row: { state, reason, needsSecondPerson } }: { row: BatchOrder }) {
  const say = useText(batchDrawerMessages);
  const sayBatch = useText(batchMessages);
  const { word, ...looks } = rowLook(state, sayBatch);
  const note = [needsSecondPerson && say('secondPerson'), reason].filter(Boolean).join(' · ');
  return (
    <div className="grid justify-items-start gap-0.5">
      <StatusCell looks={looks}>{word}</StatusCell>
      {note && <span className="text-xs text-muted-foreground wrap-anywhere">{note}</span>}
    </div>
  );
}
