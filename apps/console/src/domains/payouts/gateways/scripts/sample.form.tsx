import { Field, Input, Notice, Select } from '@platform/ui-kit/skin';
import { CircleAlert } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useText } from '../../../../shared/messages.ts';
import { entryPointsOf, verdictsOf } from '../../../../shared/script-run/run.labels.ts';
import { CodeEditor, EditorPlace } from './code.lazy.tsx';
import { problemsOf, type SampleDraft } from './workbench.draft.ts';
import { workbenchMessages } from './workbench.messages.ts';

export interface SampleFormProps {
  sample: SampleDraft;
  readOnly: boolean;
  /** Of the script. */
  direction: string;
  /** What the platform refused in it. */
  refused: string | undefined;
  onChange: (sample: SampleDraft) => void;
}

/** One sample: the input of an entry point, the answers of the gateway, and the expected verdict. */
export function SampleForm({ sample, direction, readOnly, refused, onChange }: SampleFormProps) {
  const say = useText(workbenchMessages);
  const isChoice = sample.entryPoint === 'choose';
  const problems = problemsOf(sample);
  const set = (changes: Partial<SampleDraft>) => onChange({ ...sample, ...changes });
  const problemOf = (name: keyof typeof problems) => {
    const problem = problems[name];
    return problem && say(problem);
  };
  return (
    <div className="grid gap-4">
      {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label={say('sampleName')} error={problemOf('name')} required>
          <Input
            value={sample.name}
            readOnly={readOnly}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Field label={say('entryPoint')}>
          <Select
            value={sample.entryPoint}
            disabled={readOnly}
            options={entryPointsOf(direction).map((value) => ({ value, label: say(value), detail: value }))}
            onValueChange={(entryPoint) => {
              const possible = verdictsOf(entryPoint, direction);
              const [usual] = possible;
              const fits = possible.includes(sample.verdict);
              set({ entryPoint, ...(!fits && usual && { verdict: usual }) });
            }}
          />
        </Field>
      </div>
      <fieldset className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <legend className="mb-2 font-medium">{say('expected')}</legend>
        <Field label={say('expectedVerdict')}>
          <Select
            value={sample.verdict}
            disabled={readOnly}
            options={verdictsOf(sample.entryPoint, direction).map((value) => ({
              value,
              label: say(value),
            }))}
            onValueChange={(verdict) => set({ verdict })}
          />
        </Field>
        {expectedOf(sample.entryPoint).map((name) => (
          <Field
            key={name}
            label={say(name)}
            help={say(name === 'products' ? 'productsHelp' : 'notCompared')}
            error={name === 'products' ? problemOf(name) : undefined}
          >
            <Input
              value={sample[name]}
              readOnly={readOnly}
              maxLength={{ reference: 200, utr: 80, code: 100, link: 2048, products: 200 }[name]}
              autoComplete="off"
              spellCheck={false}
              className="font-mono text-sm"
              onChange={({ target }) => set({ [name]: target.value })}
            />
          </Field>
        ))}
      </fieldset>
      {(isChoice ? (['input'] as const) : (['input', 'answers'] as const)).map((name) => (
        <JsonField
          key={name}
          label={say(name)}
          help={say(name === 'answers' ? 'answersHelp' : isChoice ? 'choiceInputHelp' : 'inputHelp')}
          problem={problemOf(name)}
          value={sample[name]}
          readOnly={readOnly}
          onValueChange={(text) => set({ [name]: text })}
        />
      ))}
    </div>
  );
}

/** What is compared besides the verdict. */
function expectedOf(entryPoint: SampleDraft['entryPoint']) {
  if (entryPoint === 'choose') return ['products'] as const;
  return entryPoint === 'create'
    ? (['reference', 'link', 'code'] as const)
    : (['reference', 'utr', 'code'] as const);
}

interface JsonFieldProps {
  label: string;
  help: string;
  problem: string | undefined;
  value: string;
  readOnly: boolean;
  onValueChange: (text: string) => void;
}

function JsonField({ label, help, problem, value, readOnly, onValueChange }: JsonFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <p id={id} className="font-medium">
        {label}
      </p>
      <Suspense fallback={<EditorPlace />}>
        <CodeEditor
          language="json"
          label={problem === undefined ? label : `${label}: ${problem}`}
          value={value}
          readOnly={readOnly}
          invalid={problem !== undefined}
          onValueChange={onValueChange}
        />
      </Suspense>
      {problem !== undefined && (
        <p role="alert" className="flex items-start gap-1 text-xs text-danger">
          <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
          <span>{problem}</span>
        </p>
      )}
      <p className="text-xs text-muted-foreground">{help}</p>
    </div>
  );
}
