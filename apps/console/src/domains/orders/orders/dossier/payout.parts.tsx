import { payoutInstructionsList, payScriptRunsList } from '@platform/sdk/operations';
import { MoneyCell, StatusCell } from '../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { AppLink } from '../../../../shared/link.tsx';
import { listLink } from '../../../../shared/list.links.ts';
import { useText } from '../../../../shared/messages.ts';
import {
  type Instruction,
  instructionLook,
  lateReportWord,
} from '../../../../shared/pay-instruction/instruction.labels.ts';
import { instructionMessages } from '../../../../shared/pay-instruction/instruction.messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import {
  effectWord,
  entryWord,
  failureWord,
  type RunRow,
  triggerWord,
  verdictLook,
} from '../../../../shared/script-run/run.labels.ts';
import { runMessages } from '../../../../shared/script-run/run.messages.ts';
import type { OrderGiven } from '../list/orders.parts.ts';
import { PayoutProofs } from '../payouts/proofs/payout.proofs.tsx';
import { dossierMessages } from './orders.dossier.messages.ts';
import { DossierLine, DossierSection } from './orders.dossier.section.tsx';

export interface PayoutPartsProps {
  orderCode: string;
  given: Pick<OrderGiven, 'user' | 'mayCall'>;
}

const mostShown = 10;
const everyMs = 10_000;
const joined = (parts: readonly (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** Pictures of receipts, and what devices and gateways were told about a payout, as far as the reader may see it. */
export function PayoutParts({ orderCode, given }: PayoutPartsProps) {
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
      {given.mayCall('payScriptRuns.list') && <Runs orderCode={orderCode} given={given} />}
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

function Runs({ orderCode, given }: PayoutPartsProps) {
  const say = useText(dossierMessages);
  const { data, error } = useOperation(
    payScriptRunsList,
    { orderCode, page: 1, pageSize: mostShown },
    { everyMs },
  );
  if (!data) return error && <ErrorNotice error={error} />;
  const { list, total } = data;
  if (list.length === 0) return null;
  const all = listLink('payScriptRuns.list', given.user.access, { orderCode });
  return (
    <DossierSection title={say('gatewayRuns')}>
      <ul>
        {list.map((run) => (
          <RunLine key={run.id} run={run} given={given} />
        ))}
      </ul>
      {all && total !== null && total > list.length && (
        <AppLink href={all} className="mt-2 inline-block">
          {say('allRuns')}
        </AppLink>
      )}
    </DossierSection>
  );
}

function RunLine({ run, given }: { run: RunRow; given: PayoutPartsProps['given'] }) {
  const say = useText(runMessages);
  const { dateTime } = useFormats();
  const { word, ...looks } = verdictLook(run.verdict, say);
  // technicalMaintenance reads the runs, but has no page of them.
  const href = listLink('payScriptRuns.list', given.user.access, {
    orderCode: run.orderCode ?? undefined,
    run: run.id,
  });
  const title = joined([
    run.attempt !== null && `${run.attempt}.`,
    run.gatewayName,
    entryWord(run.entryPoint, say),
  ]);
  return (
    <DossierLine title={href ? <AppLink href={href}>{title}</AppLink> : title} end={dateTime(run.startedAt)}>
      <span className="me-2">
        <StatusCell looks={looks}>{word}</StatusCell>
      </span>
      {joined([
        effectWord(run.effect, say),
        run.failure && failureWord(run.failure, say),
        joined([run.code, run.reason]),
        triggerWord(run, say),
      ])}
    </DossierLine>
  );
}
