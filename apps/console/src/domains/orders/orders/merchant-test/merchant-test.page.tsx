import { type SignProfileName, signOrder } from '@platform/sdk';
import { ordersList, productsOptions } from '@platform/sdk/operations';
import { Button, EmptyState, Skeleton } from '@platform/ui-kit/skin';
import { useQuery } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { isCurrency } from '../../../../shared/cells/money.text.ts';
import { loadConfig } from '../../../../shared/config.ts';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useLanguage, useText, useWords } from '../../../../shared/messages.ts';
import { useBeforeClose, usePage } from '../../../../shared/page.tsx';
import { useOperation, useRefresh } from '../../../../shared/query.ts';
import { useStore } from '../../../../shared/store.ts';
import { currentUser, type User } from '../../../../shared/user.ts';
import { OrderFields } from './merchant-test.fields.tsx';
import {
  emptyForm,
  type FormField,
  newOrderNo,
  type OrderForm,
  type ProductOption,
  readForm,
  type UnsignedOrder,
  withOtherAmount,
} from './merchant-test.form.ts';
import { KeyCard, type SigningKey } from './merchant-test.key.tsx';
import { useProblemText } from './merchant-test.labels.ts';
import { merchantTestMessages } from './merchant-test.messages.ts';
import { HistoryPanel, ResultPanel } from './merchant-test.result.tsx';
import {
  type Exchange,
  fieldRefusals,
  type SendingKind,
  sendOrder,
  signWrongly,
} from './merchant-test.sending.ts';
import { SignaturePanel } from './merchant-test.signature.tsx';

const mostExchanges = 20;

