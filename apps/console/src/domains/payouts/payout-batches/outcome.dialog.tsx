import type { Output } from '@platform/sdk';
import {
  Button,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  SmallTable,
} from '@platform/ui-kit/skin';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import { batchActionMessages } from './batches.actions.messages.ts';

type Outcome = Output<'payoutBatches.confirm'>;

const outcomes = [
  'confirmed',
  'proven',
  'needsSecondPerson',
  'declined',
  'handled',
  'already',
  'inDoubt',
  'refused',
] as const;
type Known = (typeof outcomes)[number];
const knownOf = (outcome: string): Known | undefined => outcomes.find((each) => each === outcome);

/** Number of payouts by result, and each refused one with its reason. */
export function OutcomeList({ outcome: { rows } }: { outcome: Outcome }) {
  const say = useText(batchActionMessages);
  const { number } = useFormats();
  const counts = Map.groupBy(rows, ({ outcome }) => outcome);
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1 rounded-lg border px-3 py-2 text-sm">
        {[...counts].map(([outcome, each]) => {
          const known = knownOf(outcome);
          return (
            <li key={outcome} className="flex gap-3">
              <span className="min-w-0 flex-1">{known ? say(known) : outcome}</span>
              <span className="numeric font-semibold">{number(each.length)}</span>
            </li>
          );
        })}
      </ul>
      {refused.length > 0 && (
        <SmallTable
          label={say('refused')}
          className="max-h-64"
          rows={refused}
          rowKey={({ orderCode }) => orderCode}
          columns={[
            {
              key: 'order',
              head: say('order'),
              cell: ({ orderCode }) => <span className="font-mono whitespace-nowrap">{orderCode}</span>,
            },
            { key: 'why', head: say('why'), cell: ({ message }) => message },
          ]}
        />
      )}
    </div>
  );
}

export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const say = useText(batchActionMessages);
  const { number } = useFormats();
  return (
    <>
      <DialogHeader>
        <DialogTitle>{say('outcomeTitle')}</DialogTitle>
        <DialogDescription>{say('outcomeBody', { count: number(outcome.changedCount) })}</DialogDescription>
      </DialogHeader>
      <DialogBody>
        <OutcomeList outcome={outcome} />
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {say('close')}
        </Button>
      </DialogFooter>
    </>
  );
}
