import { payoutBatchesDossier } from '@platform/sdk/operations';
import { Button, SheetFooter } from '@platform/ui-kit/skin';
import { MoneyCell, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { batchActionMessages } from './batches.actions.messages.ts';
import { type BatchCommand, batchCommands } from './batches.commands.ts';
import { BatchFacts, BatchFiles, BatchTimeline } from './batches.dossier.tsx';
import { batchDrawerMessages } from './batches.drawer.messages.ts';
import { type BatchDossier, type BatchRow, batchLook } from './batches.labels.ts';
import { batchMessages } from './batches.messages.ts';
import type { BatchGiven } from './batches.parts.ts';
import { BatchRows } from './batches.rows.tsx';
import { useBatchActions } from './use-batch-actions.tsx';

type Drawer = RowDrawerProps<BatchRow, BatchDossier>;
export interface BatchDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: BatchGiven;
}

const everyMs = 10_000;

/** One batch at its own URL (`?batch=`). */
export function BatchDrawer({ of, screen, given }: BatchDrawerProps) {
  const say = useText(batchDrawerMessages);
  const actions = useBatchActions();
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useBatch}
      missing={{ title: say('missing'), description: say('missingHelp') }}
      head={(dossier) => ({
        title: dossier && <CopyText value={dossier.batch.batchCode} className="font-mono max-sm:text-base" />,
        note: dossier && <TimeCell value={dossier.batch.createdAt} />,
        auditId: dossier?.batch.batchCode ?? '',
      })}
      foot={({ batch }) => <BatchFoot batch={batch} given={given} perform={actions.perform} />}
    >
      {(dossier) => (
        <>
          <BatchHead batch={dossier.batch} />
          <BatchRows dossier={dossier} given={given} performRows={actions.performRows} />
          <BatchFacts batch={dossier.batch} />
          <BatchFiles dossier={dossier} />
          <BatchTimeline steps={dossier.steps} />
        </>
      )}
    </RowDrawer>
  );
}

const useBatch: Drawer['useRow'] = (payoutBatchId) => {
  const { data, isPending, error } = useOperation(payoutBatchesDossier, { payoutBatchId }, { everyMs });
  return { data, isPending, error };
};

function BatchHead({ batch }: { batch: BatchRow }) {
  const say = useText(batchMessages);
  const sayDrawer = useText(batchDrawerMessages);
  const { number } = useFormats();
  const { word, ...looks } = batchLook(batch.state, say);
  const { amountMinor, currency, paidCount, orderCount, openCount, exceptionCount } = batch;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <MoneyCell amountMinor={amountMinor} currency={currency} className="text-2xl font-semibold" />
      <StatusCell looks={looks}>{word}</StatusCell>
      <span className="numeric text-sm text-muted-foreground">
        {[
          sayDrawer('paidOf', { paid: number(paidCount), count: number(orderCount) }),
          openCount > 0 && sayDrawer('openCount', { count: number(openCount) }),
          exceptionCount > 0 && sayDrawer('exceptionCount', { count: number(exceptionCount) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </div>
  );
}

/** What the batch waits for is last, where a dialog has its main button; cancelling stands apart. */
function BatchFoot({
  batch,
  given,
  perform,
}: {
  batch: BatchRow;
  given: BatchGiven;
  perform: (command: BatchCommand, batch: BatchRow) => Promise<unknown>;
}) {
  const say = useText(batchActionMessages);
  const commands = batchCommands(batch, { role: given.user.access, mayCall: given.mayCall });
  if (commands.length === 0) return null;
  const primary = commands.includes('result') ? 'result' : commands[0];
  return (
    <SheetFooter className="flex-wrap">
      {commands.toReversed().map((command) => (
        <Button
          key={command}
          className={command === 'cancel' ? 'sm:me-auto' : undefined}
          variant={command === primary ? 'primary' : command === 'cancel' ? 'danger' : undefined}
          onClick={() => void perform(command, batch)}
        >
          {say(command)}
        </Button>
      ))}
    </SheetFooter>
  );
}