/** Lets a merchant test order creation: the same call as its own server, with every step shown. */
export function MerchantTestPage() {
  const user = useStore(currentUser);
  const say = useText(merchantTestMessages);
  const words = useWords();
  const { screen } = usePage();
  const products = useOperation(productsOptions, {}, { staleMs: 60_000 });
  const config = useQuery({
    queryKey: ['config'],
    queryFn: () => loadConfig(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const error = products.error ?? config.error;
  const ways = products.data?.filter(({ kind }) => kind === 'collection');
  return (
    <div className="mx-auto grid max-w-[90rem] gap-4 p-3 sm:p-4">
      <header>
        <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
        <p className="text-muted-foreground">{say('intro')}</p>
      </header>
      {error && <ErrorNotice error={error} />}
      {ways?.length === 0 && <EmptyState icon={PackageX} title={say('noProducts')} />}
      {user && config.data && ways && ways.length > 0 ? (
        <OrderTest
          user={user}
          products={ways}
          baseUrl={config.data.apiBase}
          merchantBaseUrl={config.data.merchantBase || config.data.apiBase}
        />
      ) : (
        !error && !ways && <Skeleton className="h-96 w-full" />
      )}
    </div>
  );
}

interface OrderTestProps {
  user: User;
  products: readonly ProductOption[];
  baseUrl: string;
  merchantBaseUrl: string;
}

interface Sent {
  order: UnsignedOrder;
  profile: SignProfileName;
}

function OrderTest({ user, products, baseUrl, merchantBaseUrl }: OrderTestProps) {
  const say = useText(merchantTestMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const [form, setForm] = useState<OrderForm>(() => startForm(user, products));
  const [key, setKey] = useState<SigningKey>({ secret: '', profile: 'md5-sorted' });
  const [touched, setTouched] = useState<ReadonlySet<FormField>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const [refusals, setRefusals] = useState<ReturnType<typeof fieldRefusals>>({});
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [shownId, setShownId] = useState<string>();
  const [sending, setSending] = useState<SendingKind | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const element = useRef<HTMLFormElement>(null);

  const product = products.find(({ id }) => id === form.productId);
  const currency = product && isCurrency(product.currency) ? product.currency : 'INR';
  const read = useMemo(() => readForm(form, product, currency), [form, product, currency]);
  const order = read.ok ? read.order : null;
  useBeforeClose(Boolean(key.secret || form.amount));

  const errors: Partial<Record<FormField, string>> = { ...refusals };
  for (const [name, problem] of read.ok ? [] : Object.entries(read.problems)) {
    const field = name as FormField;
    if (problem && (submitted || touched.has(field))) errors[field] = problemText(field, problem);
  }
  const keyError = submitted && !key.secret ? say('keyMissing') : undefined;

  const send = async (kind: SendingKind, what: UnsignedOrder, profile: SignProfileName) => {
    setSending(kind);
    setRefusals({});
    const signed =
      kind === 'wrongSignature'
        ? signWrongly(what, key.secret, profile)
        : signOrder(what, key.secret, profile);
    const exchange = await sendOrder(kind, signed, { baseUrl, merchantBaseUrl, language });
    setExchanges((before) => [exchange, ...before].slice(0, mostExchanges));
    setShownId(exchange.id);
    setSending(null);
    if (kind === 'order') setRefusals(fieldRefusals(exchange.error));
    if (kind !== 'order' || !exchange.created) return;
    setSent({ order: what, profile });
    setSubmitted(false);
    setTouched(new Set());
    // The next order needs a new number; the old one would return this order again.
    setForm((now) => ({ ...now, texts: { ...now.texts, mchOrderNo: newOrderNo(new Date()) } }));
    refresh(ordersList);
  };
  /** Sends the order if the form is valid; else shows the problems and focuses the first. */
  const attempt = (kind: 'order' | 'wrongSignature') => {
    if (order && key.secret) {
      void send(kind, order, key.profile);
      return;
    }
    setSubmitted(true);
    // The first invalid field can be found only after its error is rendered.
    requestAnimationFrame(() => {
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus();
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt('order');
  };
  const replay = (kind: 'replay' | 'changedReplay') => {
    if (!sent) return;
    const what = kind === 'replay' ? sent.order : withOtherAmount(sent.order, product);
    void send(kind, what, sent.profile);
  };
  const cannotReplay = sent && key.secret ? undefined : say('nothingToReplay');

  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="grid gap-4">
        <KeyCard
          value={key}
          onChange={setKey}
          error={keyError}
          onMchId={(mchId) => setForm((now) => ({ ...now, texts: { ...now.texts, mchId } }))}
        />
        <OrderFields
          {...{ form, products, product, currency, errors }}
          onChange={(next) => {
            setForm(next);
            setRefusals({});
          }}
          onLeave={(field) => setTouched((before) => new Set(before).add(field))}
        />
      </div>
      <div className="scrollbar-thin grid content-start gap-4 xl:sticky xl:top-0 xl:max-h-[calc(100dvh-6.5rem)] xl:overflow-y-auto xl:-m-1 xl:p-1">
        <section className="grid gap-3 rounded-lg border bg-card p-4 shadow-xs">
          <Button type="submit" variant="primary" size="lg" loading={sending === 'order'}>
            {say('send')}
          </Button>
          <div>
            <h2 className="text-sm font-semibold">{say('breakTitle')}</h2>
            <p className="mb-2 text-sm text-muted-foreground">{say('breakHelp')}</p>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                loading={sending === 'wrongSignature'}
                onClick={() => attempt('wrongSignature')}
              >
                {say('wrongSignature')}
              </Button>
              <Button
                size="sm"
                loading={sending === 'replay'}
                disabledReason={cannotReplay}
                onClick={() => replay('replay')}
              >
                {say('replay')}
              </Button>
              <Button
                size="sm"
                loading={sending === 'changedReplay'}
                disabledReason={cannotReplay}
                onClick={() => replay('changedReplay')}
              >
                {say('changedReplay')}
              </Button>
            </div>
          </div>
        </section>
        <ResultPanel exchange={exchanges.find(({ id }) => id === shownId)} />
        <HistoryPanel exchanges={exchanges} shownId={shownId} onShow={setShownId} />
        <SignaturePanel
          order={order}
          signingKey={key}
          merchantBaseUrl={merchantBaseUrl || globalThis.location.origin}
        />
      </div>
    </form>
  );
}

/** Initial values. The callback goes to this console's own host, which does not respond. */
function startForm(user: User, products: readonly ProductOption[]): OrderForm {
  const first = products.find(({ enabled }) => enabled);
  return {
    ...emptyForm,
    productId: first?.id ?? null,
    texts: { ...emptyForm.texts, mchId: user.mchId ?? '', mchOrderNo: newOrderNo(new Date()) },
  };
}
