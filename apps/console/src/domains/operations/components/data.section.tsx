import { formatMoney, minorUnits } from '@platform/sdk';
import {
  CopyableText,
  KeyValueList,
  MaskedAccount,
  Money,
  RelativeTime,
  Separator,
  SmallTable,
  StatusBadge,
  TimeText,
} from '@platform/ui-kit/skin';
import { useState } from 'react';
import { readerZone, useFormats } from '../../../shared/format.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { dataMessages } from './data.messages.ts';
import { Example, Examples } from './example.tsx';

const minuteMs = 60_000;
const amounts = [
  { amountMinor: 120_050, currency: 'INR' },
  { amountMinor: -4_500_000, currency: 'CNY' },
  { amountMinor: 99_999_999_999, currency: 'KES' },
  { amountMinor: 12_500_001, currency: 'USDT' },
] as const;

export function DataSection() {
  const say = useText(dataMessages);
  return (
    <Examples>
      <Example title={say('ids')}>
        <div className="grid justify-items-start gap-1">
          <CopyableText text="P20261122103000000042" />
          <CopyableText
            text="0x9f2c4d8e6b1a7035f4e2d1c0b9a8f7e6d5c4b3a291807f6e5d4c3b2a19080706"
            className="w-48"
          />
          <CopyableText text={say('merchantName')} mono={false} />
        </div>
      </Example>
      <Example title={say('money')}>
        <ul className="grid w-56 justify-items-end gap-1">
          {amounts.map(({ amountMinor, currency }) => (
            <li key={currency}>
              <Money
                amount={formatMoney(minorUnits(amountMinor), currency)}
                currency={currency}
                {...(amountMinor < 0 && { tone: 'danger' as const })}
              />
            </li>
          ))}
        </ul>
      </Example>
      <Example title={say('times')}>
        <TimeExamples />
      </Example>
      <Example title={say('written')}>
        <WrittenTimes />
      </Example>
      <Example title={say('accounts')}>
        <KeyValueList
          items={[
            {
              key: 'shown',
              label: say('shown'),
              value: (
                <MaskedAccount
                  masked="•••• •••• 4821"
                  reveal={{ load: async () => '6222020200112234821', problemText: () => say('refusal') }}
                />
              ),
            },
            {
              key: 'refused',
              label: say('refused'),
              value: (
                <MaskedAccount
                  masked="•••• •••• 7730"
                  reveal={{ load: () => Promise.reject(new Error()), problemText: () => say('refusal') }}
                />
              ),
            },
            { key: 'hidden', label: say('hidden'), value: <MaskedAccount masked="•••• •••• 1190" /> },
          ]}
        />
      </Example>
      <Example title={say('bidi')}>
        <KeyValueList
          items={[
            { key: 'payer', label: say('payer'), value: <bdi>محمد عبد الله 0042</bdi> },
            {
              key: 'order',
              label: say('order'),
              value: <CopyableText text="P20261122103000000042" />,
            },
          ]}
        />
        <div dir="rtl" className="mt-3 rounded-md border p-3">
          <KeyValueList
            items={[
              { key: 'payer', label: 'الدافع', value: 'محمد عبد الله' },
              { key: 'amount', label: 'المبلغ', value: <Money amount="1,200.50" currency="INR" /> },
              { key: 'status', label: 'الحالة', value: <StatusBadge tone="success">مكتمل</StatusBadge> },
            ]}
          />
        </div>
      </Example>
      <Example title={say('pairs')}>
        <PairExamples />
      </Example>
      <Example title={say('smallTable')}>
        <div className="grid gap-3">
          <AmountTable />
          <div className="w-72">
            <AmountTable />
          </div>
        </div>
      </Example>
      <Example title={say('separators')}>
        <p>{say('merchantName')}</p>
        <Separator className="my-2" />
        <p className="flex h-5 items-center gap-2 text-sm text-muted-foreground">
          {say('amount')}
          <Separator orientation="vertical" />
          {say('status')}
          <Separator orientation="vertical" />
          {say('createdAt')}
        </p>
      </Example>
    </Examples>
  );
}

function AmountTable() {
  const say = useText(dataMessages);
  return (
    <SmallTable
      label={say('smallTable')}
      rows={amounts}
      rowKey={({ currency }) => currency}
      columns={[
        { key: 'order', head: say('order'), cell: () => <CopyableText text="P20261122103000000042" /> },
        {
          key: 'amount',
          head: say('amount'),
          atEnd: true,
          cell: ({ amountMinor, currency }) => (
            <Money amount={formatMoney(minorUnits(amountMinor), currency)} currency={currency} />
          ),
        },
        {
          key: 'status',
          head: say('status'),
          cell: () => <StatusBadge tone="success">{say('paid')}</StatusBadge>,
        },
      ]}
    />
  );
}

function TimeExamples() {
  const say = useText(dataMessages);
  const language = useLanguage();
  const { dateTime } = useFormats();
  const [startMs] = useState(() => Date.now());
  const times = [
    { key: 'lastReport', atMs: startMs },
    { key: 'createdAt', atMs: startMs - 7 * minuteMs },
    { key: 'paid', atMs: startMs - 26 * 60 * minuteMs },
    { key: 'settledAt', atMs: startMs + 190 * minuteMs },
  ] as const;
  return (
    <KeyValueList
      items={times.map(({ key, atMs }) => {
        const at = new Date(atMs);
        return {
          key,
          label: say(key),
          value: (
            <RelativeTime
              dateTime={at.toISOString()}
              language={language}
              exact={say('exact', { time: dateTime(at), zone: readerZone() })}
            />
          ),
        };
      })}
    />
  );
}

/** Shows the zone on hover and focus, unless it is already visible. */
function WrittenTimes() {
  const say = useText(dataMessages);
  const { dateTime } = useFormats();
  const [at] = useState(() => new Date());
  const text = dateTime(at);
  return (
    <KeyValueList
      items={[
        {
          key: 'createdAt',
          label: say('createdAt'),
          value: (
            <TimeText
              dateTime={at.toISOString()}
              text={text}
              exact={say('exact', { time: text, zone: readerZone() })}
            />
          ),
        },
        {
          key: 'lastReport',
          label: say('lastReport'),
          value: <TimeText dateTime={at.toISOString()} text={text} />,
        },
      ]}
    />
  );
}

function PairExamples() {
  const say = useText(dataMessages);
  return (
    <KeyValueList
      items={[
        { key: 'order', label: say('order'), value: <CopyableText text="P20261122103000000042" /> },
        { key: 'merchant', label: say('merchant'), value: say('merchantName') },
        { key: 'amount', label: say('amount'), value: <Money amount="1,200.50" currency="INR" /> },
        {
          key: 'status',
          label: say('status'),
          value: <StatusBadge tone="success">{say('paid')}</StatusBadge>,
        },
        {
          key: 'address',
          label: say('address'),
          value: 'https://shop.example.com/payments/callbacks/v2/orders?tenant=morning-light-trading',
        },
      ]}
    />
  );
}
