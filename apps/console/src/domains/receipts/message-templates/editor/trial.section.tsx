import { Badge, Button, Notice, Tabs, TabsContent, TabsList, TabsTrigger } from '@platform/ui-kit/skin';
import { Play } from 'lucide-react';
import { TimeCell } from '../../../../shared/cells/cells.tsx';
import { useText } from '../../../../shared/messages.ts';
import { editorMessages } from './editor.messages.ts';
import { FieldList, refusalWord } from './sample.verdict.tsx';
import type { TemplateTrial } from './template.form.ts';
import { trialMessages } from './trial.messages.ts';

const parts = ['newlyRead', 'taken', 'changed', 'lost', 'hidden'] as const;
type Sample = TemplateTrial['newlyRead']['samples'][number];

export interface TrialSectionProps {
  trial: TemplateTrial | undefined;
  /** The draft has changed since the trial. */
  isStale: boolean;
  running: boolean;
  onRun: () => void;
}

/** The draft on real messages: what it would newly parse, and what it would take or lose. */
export function TrialSection({ trial, isStale, running, onRun }: TrialSectionProps) {
  const say = useText(trialMessages);
  return (
    <section aria-label={say('title')} className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="me-auto min-w-0">
          <h3 className="font-semibold">{say('title')}</h3>
          <p className="text-sm text-muted-foreground">{say('help')}</p>
        </div>
        <Button loading={running} onClick={onRun}>
          <Play aria-hidden />
          {say('run')}
        </Button>
      </div>
      {trial && <TrialResult trial={trial} isStale={isStale} />}
    </section>
  );
}

/** The result may be below the visible part of the dialog. */
const reveal = (element: Element | null) => element?.scrollIntoView?.({ block: 'nearest' });

function TrialResult({ trial, isStale }: { trial: TemplateTrial; isStale: boolean }) {
  const say = useText(trialMessages);
  const sayEditor = useText(editorMessages);
  if (trial.refusal !== null) {
    return (
      <Notice tone="warning" title={refusalWord(trial.refusal, sayEditor)}>
        {trial.detail && <span className="font-mono text-xs">{trial.detail}</span>}
      </Notice>
    );
  }
  const first = parts.find((part) => trial[part].count > 0) ?? 'newlyRead';
  const notes = [
    say('tried', { count: trial.tried }),
    ...(trial.unchanged > 0 ? [say('unchanged', { count: trial.unchanged })] : []),
    ...(trial.isCut ? [say('isCut')] : []),
  ];
  return (
    <div ref={reveal} className="grid min-w-0 grid-cols-1 gap-2">
      <p role="status" className="numeric text-sm">
        {notes.join(' · ')}
        {isStale && <span className="text-warning-text"> · {say('stale')}</span>}
      </p>
      <Tabs key={JSON.stringify(trial)} defaultValue={first}>
        <TabsList aria-label={say('parts')}>
          {parts.map((part) => (
            <TabsTrigger key={part} value={part} className="numeric">
              {say(part, { count: trial[part].count })}
            </TabsTrigger>
          ))}
        </TabsList>
        {parts.map((part) => (
          <TabsContent key={part} value={part}>
            <TrialPart help={say(`${part}Help`)} part={trial[part]} />
          </TabsContent>
        ))}
      </Tabs>
    </div>
  );
}

function TrialPart({ help, part }: { help: string; part: TemplateTrial['newlyRead'] }) {
  const say = useText(trialMessages);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted-foreground">{part.count === 0 ? say('nothing') : help}</p>
      {part.templates.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {part.templates.map(({ templateId, name, count }) => (
            <li key={templateId}>
              <Badge>{say('ofTemplate', { name, count })}</Badge>
            </li>
          ))}
        </ul>
      )}
      {part.samples.length > 0 && (
        <ol aria-label={say('newest')} className="grid gap-2">
          {part.samples.map((sample) => (
            <SampleCard key={sample.statementId} sample={sample} />
          ))}
        </ol>
      )}
    </div>
  );
}

function SampleCard({ sample: { sender, storedAt, text, templateName, before, after } }: { sample: Sample }) {
  const say = useText(trialMessages);
  const sides = [
    { title: say('before'), fields: before },
    { title: say('after'), fields: after },
  ];
  return (
    <li className="grid gap-2 rounded-lg border p-3">
      <p className="flex flex-wrap gap-x-3 text-xs text-muted-foreground">
        <span className="font-mono">{sender}</span>
        <TimeCell value={storedAt} />
        {templateName && <span>{templateName}</span>}
      </p>
      <p className="font-mono text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ title, fields }) => (
          <div key={title} className="grid content-start gap-1">
            <span className="text-xs text-muted-foreground">{title}</span>
            {fields ? <FieldList fields={fields} /> : <span className="text-sm">{say('unread')}</span>}
          </div>
        ))}
      </div>
    </li>
  );
}
