import type { Output } from '@platform/sdk';
import { ordersList, simulatorPay, simulatorStatus } from '@platform/sdk/operations';
import { orderTypeOf } from '@platform/sdk/rules';
import {
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  EmptyState,
  KeyValueList,
  Notice,
  toast,
} from '@platform/ui-kit/skin';
import { Send } from 'lucide-react';
import { MoneyCell, NoValue } from '../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { AppLink } from '../../../../shared/link.tsx';
import { listLink } from '../../../../shared/list.links.ts';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import type { User } from '../../../../shared/user.ts';
import { merchantTestMessages } from '../merchant-test/merchant-test.messages.ts';
import { CodeBlock } from '../merchant-test/merchant-test.signature.tsx';
import { statusKeyOf, statusOf } from '../orders.labels.ts';
import { orderMessages } from '../orders.messages.ts';
import { adminTestMessages } from './admin-test.messages.ts';

export type CreatedTest = Output<'orders.createTest'>;

const statusMs = 3_000;
const attachedMs = 10_000;

/** What was signed, sent and answered, and the order. */
export function TestResult({ created, user }: { created: CreatedTest | undefined; user: User }) {
  const say = useText(adminTestMessages);
  const sayTest = useText(merchantTestMessages);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{sayTest('resultTitle')}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-3" aria-live="polite">
        {created ? (
          <Result key={created.order.orderCode} created={created} user={user} />
        ) : (
          <EmptyState
            icon={Send}
            title={sayTest('noResult')}
            description={say('noResultHelp')}
            className="py-6"
          />
        )}
      </CardContent>
    </Card>
  );
}

function Result({ created, user }: { created: CreatedTest; user: User }) {
  const say = useText(adminTestMessages);
  const sayTest = useText(merchantTestMessages);
  const { order, signature, request, answer } = created;
  const { orderCode, amountMinor, currency } = order;
  const link = listLink('orders.list', user.access, { orderType: orderTypeOf(orderCode), order: orderCode });
  return (
    <>
      <Notice tone="success" title={say('created')}>
        <div className="grid gap-2 text-foreground">
          <KeyValueList
            items={[
              {
                key: 'orderCode',
                label: sayTest('orderCode'),
                value: <CopyText value={orderCode} className="font-mono" />,
              },
              {
                key: 'mchOrderNo',
                label: sayTest('mchOrderNo'),
                value: <CopyText value={order.mchOrderNo} className="font-mono" />,
              },
              {
                key: 'amount',
                label: sayTest('amount'),
                value: <MoneyCell amountMinor={amountMinor} currency={currency} />,
              },
              { key: 'status', label: sayTest('status'), value: <LiveStatus created={created} /> },
              {
                key: 'payUrl',
                label: sayTest('payUrl'),
                value: order.payUrl ? <CopyText value={order.payUrl} /> : <NoValue />,
              },
            ]}
          />
          {link && (
            <Button asChild size="sm" className="justify-self-start">
              <AppLink href={link}>{say('openOrder')}</AppLink>
            </Button>
          )}
        </div>
      </Notice>
      {order.payUrl && <SimulatedPayer orderCode={orderCode} />}
      <CodeBlock
        label={`${sayTest('stringToSign')} (${signature.profile})`}
        text={signature.stringToSign}
        copy={false}
      />
      {signature.dropped.length > 0 && (
        <p className="text-xs text-muted-foreground">
          {sayTest('droppedFields', { fields: signature.dropped.join(', ') })}
        </p>
      )}
      <div>
        <p className="text-sm text-muted-foreground">{sayTest('signature')}</p>
        <CopyText value={signature.sign} className="font-mono text-sm" />
      </div>
      <CodeBlock
        label={sayTest('request')}
        text={`${request.method} ${request.path}\n\n${pretty(request.body)}`}
      />
      <CodeBlock label={sayTest('response')} text={pretty(answer.body)} />
    </>
  );
}

/** The order's status as it moves: allocated, paid, called back. */
function LiveStatus({ created: { order } }: { created: CreatedTest }) {
  const say = useText(orderMessages);
  const { data } = useOperation(
    ordersList,
    { orderCode: order.orderCode, notInOrderStatusIds: [] },
    { everyMs: statusMs },
  );
  const row = data?.list[0];
  const key = row ? statusOf(row) : statusKeyOf(order.status);
  return <span>{key ? say(key) : `#${row?.status ?? order.status}`}</span>;
}

/** Only beside a demo: a simulator that plays payers is attached there. */
function SimulatedPayer({ orderCode }: { orderCode: string }) {
  const say = useText(adminTestMessages);
  const { atOnce } = useStep(ordersList);
  const { data } = useOperation(simulatorStatus, {}, { everyMs: attachedMs });
  if (!data?.attached) return null;
  const pay = async () => {
    if (await atOnce(() => call(simulatorPay, { orderCode }))) toast.success(say('payRequested'));
  };
  return (
    <Notice
      tone="info"
      title={say('payer')}
      actions={
        <Button size="sm" onClick={() => void pay()}>
          {say('pay')}
        </Button>
      }
    >
      {say('payerHelp')}
    </Notice>
  );
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
