import type { Input } from '@platform/sdk';
import { ordersCreateTest, ordersList, productsOptions, usersOptions } from '@platform/sdk/operations';
import {
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  Checkbox,
  Field,
  Notice,
  Select,
  Skeleton,
} from '@platform/ui-kit/skin';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { isCurrency, moneyText } from '../../../../shared/cells/money.text.ts';
import { call } from '../../../../shared/client.ts';
import { PageDialogs } from '../../../../shared/dialogs/page.dialogs.tsx';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useText, useWords } from '../../../../shared/messages.ts';
import { useBeforeClose, usePage } from '../../../../shared/page.tsx';
import { isSessionError, useOperation, useRefresh } from '../../../../shared/query.ts';
import { useStore } from '../../../../shared/store.ts';
import { currentUser, type User } from '../../../../shared/user.ts';
import { OrderFields } from '../merchant-test/merchant-test.fields.tsx';
import {
  emptyForm,
  type FormField,
  type OrderForm,
  type ProductOption,
  readFields,
  type TextField,
} from '../merchant-test/merchant-test.form.ts';
import { useProblemText } from '../merchant-test/merchant-test.labels.ts';
import { merchantTestMessages } from '../merchant-test/merchant-test.messages.ts';
import { fieldRefusals } from '../merchant-test/merchant-test.sending.ts';
import { adminTestMessages } from './admin-test.messages.ts';
import { type CreatedTest, TestResult } from './admin-test.result.tsx';

const optionsMs = 60_000;
/** The server chooses both numbers. Everything else is optional, unless the product requires it. */
const always: readonly TextField[] = [];

interface MerchantChoice {
  value: string;
  label: string;
  detail: string | undefined;
}

/** Lets staff test order creation on behalf of a merchant, with every step shown and the key never. */
export function AdminTestPage() {
  const user = useStore(currentUser);
  const say = useText(adminTestMessages);
  const words = useWords();
  const { screen } = usePage();
  const products = useOperation(productsOptions, {}, { staleMs: optionsMs });
  const users = useOperation(usersOptions, { role: 'merchant' }, { staleMs: optionsMs });
  const merchants = useMemo(
    () =>
      users.data?.flatMap(({ partyId, partyCode, nickname }): MerchantChoice[] =>
        partyId ? [{ value: partyId, label: nickname, detail: partyCode ?? undefined }] : [],
      ),
    [users.data],
  );
  const error = products.error ?? users.error;
  return (
    <PageDialogs>
      <div className="mx-auto grid max-w-[90rem] gap-4 p-3 sm:p-4">
        <header>
          <h1 className="text-lg font-semibold">{words(screen.title)}</h1>
          <p className="text-muted-foreground">{say('intro')}</p>
        </header>
        {error && <ErrorNotice error={error} />}
        {user && products.data && merchants ? (
          <AdminTest user={user} products={products.data} merchants={merchants} />
        ) : (
          !error && <Skeleton className="h-96 w-full" />
        )}
      </div>
    </PageDialogs>
  );
}

interface AdminTestProps {
  user: User;
  products: readonly ProductOption[];
  merchants: readonly MerchantChoice[];
}

