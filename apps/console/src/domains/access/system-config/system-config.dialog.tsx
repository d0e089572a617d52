import type { SettingField } from '@platform/sdk/settings';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
  SecretInput,
  Select,
  Textarea,
} from '@platform/ui-kit/skin';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useLeaveQuestion } from '../../../shared/dialogs/leave.question.ts';
import { problemsBeside } from '../../../shared/error.fields.ts';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useFormats } from '../../../shared/format.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { isSessionError } from '../../../shared/query.ts';
import { boundsText, choiceText, problemText, unitText } from './system-config.labels.ts';
import { systemConfigMessages } from './system-config.messages.ts';
import {
  defaultDraft,
  draftOf,
  type FieldProblem,
  fieldsOf,
  readDraft,
  type SettingEntry,
} from './system-config.model.ts';

export interface SettingDialogProps {
  entry: SettingEntry;
  control: CustomDialogControl<{ value: unknown }>;
  save: (value: unknown) => Promise<void>;
}

/** Content of the dialog that changes one setting. Input is kept when the server refuses it. */
export function SettingDialog({ entry, control, save }: SettingDialogProps) {
  const { definition } = entry;
  const say = useText(systemConfigMessages);
  const formats = useFormats();
  const language = useLanguage();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(entry));
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const [refusals, setRefusals] = useState<Readonly<Record<string, string | undefined>>>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  useLeaveQuestion(control, JSON.stringify(draft) !== JSON.stringify(draftOf(entry)));
  const title = definition.title[language];
  const fields = fieldsOf(definition);

  const change = (name: string, text: string) => {
    setDraft((before) => ({ ...before, [name]: text }));
    setProblems(({ [name]: _mended, ...others }) => others);
    setRefusals(({ [name]: _mended, ...others }) => others);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setError(null);
    const read = readDraft(definition, draft);
    if (!read.ok) {
      setProblems(read.problems);
      const first = fields.find(([name]) => read.problems[name]);
      if (first)
        form.current
          ?.querySelector<HTMLElement>(`[data-field=${first[0]}] :is(input, textarea, button)`)
          ?.focus();
      return;
    }
    setBusy(true);
    try {
      await save(read.value);
      control.resolve({ value: read.value });
    } catch (thrown) {
      const found = problemsBeside(
        thrown,
        fields.map(([name]) => name),
      );
      if (found) setRefusals(found);
      else if (!isSessionError(thrown)) setError(thrown);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{definition.description[language]}</DialogDescription>
      </DialogHeader>
      <DialogBody>
        <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-4">
          {fields.map(([name, field]) => {
            const problem = problems[name];
            return (
              <div key={name} data-field={name}>
                <Field
                  label={field.title[language]}
                  hideLabel={!definition.properties}
                  help={definition.secret ? say('secretHelp') : boundsText(field, say, formats)}
                  error={problem ? problemText(problem, say, formats) : refusals[name]}
                >
                  <FieldControl
                    field={field}
                    secret={definition.secret ?? false}
                    text={draft[name] ?? ''}
                    unit={unitText(field, say)}
                    onChange={(text) => change(name, text)}
                  />
                </Field>
              </div>
            );
          })}
          <ErrorNotice error={error} />
        </form>
      </DialogBody>
      <DialogFooter>
        {!definition.secret && (
          <Button variant="ghost" className="me-auto" onClick={() => setDraft(defaultDraft(definition))}>
            {say('useDefault')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => control.dismiss()}>
          {say('cancel')}
        </Button>
        <Button type="submit" variant="primary" form={formId} loading={busy}>
          {say('save')}
        </Button>
      </DialogFooter>
    </>
  );
}

interface FieldControlProps {
  field: SettingField;
  secret: boolean;
  text: string;
  unit: string | undefined;
  onChange: (text: string) => void;
}

/** Texts at least this long get a multi-line field. */
const longTextFrom = 200;

function FieldControl({ field, secret, text, unit, onChange }: FieldControlProps) {
  const say = useText(systemConfigMessages);
  if (secret)
    return <SecretInput value={text} autoComplete="off" onChange={(event) => onChange(event.target.value)} />;
  if (field.type === 'enum') {
    const options = (field.values ?? []).map((value) => ({
      value: String(value),
      label: choiceText(String(value), say),
    }));
    return <Select options={options} value={text} onValueChange={onChange} />;
  }
  if (field.type === 'string' && field.unit !== 'url' && (field.maxLength ?? 0) >= longTextFrom) {
    return <Textarea value={text} rows={3} onChange={(event) => onChange(event.target.value)} />;
  }
  const isNumber = field.type === 'integer' || field.type === 'decimal';
  return (
    <Input
      value={text}
      autoComplete="off"
      inputMode={field.type === 'integer' ? 'numeric' : field.type === 'decimal' ? 'decimal' : 'text'}
      className={isNumber ? 'tabular-nums' : undefined}
      suffix={unit && <span className="pe-2 text-sm text-muted-foreground">{unit}</span>}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
