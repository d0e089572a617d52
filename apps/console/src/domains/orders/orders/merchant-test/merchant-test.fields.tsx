import { type Currency, formatMoney } from '@platform/sdk';
import {
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  Field,
  IconButton,
  Input,
  Select,
  Textarea,
} from '@platform/ui-kit/skin';
import { Plus, RefreshCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText, useWords } from '../../../../shared/messages.ts';
import {
  channelFields,
  type ExtraEntry,
  type FormField,
  isRequired,
  newOrderNo,
  type OrderForm,
  type ProductOption,
  type TextField,
} from './merchant-test.form.ts';
import { merchantTestMessages } from './merchant-test.messages.ts';

export interface OrderFieldsProps {
  form: OrderForm;
  products: readonly ProductOption[];
  product: ProductOption | undefined;
  currency: Currency;
  /** Error texts of the fields that were left once or submitted. */
  errors: Readonly<Partial<Record<FormField, string>>>;
  onChange: (form: OrderForm) => void;
  onLeave: (field: FormField) => void;
  /** Fields that the sender does not choose. */
  hidden?: readonly TextField[];
  /** Fields that are required beside those of the product. Default: those of a merchant's own order. */
  always?: readonly TextField[];
}

const monospaced: readonly TextField[] = [
  'mchOrderNo',
  'cardNumber',
  'ifscCode',
  'vpa',
  'address',
  'clientIp',
];

/** All fields of order creation. Those the product requires are marked. */
export function OrderFields(props: OrderFieldsProps) {
  const { form, products, product, currency, errors, onChange, onLeave, hidden = [], always } = props;
  const say = useText(merchantTestMessages);
  const words = useWords();
  const setText = (name: TextField, value: string) =>
    onChange({ ...form, texts: { ...form.texts, [name]: value } });

  const text = (name: TextField, extra: { suffix?: ReactNode; readOnly?: boolean; wide?: boolean } = {}) => (
    <Field
      key={name}
      id={`order-${name}`}
      label={say(name)}
      required={isRequired(name, product, always)}
      error={errors[name]}
      className={extra.wide ? 'sm:col-span-2' : undefined}
    >
      {name === 'body' ? (
        <Textarea
          rows={2}
          value={form.texts[name]}
          onChange={({ target }) => setText(name, target.value)}
          onBlur={() => onLeave(name)}
        />
      ) : (
        <Input
          value={form.texts[name]}
          autoComplete="off"
          spellCheck={false}
          readOnly={extra.readOnly}
          suffix={extra.suffix}
          inputMode={name === 'cardNumber' ? 'numeric' : undefined}
          className={monospaced.includes(name) ? 'font-mono' : undefined}
          onChange={({ target }) =>
            setText(name, name === 'ifscCode' ? target.value.toUpperCase() : target.value)
          }
          onBlur={() => onLeave(name)}
        />
      )}
    </Field>
  );

  return (
    <div className="grid gap-4">
      <Section title={say('orderTitle')}>
        <Field
          id="order-productId"
          label={say('product')}
          required
          error={errors.productId}
          className="sm:col-span-2"
        >
          <Select
            options={products.map((option) => ({
              value: option.id,
              label: `${option.id} ${words(option.name)}`,
              detail: option.currency,
              disabled: !option.enabled,
            }))}
            value={form.productId}
            placeholder={say('chooseProduct')}
            onValueChange={(productId) => onChange({ ...form, productId })}
            onBlur={() => onLeave('productId')}
          />
        </Field>
        <Field
          id="order-amount"
          label={say('amount')}
          required
          error={errors.amount}
          help={
            product &&
            say('limits', {
              min: formatMoney(product.minAmountMinor, currency),
              max: formatMoney(product.maxAmountMinor, currency),
              currency,
            })
          }
        >
          <Input
            value={form.amount}
            inputMode="decimal"
            autoComplete="off"
            className="numeric"
            suffix={<span className="px-1.5 text-xs">{currency}</span>}
            onChange={({ target }) => onChange({ ...form, amount: target.value })}
            onBlur={() => onLeave('amount')}
          />
        </Field>
        {!hidden.includes('mchOrderNo') &&
          text('mchOrderNo', {
            suffix: (
              <IconButton
                label={say('newNumber')}
                size="icon-xs"
                onClick={() => setText('mchOrderNo', newOrderNo(new Date()))}
              >
                <RefreshCw aria-hidden />
              </IconButton>
            ),
          })}
        {!hidden.includes('notifyUrl') && text('notifyUrl')}
        {text('returnUrl')}
      </Section>
      <Section
        title={say('channelTitle')}
        help={product && product.requiredFields.length > 0 && say('channelHelp')}
      >
        {[...channelFields]
          .sort((a, b) => Number(isRequired(b, product)) - Number(isRequired(a, product)))
          .map((name) => text(name))}
      </Section>
      <Section title={say('otherTitle')}>
        {text('subject')}
        {text('clientIp')}
        {text('body', { wide: true })}
      </Section>
      <Extras
        entries={form.extras}
        error={errors.extra}
        onChange={(extras) => onChange({ ...form, extras })}
      />
    </div>
  );
}

function Section({ title, help, children }: { title: string; help?: ReactNode; children: ReactNode }) {
  return (
    <Card>
      <CardHeader className="flex-col items-start gap-0.5">
        <CardTitle>{title}</CardTitle>
        {help && <p className="text-sm text-muted-foreground">{help}</p>}
      </CardHeader>
      <CardContent className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{children}</CardContent>
    </Card>
  );
}

const mostExtras = 20;

function Extras({
  entries,
  error,
  onChange,
}: {
  entries: readonly ExtraEntry[];
  error: string | undefined;
  onChange: (entries: readonly ExtraEntry[]) => void;
}) {
  const say = useText(merchantTestMessages);
  const set = (id: number, change: Partial<ExtraEntry>) =>
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
  const add = () =>
    onChange([...entries, { id: Math.max(0, ...entries.map(({ id }) => id)) + 1, name: '', value: '' }]);
  return (
    <Card>
      <CardHeader className="flex-col items-start gap-0.5">
        <CardTitle>{say('extraTitle')}</CardTitle>
        <p className="text-sm text-muted-foreground">{say('extraHelp')}</p>
      </CardHeader>
      <CardContent className="grid gap-2">
        {entries.map(({ id, name, value }, index) => (
          <div key={id} className="flex gap-2">
            <Input
              aria-label={`${say('extraName')} ${index + 1}`}
              placeholder={say('extraName')}
              value={name}
              className="font-mono"
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => set(id, { name: target.value })}
            />
            <Input
              aria-label={`${say('extraValue')} ${index + 1}`}
              placeholder={say('extraValue')}
              value={value}
              onChange={({ target }) => set(id, { value: target.value })}
            />
            <IconButton
              label={say('removeExtra', { number: index + 1 })}
              onClick={() => onChange(entries.filter((entry) => entry.id !== id))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        ))}
        {error && (
          <p role="alert" className="text-xs text-danger">
            {error}
          </p>
        )}
        <Button
          size="sm"
          className="justify-self-start"
          disabled={entries.length >= mostExtras}
          onClick={add}
        >
          <Plus aria-hidden />
          {say('addExtra')}
        </Button>
      </CardContent>
    </Card>
  );
}
