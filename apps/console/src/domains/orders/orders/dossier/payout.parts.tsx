import { payoutInstructionsList } from '@platform/sdk/operations';
import { MoneyCell, StatusCell } from '../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import {
  type Instruction,
  instructionLook,
  lateReportWord,
} from '../../../../shared/pay-instruction/instruction.labels.ts';
import { instructionMessages } from '../../../../shared/pay-instruction/instruction.messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import { PayoutProofs } from '../payouts/proofs/payout.proofs.tsx';
import { GatewayRuns } from './gateway.runs.tsx';
import { DossierLine, DossierSection } from './orders.dossier.section.tsx';

export interface PayoutPartsProps {
  orderCode: string;
  /** No supplier has it. A supplier sees it, but not what others did with it before. */
  inPool: boolean;
  given: Pick<OrderGiven, 'user' | 'mayCall'>;
}

const mostShown = 10;
const everyMs = 10_000;
const joined = (parts: readonly (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** Pictures of receipts, and what devices and gateways were told about a payout, as far as the reader may see it. */
export function PayoutParts({ orderCode, inPool, given }: PayoutPartsProps) {
  if (inPool && given.user.access === 'supplier') return null;
  return (
    <>
      {given.mayCall('payouts.proofs') && (
        <PayoutProofs
          orderCode={orderCode}
          mayAdd={given.mayCall('payouts.addProof')}
          within={DossierSection}
        />
      )}
      {given.mayCall('payoutInstructions.list') && <Instructions orderCode={orderCode} />}
      {given.mayCall('payScriptRuns.list') && <GatewayRuns orderCode={orderCode} given={given} />}
    </>
  );
}

function Instructions({ orderCode }: { orderCode: string }) {
  const say = useText(instructionMessages);
  const { data, error } = useOperation(
    payoutInstructionsList,
    { orderCode, pageNum: mostShown },
    { everyMs },
  );
  if (!data) return error && <ErrorNotice error={error} />;
  if (data.list.length === 0) return null;
  return (
    <DossierSection title={say('instructions')}>
      <ul>
        {data.list.map((instruction) => (
          <InstructionLine key={instruction.instructionId} instruction={instruction} />
        ))}
      </ul>
    </DossierSection>
  );
}

function InstructionLine({ instruction }: { instruction: Instruction }) {
  const say = useText(instructionMessages);
  const { dateTime } = useFormats();
  const { attempt, resourceName, monitorId, state, amountMinor, currency, reference, reason } = instruction;
  const { word, ...looks } = instructionLook(state, say);
  const ended = instruction.endedAt ?? instruction.begunAt;
  return (
    <DossierLine
      title={joined([`${attempt}. ${resourceName}`, monitorId])}
      end={<MoneyCell amountMinor={amountMinor} currency={currency} />}
    >
      <span className="me-2">
        <StatusCell looks={looks}>{word}</StatusCell>
      </span>
      {joined([
        dateTime(instruction.takenAt),
        ended && dateTime(ended),
        reason,
        lateReportWord(instruction, say),
      ])}
      {reference !== null && (
        <>
          {' · '}
          <CopyText value={reference} className="font-mono" />
        </>
      )}
    </DossierLine>
  );
}