function AdminTest({ user, products, merchants }: AdminTestProps) {
  const say = useText(adminTestMessages);
  const sayTest = useText(merchantTestMessages);
  const problemText = useProblemText();
  const { withQuestion } = useStep();
  const refresh = useRefresh();
  const [merchantId, setMerchantId] = useState<string | null>(null);
  const [withoutCallback, setWithoutCallback] = useState(false);
  const [form, setForm] = useState<OrderForm>(emptyForm);
  const [touched, setTouched] = useState<ReadonlySet<FormField>>(new Set());
  const [submitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [created, setCreated] = useState<CreatedTest>();
  const [sending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  const product = products.find(({ id }) => id === form.productId);
  const currency = product && isCurrency(product.currency) ? product.currency : 'INR';
  const read = useMemo(() => readFields(form, product, currency, always), [form, product, currency]);
  useBeforeClose(form.amount !== '' && created === undefined);

  const errors: Partial<Record<FormField, string>> = fieldRefusals(failure);
  for (const [name, problem] of read.ok ? [] : Object.entries(read.problems)) {
    const field = name as FormField;
    if (problem && (submitted || touched.has(field))) errors[field] = problemText(field, problem);
  }
  const hidden: readonly TextField[] = withoutCallback ? ['mchOrderNo', 'notifyUrl'] : ['mchOrderNo'];

  const create = async (order: Input<'orders.createTest'>) => {
    setSending(true);
    setFailure(null);
    try {
      setCreated(await call(ordersCreateTest, order));
      refresh(ordersList);
      setSubmitted(false);
      setTouched(new Set());
    } catch (thrown) {
      if (!isSessionError(thrown)) setFailure(thrown);
    } finally {
      setSending(false);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!read.ok || merchantId === null) {
      setSubmitted(true);
      // The first invalid field can be found only after its error is rendered.
      requestAnimationFrame(() => {
        element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus();
      });
      return;
    }
    const { mchId: _mchId, mchOrderNo: _mchOrderNo, notifyUrl, ...fields } = read.fields;
    const order = {
      ...fields,
      merchantId,
      ...(withoutCallback ? { withoutCallback } : notifyUrl !== undefined && { notifyUrl }),
    };
    if (product?.kind !== 'payout') {
      await create(order);
      return;
    }
    const amount = moneyText(order.amount, currency);
    await withQuestion(
      {
        title: say('payoutTitle', {
          merchant: merchants.find(({ value }) => value === merchantId)?.label ?? '',
        }),
        body: say('payoutBody', { amount: `${amount} ${currency}` }),
        tone: 'danger',
        typed: {
          expected: amount,
          lenient: true,
          label: say('amountAgain', { amount }),
          mismatch: say('amountDiffers'),
        },
        confirmLabel: say('send'),
      },
      () => create(order),
    );
  };

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="grid gap-4">
        <Card>
          <CardHeader>
            <CardTitle>{say('merchantTitle')}</CardTitle>
          </CardHeader>
          <CardContent className="grid gap-3">
            <Field
              id="order-merchant"
              label={say('merchant')}
              required
              error={submitted && merchantId === null ? sayTest('required') : undefined}
            >
              <Select
                value={merchantId}
                options={merchants}
                searchable
                placeholder={say('chooseMerchant')}
                onValueChange={setMerchantId}
              />
            </Field>
            <Field layout="inline" label={say('withoutCallback')} help={say('withoutCallbackHelp')}>
              <Checkbox checked={withoutCallback} onCheckedChange={(on) => setWithoutCallback(on === true)} />
            </Field>
          </CardContent>
        </Card>
        <OrderFields
          {...{ form, products, product, currency, errors, hidden, always }}
          onChange={(next) => {
            setForm(next);
            setFailure(null);
          }}
          onLeave={(field) => setTouched((before) => new Set(before).add(field))}
        />
      </div>
      <div className="scrollbar-thin grid content-start gap-4 xl:sticky xl:top-0 xl:max-h-[calc(100dvh-6.5rem)] xl:overflow-y-auto xl:-m-1 xl:p-1">
        <section className="grid gap-3 rounded-lg border bg-card p-4 shadow-xs">
          {product?.kind === 'payout' && <Notice tone="warning">{say('realMoney')}</Notice>}
          <Button type="submit" variant="primary" size="lg" loading={sending}>
            {say('send')}
          </Button>
          {failure !== null && (
            <div className="grid gap-1">
              <p className="font-semibold">{say('failed')}</p>
              <ErrorNotice error={failure} />
            </div>
          )}
        </section>
        <TestResult created={created} user={user} />
      </div>
    </form>
  );
}
