import type { Output } from '@platform/sdk';
import { payScriptRunsDetail, payScriptRunsList, payScriptRunsQueryAgain } from '@platform/sdk/operations';
import { orderTypeOf } from '@platform/sdk/rules';
import { Button, KeyValueList, SheetFooter, toast } from '@platform/ui-kit/skin';
import { FlaskConical, RefreshCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DurationCell, NoValue, StatusCell, TimeCell } from '../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { AppLink } from '../../../../shared/link.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../../shared/list/row.drawer.tsx';
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
import { RunExchanges, RunLog, Side } from '../run.exchanges.tsx';
import { ChoiceParts } from './runs.choice.tsx';
import { runListMessages } from './runs.messages.ts';
import type { RunGiven } from './runs.parts.ts';

type RunDetail = Output<'payScriptRuns.detail'>;
type Drawer = RowDrawerProps<RunRow, RunDetail>;
export interface RunDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: RunGiven;
}

/** One run at its own URL (`?run=`): result, requests beside their answers, log. */
export function RunDrawer({ of, screen, given }: RunDrawerProps) {
  const say = useText(runListMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="xl"
      label={say('details')}
      useRow={useRun}
      missing={{ title: say('notFound'), description: say('notFoundHelp') }}
      head={(detail) => {
        if (!detail) return {};
        const { run } = detail;
        const { word, ...looks } = verdictLook(run.verdict, say);
        return {
          title: (
            <>
              {`${run.gatewayName ?? run.scriptName} · ${entryWord(run.entryPoint, say)}`}
              <StatusCell looks={looks}>{word}</StatusCell>
            </>
          ),
          note: <TimeCell value={run.startedAt} />,
        };
      }}
      foot={(detail) => <Foot run={detail.run} given={given} onQueried={screen.open} />}
    >
      {(detail) => <Content detail={detail} given={given} />}
    </RowDrawer>
  );
}

const useRun: Drawer['useRow'] = (id) => {
  const { data, isPending, error } = useOperation(payScriptRunsDetail, { id });
  return { data, isPending, error };
};

function Content({ detail, given }: { detail: RunDetail; given: RunGiven }) {
  const say = useText(runListMessages);
  const { run, requests, notice, choice, log } = detail;
  return (
    <>
      <DrawerPart title={say('result')}>
        <Facts run={run} given={given} />
      </DrawerPart>
      {notice && (
        <DrawerPart title={say('noticeRead')}>
          <Side
            title={notice.query === '' ? say('noticeBody') : say('noticeQuery', { query: notice.query })}
            label={say('noticeBody')}
            body={notice.body}
            headers={notice.headers}
          />
        </DrawerPart>
      )}
      {choice ? (
        <ChoiceParts choice={choice} productWord={given.productWord} />
      ) : (
        <DrawerPart title={say('exchanges')}>
          <RunExchanges requests={requests} />
        </DrawerPart>
      )}
      <DrawerPart title={say('log')}>
        <RunLog log={log} />
      </DrawerPart>
    </>
  );
}

/** A text with a link to its screen, where the role has one. */
function Linked({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return children;
  return (
    <AppLink href={href} className="focus-ring rounded-xs text-primary underline underline-offset-2">
      {children}
    </AppLink>
  );
}

function Facts({ run, given }: { run: RunRow; given: RunGiven }) {
  const say = useText(runListMessages);
  const role = given.user.access;
  const isChoice = run.entryPoint === 'choose';
  const fact = (key: Parameters<typeof say>[0], value: ReactNode) => ({
    key,
    label: (say as (name: string) => string)(key),
    value: value ?? <NoValue />,
  });
  const copied = (value: string | null) => value && <CopyText value={value} className="font-mono text-sm" />;
  const script = say('versionOf', { script: run.scriptName, version: run.version });
  return (
    <KeyValueList
      columns={2}
      items={[
        fact('effect', effectWord(run.effect, say)),
        fact('reason', run.reason),
        ...(run.failure === null ? [] : [fact('failure', failureWord(run.failure, say))]),
        ...(run.code === null ? [] : [fact('code', copied(run.code))]),
        ...(isChoice
          ? [fact('chosenProduct', run.chosenProductId && given.productWord(run.chosenProductId))]
          : [fact('reference', copied(run.reference)), fact('utr', copied(run.utr))]),
        fact(
          'order',
          run.orderCode && (
            <span className="font-mono text-sm">
              <Linked
                href={listLink('orders.list', role, {
                  orderType: orderTypeOf(run.orderCode),
                  order: run.orderCode,
                })}
              >
                {run.orderCode}
              </Linked>
            </span>
          ),
        ),
        fact('attempt', run.attempt),
        ...(run.gatewayId === null
          ? []
          : [
              fact('key', copied(run.key)),
              fact(
                'gateway',
                <Linked href={listLink('payGateways.list', role, { gateway: run.gatewayId })}>
                  {run.gatewayName ?? ''}
                </Linked>,
              ),
            ]),
        fact(
          'script',
          <Linked href={listLink('payScripts.list', role, { script: run.scriptId, version: run.version })}>
            {script}
          </Linked>,
        ),
        fact('trigger', triggerWord(run, say)),
        fact('duration', <DurationCell ms={run.durationMs} />),
        fact('cpuTime', <DurationCell ms={run.cpuMs} />),
      ]}
    />
  );
}

interface FootProps {
  run: RunRow;
  given: RunGiven;
  onQueried: (runId: string) => void;
}

function Foot({ run, given, onQueried }: FootProps) {
  const say = useText(runListMessages);
  const { atOnce } = useStep(payScriptRunsList, payScriptRunsDetail);
  const [asking, setAsking] = useState(false);
  if (!given.mayCall('payScriptRuns.queryAgain')) return null;
  const query = async () => {
    setAsking(true);
    let asked: RunRow | undefined;
    await atOnce(async () => {
      asked = await call(payScriptRunsQueryAgain, { id: run.id });
    });
    setAsking(false);
    if (!asked) return;
    toast.success(say('queried', { verdict: verdictLook(asked.verdict, say).word }));
    onQueried(asked.id);
  };
  const script = listLink('payScripts.list', given.user.access, { script: run.scriptId, run: run.id });
  return (
    <SheetFooter>
      {script && (
        <Button asChild>
          <AppLink href={script}>
            <FlaskConical aria-hidden />
            {say('tryScript')}
          </AppLink>
        </Button>
      )}
      <Button
        variant="primary"
        loading={asking}
        disabledReason={run.key === null ? say('nothingToQuery') : undefined}
        onClick={() => void query()}
      >
        <RefreshCcw aria-hidden />
        {say('queryAgain')}
      </Button>
    </SheetFooter>
  );
}
