import { payGatewaysList } from '@platform/sdk/operations';
import { Badge, Button, KeyValueList, Notice, SheetFooter } from '@platform/ui-kit/skin';
import { Activity } from 'lucide-react';
import type { ReactNode } from 'react';
import { CountCell, NoValue, StatusCell, TimeCell } from '../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { moneyText } from '../../../../shared/cells/money.text.ts';
import { RatioCell } from '../../../../shared/cells/ratio.cell.tsx';
import { stateLooks, stateOf } from '../../../../shared/enabled.looks.ts';
import { useFormats } from '../../../../shared/format.ts';
import { AppLink } from '../../../../shared/link.tsx';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../../shared/list/row.drawer.tsx';
import { listLink } from '../../../../shared/list.links.ts';
import { useText, useWords } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { answeredRatio, directionWord } from '../../../../shared/script-run/run.labels.ts';
import { UnknownCount } from './gateways.cells.tsx';
import { gatewayMessages } from './gateways.messages.ts';
import { type GatewayGiven, type GatewayRow, scriptText } from './gateways.parts.ts';

type Drawer = RowDrawerProps<GatewayRow, GatewayRow>;
export interface GatewayDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  given: GatewayGiven;
  controls: (row: GatewayRow) => ReactNode;
  onTest: (row: GatewayRow) => void;
}

/** One gateway at its own URL (`?gateway=`). */
export function GatewayDrawer({ of, screen, given, controls, onTest }: GatewayDrawerProps) {
  const say = useText(gatewayMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useGateway}
      missing={{ title: say('notFound') }}
      head={(row) =>
        row
          ? {
              title: (
                <>
                  {row.name}
                  <StatusCell looks={stateLooks[stateOf(row)]}>{say(stateOf(row))}</StatusCell>
                </>
              ),
              corner: controls(row),
            }
          : {}
      }
      foot={(row) => (
        <SheetFooter>
          <Button onClick={() => onTest(row)}>
            <Activity aria-hidden />
            {say('test')}
          </Button>
        </SheetFooter>
      )}
    >
      {(row) => <Content row={row} given={given} />}
    </RowDrawer>
  );
}

const useGateway: Drawer['useRow'] = (gatewayId, listed) => {
  const { data, isPending, error } = useOperation(
    payGatewaysList,
    { gatewayId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <AppLink href={href} className="focus-ring rounded-xs text-primary underline underline-offset-2">
      {children}
    </AppLink>
  );
}

function Content({ row, given }: { row: GatewayRow; given: GatewayGiven }) {
  const say = useText(gatewayMessages);
  const words = useWords();
  const { number } = useFormats();
  const role = given.user.access;
  const { health, currency } = row;
  const fact = (key: Parameters<typeof say>[0], value: ReactNode) => ({
    key,
    label: (say as (name: string) => string)(key),
    value,
  });
  const script = listLink('payScripts.list', role, { script: row.scriptId });
  const accounts = listLink('resources.list', role, { kind: 'gateway', gatewayId: row.id });
  const runs = listLink('payScriptRuns.list', role, { gatewayId: row.id });
  return (
    <>
      <DrawerPart title={say('health')}>
        <KeyValueList
          columns={2}
          items={[
            fact('lastCallAt', <TimeCell value={health.lastCallAt} />),
            fact('lastSuccessAt', <TimeCell value={health.lastSuccessAt} />),
            fact(
              'calls',
              <Linked href={runs}>
                <CountCell count={health.callCount} />
              </Linked>,
            ),
            fact('failures', <CountCell count={health.failureCount} />),
            fact('successRate', <RatioCell ratio={answeredRatio(health.errorRate)} />),
            fact('runningCount', <CountCell count={health.runningCount} />),
            fact('unknownCount', <UnknownCount count={health.unknownCount} />),
            fact(
              'accountCount',
              <Linked href={accounts}>
                <CountCell count={row.accountCount} />
              </Linked>,
            ),
          ]}
        />
      </DrawerPart>
      <DrawerPart title={say('notices')}>
        {row.noticeUrl.startsWith('/') && <Notice tone="warning">{say('noApiUrl')}</Notice>}
        <CopyText value={row.noticeUrl} className="justify-self-start font-mono text-sm" />
        <p className="text-sm text-muted-foreground">{say('noticesHelp')}</p>
      </DrawerPart>
      <DrawerPart title={say('connection')}>
        <KeyValueList
          items={[
            fact('baseUrl', <CopyText value={row.baseUrl} className="font-mono text-sm" />),
            fact(
              'hosts',
              row.hosts.length > 0 ? (
                <span className="font-mono text-sm">{row.hosts.join(', ')}</span>
              ) : (
                <NoValue />
              ),
            ),
            fact('script', <Linked href={script}>{scriptText(row, say)}</Linked>),
            fact('product', `${row.productId} ${words(row.productName)}`),
            fact('direction', directionWord(row.direction, say)),
            fact(
              'limits',
              <span className="numeric">
                {`${moneyText(row.minAmountMinor, currency)} – ${moneyText(row.maxAmountMinor, currency)} ${currency}`}
              </span>,
            ),
            fact(
              'timeouts',
              say('timeoutsText', { request: number(row.timeoutMs), run: number(row.runTimeoutMs) }),
            ),
            fact('parallelRequests', <CountCell count={row.parallelRequests} />),
            fact('createdAt', <TimeCell value={row.createdAt} />),
            fact('updatedAt', <TimeCell value={row.updatedAt} />),
          ]}
        />
      </DrawerPart>
      <DrawerPart title={say('credentials')}>
        {row.credentialNames.length === 0 ? (
          <p className="text-muted-foreground">{say('noCredentials')}</p>
        ) : (
          <KeyValueList
            items={row.credentialNames.map((name) => ({
              key: name,
              label: <span className="font-mono text-sm">{name}</span>,
              value: <Badge tone="success">{say('credentialSet')}</Badge>,
            }))}
          />
        )}
        <p className="text-sm text-muted-foreground">{say('credentialsHidden')}</p>
      </DrawerPart>
      <DrawerPart title={say('parameters')}>
        {Object.keys(row.parameters).length === 0 ? (
          <p className="text-muted-foreground">{say('noParameters')}</p>
        ) : (
          <KeyValueList
            items={Object.entries(row.parameters).map(([name, value]) => ({
              key: name,
              label: <span className="font-mono text-sm">{name}</span>,
              value: <CopyText value={value} className="font-mono text-sm" />,
            }))}
          />
        )}
      </DrawerPart>
    </>
  );
}
