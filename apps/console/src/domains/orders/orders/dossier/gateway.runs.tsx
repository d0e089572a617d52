import { payScriptRunsList } from '@platform/sdk/operations';
import { StatusCell } from '../../../../shared/cells/cells.tsx';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { AppLink } from '../../../../shared/link.tsx';
import { listLink } from '../../../../shared/list.links.ts';
import { useText } from '../../../../shared/messages.ts';
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
import { dossierMessages } from './orders.dossier.messages.ts';
import { DossierLine, DossierSection } from './orders.dossier.section.tsx';

export interface GatewayRunsProps {
  orderCode: string;
  given: Pick<OrderGiven, 'user'>;
}

const mostShown = 10;
const everyMs = 10_000;
const joined = (parts: readonly (string | null | false | undefined)[]): string =>
  parts.filter(Boolean).join(' · ');

/** What a gateway was asked about an order, and what followed. Nothing for an order that no gateway has. */
export function GatewayRuns({ orderCode, given }: GatewayRunsProps) {
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

function RunLine({ run, given }: { run: RunRow; given: GatewayRunsProps['given'] }) {
  const say = useText(runMessages);
  const { dateTime } = useFormats();
  const { word, ...looks } = verdictLook(run.verdict, say);
  const href = listLink('payScriptRuns.list', given.user.access, {
    orderCode: run.orderCode ?? undefined,
    run: run.id,
  });
  const title = joined([
    run.attempt === null ? run.gatewayName : `${run.attempt}. ${run.gatewayName ?? ''}`.trim(),
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
