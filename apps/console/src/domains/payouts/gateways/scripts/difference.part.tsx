import { payScriptsVersion } from '@platform/sdk/operations';
import { Field, SegmentedControl, Select, Skeleton, TextDiffView } from '@platform/ui-kit/skin';
import { useState } from 'react';
import { ErrorNotice } from '../../../../shared/error-notice.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import type { VersionRow } from './scripts.parts.ts';
import { type Draft, draftOf, samplesText } from './workbench.draft.ts';
import { workbenchMessages } from './workbench.messages.ts';

/** The draft in the lists of versions. */
export const draftChoice = 'draft';

export interface Compared {
  readonly before: string;
  readonly after: string;
}

export interface DifferencePartProps {
  versions: readonly VersionRow[];
  draft: Draft;
  compared: Compared;
  onCompared: (compared: Compared) => void;
}

/** Source or samples of two versions, line by line. One of the two may be the draft. */
export function DifferencePart({ versions, draft, compared, onCompared }: DifferencePartProps) {
  const say = useText(workbenchMessages);
  const [what, setWhat] = useState<'source' | 'samples'>('source');
  const before = useVersionText(compared.before, draft, what);
  const after = useVersionText(compared.after, draft, what);
  const options = [
    { value: draftChoice, label: say('draft') },
    ...versions.map(({ id, version, note }) => ({
      value: id,
      label: say('openVersion', { version }),
      detail: note,
    })),
  ];
  const error = before.error ?? after.error;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={say('from')} className="w-44">
          <Select
            value={compared.before}
            options={options}
            onValueChange={(id) => onCompared({ ...compared, before: id })}
          />
        </Field>
        <Field label={say('until')} className="w-44">
          <Select
            value={compared.after}
            options={options}
            onValueChange={(id) => onCompared({ ...compared, after: id })}
          />
        </Field>
        <SegmentedControl
          label={say('compareWhat')}
          value={what}
          onValueChange={setWhat}
          options={(['source', 'samples'] as const).map((value) => ({ value, label: say(value) }))}
        />
      </div>
      {error ? (
        <ErrorNotice error={error} />
      ) : before.text === undefined || after.text === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : (
        <TextDiffView
          label={say('tabDifference')}
          before={before.text}
          after={after.text}
          fold={{ context: 3, label: (count) => say('hiddenLines', { count }) }}
          className="max-h-[60dvh]"
          labels={{
            added: say('added'),
            removed: say('removed'),
            changed: say('changedLine'),
            same: say('same'),
            none: say('noDifference'),
          }}
        />
      )}
    </div>
  );
}

/** A version never changes, so it is read once. */
function useVersionText(
  id: string,
  draft: Draft,
  what: 'source' | 'samples',
): { text: string | undefined; error: unknown } {
  const { data, error } = useOperation(
    payScriptsVersion,
    { versionId: id },
    { enabled: id !== draftChoice, staleMs: 60_000 },
  );
  const shown = id === draftChoice ? draft : data && draftOf(data);
  return { text: shown && (what === 'source' ? shown.source : samplesText(shown.samples)), error };
}
