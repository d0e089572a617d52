import type { OperationId } from '@platform/sdk';
import type { Role } from '@platform/sdk/permissions';
import type { BatchOrder, BatchRow } from './batches.labels.ts';

/** What can be done with a batch as a whole, in display order. */
export type BatchCommand = 'export' | 'download' | 'result' | 'confirmAll' | 'cancel';
/** What can be done with chosen payouts of a batch. */
export type RowsCommand = 'takeOut' | 'confirm' | 'exception' | 'rejecting' | 'awaiting';

interface Reader {
  role: Role;
  mayCall: (operation: OperationId) => boolean;
}

const calls = {
  export: 'payoutBatches.export',
  download: 'payoutBatches.download',
  result: 'payoutBatches.judge',
  confirmAll: 'payoutBatches.confirm',
  cancel: 'payoutBatches.cancel',
} as const satisfies Record<BatchCommand, OperationId>;

const isRunning = (state: string) => state === 'exported' || state === 'confirming';

type Batch = Pick<BatchRow, 'state' | 'readsResults' | 'openCount'>;

/** The commands that the state of a batch allows, for a role that may call them. */
export function batchCommands(batch: Batch, { mayCall }: Reader): readonly BatchCommand[] {
  const { state, openCount, readsResults } = batch;
  const fits: Record<BatchCommand, boolean> = {
    export: state === 'created',
    download: isRunning(state) || state === 'closed',
    result: isRunning(state) && readsResults,
    confirmAll: isRunning(state) && openCount > 0,
    cancel: state === 'created',
  };
  return (Object.keys(calls) as BatchCommand[]).filter((command) => fits[command] && mayCall(calls[command]));
}

/** States of a payout in which the export may still be confirmed or handled. */
const undecided: ReadonlySet<string> = new Set(['paying', 'proven']);

/** Whether a payout can be chosen for any command. */
export const isOpenRow = ({ state }: Pick<BatchOrder, 'state'>): boolean =>
  state === 'prepared' || undecided.has(state);

/** The commands for chosen payouts. A supplier cannot return a payout that a bank was told to pay. */
export function rowsCommands(
  batch: Pick<BatchRow, 'state'>,
  { role, mayCall }: Reader,
): readonly RowsCommand[] {
  if (batch.state === 'created') return mayCall('payoutBatches.cancel') ? ['takeOut'] : [];
  if (!isRunning(batch.state)) return [];
  const isOperator = role === 'superAdmin' || role === 'admin';
  return [
    ...(mayCall('payoutBatches.confirm') ? (['confirm'] as const) : []),
    ...(mayCall('payoutBatches.handle') ? (['exception', 'rejecting'] as const) : []),
    ...(mayCall('payoutBatches.handle') && isOperator ? (['awaiting'] as const) : []),
  ];
}

/** The chosen payouts that a command is for; the others are left as they are. */
export function rowsFor<Row extends Pick<BatchOrder, 'state'>>(
  command: RowsCommand,
  rows: readonly Row[],
): readonly Row[] {
  switch (command) {
    case 'takeOut':
      return rows.filter(({ state }) => state === 'prepared');
    case 'confirm':
      return rows.filter(({ state }) => undecided.has(state));
    case 'exception':
    case 'rejecting':
    case 'awaiting':
      return rows.filter(({ state }) => state === 'paying');
  }
}
