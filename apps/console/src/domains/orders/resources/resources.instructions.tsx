import { payoutInstructionsList } from '@platform/sdk/operations';
import { orderTypeOf } from '@platform/sdk/rules';
import { EmptyState } from '@platform/ui-kit/skin';
import { Send } from 'lucide-react';
import { MoneyCell, StatusCell, TextCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { DrawerPart } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { ordersOf } from '../../../shared/order.links.ts';
import {
  type Instruction,
  instructionLook,
  lateReportWord,
} from '../../../shared/pay-instruction/instruction.labels.ts';
import { instructionMessages } from '../../../shared/pay-instruction/instruction.messages.ts';
import { useOperation } from '../../../shared/query.ts';
import type { ResourceRow } from './resources.labels.ts';
import type { ResourceGiven } from './resources.parts.ts';

const mostShown = 10;

/** The last payments that the account's device was told to make, what is under way first. */
export function Instructions({ row, given }: { row: ResourceRow; given: ResourceGiven }) {
  const say = useText(instructionMessages);
  const { data } = useOperation(
    payoutInstructionsList,
    { resourceId: row.id, pageNum: mostShown },
    { everyMs: 5_000 },
  );
  const list = data?.list ?? [];
  return (
    <DrawerPart title={say('instructions')}>
      {data && list.length === 0 && <EmptyState icon={Send} title={say('none')} />}
      <ul className="grid">
        {list.map((instruction) => (
          <Line key={instruction.instructionId} row={row} given={given} {...instruction} />
        ))}
      </ul>
    </DrawerPart>
  );
}

function Line({
  row,
  given,
  orderCode,
  state,
  amountMinor,
  currency,
  reference,
  reason,
  lateReport,
  takenAt,
}: Instruction & { row: ResourceRow; given: ResourceGiven }) {
  const say = useText(instructionMessages);
  const { dateTime } = useFormats();
  const { word, ...looks } = instructionLook(state, say);
  const late = lateReportWord({ lateReport }, say);
  const found = { orderCode, order: orderCode };
  const href = ordersOf(given.user, orderTypeOf(orderCode), found, row.supplierId);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-b py-1.5 last:border-b-0">
      {href ? (
        <AppLink href={href} className="focus-ring rounded-xs font-mono text-sm text-primary hover:underline">
          {orderCode}
        </AppLink>
      ) : (
        <TextCell value={orderCode} mono />
      )}
      <MoneyCell amountMinor={amountMinor} currency={currency} />
      <span className="text-sm text-muted-foreground">
        {dateTime(takenAt)}
        {reference && (
          <>
            {' · '}
            <CopyText value={reference} className="font-mono" />
          </>
        )}
        {reason && ` · ${reason}`}
        {late && ` · ${late}`}
      </span>
      <StatusCell looks={looks}>{word}</StatusCell>
    </li>
  );
}
