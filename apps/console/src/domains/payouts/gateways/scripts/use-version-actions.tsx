import { payScriptsAddVersion, payScriptsVersions } from '@platform/sdk/operations';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { Suspense } from 'react';
import { call } from '../../../../shared/client.ts';
import { useLeaveWords } from '../../../../shared/dialogs/leave.question.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { FormText } from '../../../../shared/form.text.tsx';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { useText } from '../../../../shared/messages.ts';
import { scriptReads } from './scripts.actions.tsx';
import type { ScriptRow, VersionRow } from './scripts.parts.ts';
import { type Draft, readSamples } from './workbench.draft.ts';
import { workbenchMessages } from './workbench.messages.ts';

const GoLive = lazyPart('go live', async () => (await import('./go-live.dialog.tsx')).GoLive);

/** Actions on the versions of a script. */
export function useVersionActions(script: ScriptRow) {
  const say = useText(workbenchMessages);
  const dialogs = useDialogs();
  const leaveWords = useLeaveWords();
  const { atOnce, withForm } = useStep(...scriptReads);
  return {
    /** Whether the draft may be lost: it has no changes, or the user says so. */
    confirmLeave: async (draft: Draft) => !draft.isChanged || (await dialogs.confirm(leaveWords)),
    /** Answers the new version. */
    save: async (draft: Draft): Promise<VersionRow | undefined> => {
      let saved: VersionRow | undefined;
      // Another person may have saved a version since, whose changes the draft would take back.
      let newest: VersionRow | undefined;
      const isRead = await atOnce(async () => {
        [newest] = (await call(payScriptsVersions, { scriptId: script.id, pageSize: 1 })).list;
      });
      if (!isRead) return undefined;
      const isNewest = newest === undefined || newest.id === draft.versionId;
      await withForm(
        {
          title: say('save'),
          body: isNewest ? say('saveBody') : say('saveBodyNewer', { version: newest?.version ?? '' }),
          initial: { note: '' },
          validate: ({ note }) => (note.trim() === '' ? { note: say('required') } : {}),
          fieldName: () => say('note'),
          fields: (form) => (
            <FormText
              form={form}
              name="note"
              label={say('note')}
              help={say('noteHelp')}
              rows={3}
              maxLength={500}
              required
            />
          ),
          confirmLabel: say('save'),
        },
        async ({ note }) => {
          saved = await call(payScriptsAddVersion, {
            scriptId: script.id,
            note: note.trim(),
            source: draft.source,
            samples: readSamples(draft.samples),
          });
        },
      );
      if (saved) toast.success(say('saved', { version: saved.version }));
      return saved;
    },
    goLive: async (version: VersionRow) => {
      if (!(await atOnce(GoLive.fetch))) return;
      const done = await dialogs.open<true>({
        size: 'lg',
        render: (control) => (
          <Suspense fallback={null}>
            <GoLive control={control} script={script} version={version} />
          </Suspense>
        ),
      });
      if (done) toast.success(say('wentLiveNow', { version: version.version }));
    },
  };
}
