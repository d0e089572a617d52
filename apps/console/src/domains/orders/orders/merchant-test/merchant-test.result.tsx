import { BusinessError, HttpError } from '@platform/sdk';
import {
  Badge,
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  cn,
  EmptyState,
  Notice,
} from '@platform/ui-kit/skin';
import { Send } from 'lucide-react';
import { MoneyCell } from '../../../../shared/cells/cells.tsx';
import { CopyText } from '../../../../shared/cells/copy.cell.tsx';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { AppLink } from '../../../../shared/link.tsx';
import { useText } from '../../../../shared/messages.ts';
import { RequestId } from '../../../../shared/request-id.tsx';
import { statusKeyOf } from '../orders.labels.ts';
import { orderMessages } from '../orders.messages.ts';
import { merchantTestMessages } from './merchant-test.messages.ts';
import type {
  CreatedOrder,
  Exchange,
  RawRequest,
  RawResponse,
  SendingKind,
} from './merchant-test.sending.ts';
import { CodeBlock } from './merchant-test.signature.tsx';

/** Where a merchant finds its orders. */
const listPath = '/order/list/merchant';
/** Expected refusal of each error test. */
const expected: Readonly<Partial<Record<SendingKind, string>>> = {
  wrongSignature: 'signatureInvalid',
  changedReplay: 'orderNumberConflict',
};

/** Request, response and the created order. */
export function ResultPanel({ exchange }: { exchange: Exchange | undefined }) {
  const say = useText(merchantTestMessages);
  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('resultTitle')}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-3" aria-live="polite">
        {exchange ? (
          <ExchangeView key={exchange.id} exchange={exchange} />
        ) : (
          <EmptyState
            icon={Send}
            title={say('noResult')}
            description={say('noResultHelp')}
            className="py-6"
          />
        )}
      </CardContent>
    </Card>
  );
}

function ExchangeView({ exchange }: { exchange: Exchange }) {
  const say = useText(merchantTestMessages);
  const { number } = useFormats();
  const { kind, created, error, request, response, latencyMs } = exchange;
  const requestId = headerOf(response, 'x-request-id') ?? headerOf(request, 'x-request-id');
  return (
    <>
      {created && (
        <Notice tone="success" title={say(kind === 'replay' ? 'replayAnswered' : 'created')}>
          <Created created={created} />
        </Notice>
      )}
      {error !== null && wasExpected(kind, error) && <Notice tone="info" title={say('expectedRefusal')} />}
      {error !== null && <ErrorNotice error={error} />}
      <dl className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <div className="flex gap-1.5">
          <dt className="text-muted-foreground">HTTP</dt>
          <dd className="numeric">{response?.status ?? '–'}</dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-muted-foreground">{say('latency')}</dt>
          <dd className="numeric">{say('ms', { ms: number(latencyMs) })}</dd>
        </div>
        {requestId && created && (
          <div>
            <dt className="sr-only">request id</dt>
            <dd>
              <RequestId id={requestId} />
            </dd>
          </div>
        )}
      </dl>
      {request && <CodeBlock label={say('request')} text={requestText(request)} />}
      {request &&
        (response ? (
          <CodeBlock label={say('response')} text={responseText(response)} />
        ) : (
          <p className="text-sm text-muted-foreground">{say('noAnswer')}</p>
        ))}
    </>
  );
}

function Created({ created }: { created: CreatedOrder }) {
  const say = useText(merchantTestMessages);
  const sayOrder = useText(orderMessages);
  const key = statusKeyOf(created.status);
  return (
    <div className="grid gap-2 text-foreground">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1">
        <dt className="text-sm text-muted-foreground">{say('orderCode')}</dt>
        <dd>
          <CopyText value={created.orderCode} className="font-mono" />
        </dd>
        <dt className="text-sm text-muted-foreground">{say('amount')}</dt>
        <dd>
          <MoneyCell amountMinor={created.amountMinor} currency={created.currency} />
        </dd>
        <dt className="text-sm text-muted-foreground">{say('status')}</dt>
        <dd>{key ? sayOrder(key) : `#${created.status}`}</dd>
        <dt className="text-sm text-muted-foreground">{say('payUrl')}</dt>
        <dd className="min-w-0">
          {created.payUrl ? (
            <CopyText value={created.payUrl} />
          ) : (
            <span className="text-muted-foreground">{say('noPayUrl')}</span>
          )}
        </dd>
      </dl>
      <Button asChild size="sm" className="justify-self-start">
        <AppLink href={`${listPath}?${new URLSearchParams({ order: created.orderCode })}`}>
          {say('showInList')}
        </AppLink>
      </Button>
    </div>
  );
}

export interface HistoryPanelProps {
  exchanges: readonly Exchange[];
  shownId: string | undefined;
  onShow: (id: string) => void;
}

/** What this page has sent since it was opened, newest first. */
export function HistoryPanel({ exchanges, shownId, onShow }: HistoryPanelProps) {
  const say = useText(merchantTestMessages);
  const { clock } = useFormats();
  if (exchanges.length === 0) return null;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('historyTitle')}</CardTitle>
      </CardHeader>
      <ul className="scrollbar-thin max-h-64 overflow-y-auto border-t">
        {exchanges.map(({ id, at, kind, created, error, mchOrderNo }) => (
          <li key={id} className="border-b last:border-b-0">
            <button
              type="button"
              aria-pressed={id === shownId}
              aria-label={`${say('showExchange', { time: clock(at) })}: ${kindWord(say, kind)}, ${mchOrderNo}`}
              onClick={() => onShow(id)}
              className={cn(
                'focus-ring-inset flex w-full items-center gap-3 px-4 py-2 text-start hover:bg-hover',
                id === shownId && 'bg-accent hover:bg-accent',
              )}
            >
              <span className="numeric text-sm text-muted-foreground">{clock(at)}</span>
              <span className="shrink-0 text-sm">{kindWord(say, kind)}</span>
              <span className="min-w-0 flex-1 truncate font-mono text-sm">{mchOrderNo}</span>
              <Badge tone={created ? 'success' : wasExpected(kind, error) ? 'info' : 'danger'}>
                {created ? '200' : codeOf(error)}
              </Badge>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Say = ReturnType<typeof useText<typeof merchantTestMessages.table>>;

function kindWord(say: Say, kind: SendingKind): string {
  return kind === 'order' ? say('kind_order') : say(kind);
}

function wasExpected(kind: SendingKind, error: unknown): boolean {
  const wanted = expected[kind];
  return wanted !== undefined && BusinessError.is(error) && error.codeName === wanted;
}

function codeOf(error: unknown): string {
  return BusinessError.is(error) || HttpError.is(error) ? String(error.code ?? error.status ?? '–') : '–';
}

function headerOf(message: RawRequest | RawResponse | null, wanted: string): string | undefined {
  return message?.headers.find(([name]) => name.toLowerCase() === wanted)?.[1];
}

function headerLines(headers: RawRequest['headers']): string {
  return headers.map(([name, value]) => `${name}: ${value}`).join('\n');
}

function requestText({ method, url, headers, body }: RawRequest): string {
  return `${method} ${url}\n${headerLines(headers)}\n\n${pretty(body)}`;
}

function responseText({ status, headers, body }: RawResponse): string {
  return `HTTP ${status}\n${headerLines(headers)}\n\n${pretty(body)}`;
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
