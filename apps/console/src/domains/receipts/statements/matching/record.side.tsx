import { statementsDetail } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import { MoneyCell, TimeCell } from '../../../../shared/cells/cells.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { directionWord, kindWord, type StatementRow, whyText } from '../statements.labels.ts';
import { statementMessages } from '../statements.messages.ts';
import { MarkedText } from '../statements.text.tsx';
import { matchMessages } from './match.messages.ts';

/** The record that is matched: what it says, and its text with the recognised parts. */
export function RecordSide({ statement }: { statement: StatementRow }) {
  const say = useText(statementMessages);
  const sayMatch = useText(matchMessages);
  const { data } = useOperation(statementsDetail, { statementId: statement.id });
  const { amountMinor, currency, rawText, usdt } = statement;
  const facts = [
    { key: 'utr', label: say(usdt ? 'hash' : 'utr'), value: statement.utr },
    { key: 'account', label: say('account'), value: statement.resourceName },
    { key: 'payer', label: say('payer'), value: statement.payerName },
    { key: 'remark', label: say('remark'), value: statement.remark },
    { key: 'from', label: say('fromAddress'), value: usdt?.from ?? null },
    { key: 'to', label: say('toAddress'), value: usdt?.to ?? null },
  ].filter(({ value }) => value !== null);
  return (
    <section aria-label={sayMatch('record')} className="grid content-start gap-3">
      <h3 className="font-semibold">
        {sayMatch('record')}
        <span className="ms-2 text-sm font-normal text-muted-foreground">
          {[kindWord(statement.kind, say), directionWord(statement.direction, say)].join(' · ')}
        </span>
      </h3>
      {amountMinor !== null && currency !== null && (
        <MoneyCell amountMinor={amountMinor} currency={currency} className="text-xl font-semibold" />
      )}
      <p className="text-sm text-muted-foreground">{whyText(statement, say)}</p>
      {rawText !== null && <MarkedText text={rawText} parts={data?.parts ?? []} />}
      <div className="wrap-anywhere">
        <KeyValueList
          items={[
            ...facts,
            {
              key: 'receivedAt',
              label: say('receivedAt'),
              value: <TimeCell value={statement.receivedAt} />,
            },
            { key: 'storedAt', label: say('storedAt'), value: <TimeCell value={statement.storedAt} /> },
          ]}
        />
      </div>
    </section>
  );
}
