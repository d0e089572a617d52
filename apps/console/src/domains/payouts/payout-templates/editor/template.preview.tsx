import type { Currency } from '@platform/sdk';
import { payoutTemplatesPreview } from '@platform/sdk/operations';
import { Notice, SegmentedControl, Skeleton } from '@platform/ui-kit/skin';
import { useEffect, useMemo, useState } from 'react';
import { useBanks } from '../../../../shared/bank.select.tsx';
import { currencyOptions } from '../../../../shared/currency.options.ts';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useFormats } from '../../../../shared/format.ts';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { currencyOfBank } from './template.currency.ts';
import { templateFormMessages } from './template.form.messages.ts';
import {
  formRefusals,
  previewDefinition,
  type TemplateDefinition,
  type TemplateForm,
} from './template.form.ts';

const pauseMs = 500;

/** The preview of what is typed, after a pause in typing. */
export function LatePreview({ form }: { form: TemplateForm }) {
  const say = useText(templateFormMessages);
  const { columns, headerRows, maxRows } = formRefusals(form);
  const isReady = !columns && !headerRows && !maxRows;
  const text = isReady ? JSON.stringify(previewDefinition(form)) : null;
  const [shown, setShown] = useState(text);
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(() => setShown(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const definition = useMemo(() => shown && (JSON.parse(shown) as TemplateDefinition), [shown]);
  if (!definition) return <p className="text-sm text-muted-foreground">{say('previewLater')}</p>;
  return <TemplatePreview definition={definition} bankName={form.bankName} />;
}

const problemKinds = ['tooLong', 'notEncodable', 'missing'] as const;

/** The first lines of a template's file, as the bank will read them. */
export function TemplatePreview({
  definition,
  bankName,
}: {
  definition: TemplateDefinition;
  bankName: string;
}) {
  const say = useText(templateFormMessages);
  const { number } = useFormats();
  const banks = useBanks();
  const [chosen, setChosen] = useState<Currency | null>(null);
  const currency = chosen ?? currencyOfBank(bankName, banks);
  const { data, error } = useOperation(
    payoutTemplatesPreview,
    { definition, currency },
    { keepPrevious: true },
  );
  const choice = (
    <SegmentedControl<Currency>
      label={say('previewCurrency')}
      value={currency}
      onValueChange={setChosen}
      options={currencyOptions}
    />
  );
  if (error || !data) {
    return (
      <div className="grid gap-2">
        {choice}
        {error ? <ErrorNotice error={error} /> : <Skeleton className="h-32" />}
      </div>
    );
  }
  const { lines, text, sizeBytes, problems } = data;
  return (
    <div className="grid gap-2">
      {choice}
      {problems.length > 0 && (
        <Notice tone="warning">
          <ul>
            {problems.map(({ row, column, kind }) => {
              const known = problemKinds.find((each) => each === kind);
              return (
                <li key={`${row} ${column}`}>
                  {known ? say(known, { row, column }) : `${row} ${column}: ${kind}`}
                </li>
              );
            })}
          </ul>
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <div tabIndex={0} className="focus-ring max-h-64 overflow-auto rounded-lg border">
        <table className="w-full font-mono text-sm">
          <tbody>
            {lines.map((cells, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
              <tr key={line} className="border-t first:border-t-0">
                <th
                  scope="row"
                  className="numeric px-2 py-1 text-end text-xs font-normal text-muted-foreground"
                >
                  {line + 1}
                </th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity
                  <td key={at} className="border-s px-2 py-1 whitespace-pre">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="numeric text-xs text-muted-foreground">
        {say('previewNote', { size: number(sizeBytes) })}
      </p>
      {text !== null && (
        <details className="text-sm">
          <summary className="focus-ring w-fit cursor-pointer rounded-sm">{say('asText')}</summary>
          <pre className="mt-1 max-h-40 overflow-auto rounded-lg border p-2 font-mono text-xs">{text}</pre>
        </details>
      )}
    </div>
  );
}
