import type { Output } from '@platform/sdk';
import { messageTemplatesTest } from '@platform/sdk/operations';
import { KeyValueList, Notice } from '@platform/ui-kit/skin';
import { useEffect, useMemo, useState } from 'react';
import { MoneyCell } from '../../../../shared/cells/cells.tsx';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { type Translate, useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { directions } from '../templates.parts.ts';
import { editorMessages } from './editor.messages.ts';
import { GroupLabel, MarkedText } from './marks.tsx';
import { type GroupName, groupNames, type Mark } from './pattern.groups.ts';
import { draftOf, type TemplateDraft, type TemplateForm } from './template.form.ts';

type SampleTest = Output<'messageTemplates.test'>;
type Fields = NonNullable<SampleTest['fields']>;

const pauseMs = 250;

interface TestInput {
  kind: TemplateForm['kind'];
  sender: string;
  body: string;
  draft: TemplateDraft;
}

/**
 * The server's reading of the sample, after a pause in typing. The browser's own engine is not asked: it reads other
 * patterns than RE2, and a bad pattern would block the page.
 */
export function useSampleTest(form: TemplateForm): {
  test: SampleTest | undefined;
  /** False while the answer is about an earlier draft. */
  isCurrent: boolean;
  error: Error | null;
} {
  const draft = draftOf(form);
  const sender = form.sampleSender.trim();
  const isReady = draft !== undefined && sender !== '' && form.sample !== '';
  const text = isReady ? JSON.stringify({ kind: form.kind, sender, body: form.sample, draft }) : null;
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const input = useMemo(() => (asked === null ? undefined : (JSON.parse(asked) as TestInput)), [asked]);
  const { data, error, isPlaceholderData } = useOperation(
    messageTemplatesTest,
    input ?? { kind: 'sms', sender: '-', body: '-' },
    { enabled: input !== undefined, keepPrevious: true, staleMs: 60_000 },
  );
  return {
    test: input && isReady ? data : undefined,
    isCurrent: asked === text && !isPlaceholderData,
    error: input ? error : null,
  };
}

/** The parts of the sample that the server read, if the sample is what it read. */
export const sampleMarks = (test: SampleTest | undefined, sample: string): readonly Mark[] =>
  test && sample.startsWith(test.text) ? test.groups : [];

const refusals = [
  'noTemplate',
  'amountUnreadable',
  'patternInvalid',
  'groupsInvalid',
  'patternTooLarge',
] as const;

export function refusalWord(refusal: string, say: Translate<typeof editorMessages.table>): string {
  const known = refusals.find((each) => each === refusal);
  return known ? say(known) : refusal;
}

/** What the draft reads in the sample: each field in the colour of its group. */
export function SampleVerdict({
  sample,
  test,
  error,
}: {
  sample: string;
  test: SampleTest | undefined;
  error: Error | null;
}) {
  const say = useText(editorMessages);
  if (error) return <ErrorNotice error={error} />;
  if (!test) return <p className="text-sm text-muted-foreground">{say('verdictLater')}</p>;
  const { refusal, detail, fields, text, groups } = test;
  return (
    <div className="grid gap-2">
      {refusal !== null && (
        <Notice tone="warning" title={refusalWord(refusal, say)}>
          {detail && <span className="font-mono text-xs">{detail}</span>}
        </Notice>
      )}
      {fields && <FieldList fields={fields} />}
      {groups.length > 0 && !sample.startsWith(text) && (
        <div className="grid gap-1">
          <span className="text-xs text-muted-foreground">{say('readAs')}</span>
          <MarkedText text={text} marks={groups} />
        </div>
      )}
    </div>
  );
}

function fieldValue(name: GroupName, fields: Fields, say: Translate<typeof editorMessages.table>) {
  const { amountMinor, balanceMinor, currency, direction } = fields;
  switch (name) {
    case 'amount':
      return <MoneyCell amountMinor={amountMinor} currency={currency} />;
    case 'balance':
      return balanceMinor === null ? null : <MoneyCell amountMinor={balanceMinor} currency={currency} />;
    case 'direction': {
      const known = directions.find((each) => each === direction);
      return known ? say(known) : direction;
    }
    case 'time':
      return fields.timeText;
    default:
      return fields[name];
  }
}

/** The fields of a message, without those that are empty. */
export function FieldList({ fields }: { fields: Fields }) {
  const say = useText(editorMessages);
  const items = groupNames.flatMap((name) => {
    const value = fieldValue(name, fields, say);
    return value === null
      ? []
      : [{ key: name, label: <GroupLabel name={name}>{say(`field_${name}`)}</GroupLabel>, value }];
  });
  return <KeyValueList items={items} />;
}
