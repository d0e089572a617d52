import {
  payScriptsAdd,
  payScriptsBringBack,
  payScriptsList,
  payScriptsOptions,
  payScriptsRename,
  payScriptsVersion,
  payScriptsVersions,
} from '@platform/sdk/operations';
import { FormField, SegmentedControl, toast } from '@platform/ui-kit/skin';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { FormText } from '../../../../shared/form.text.tsx';
import { useText } from '../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { directions } from '../../../../shared/script-run/run.labels.ts';
import { scriptMessages } from './scripts.messages.ts';
import type { ScriptRow } from './scripts.parts.ts';
import { templateOf } from './scripts.template.ts';

interface NewScript {
  readonly name: string;
  readonly direction: (typeof directions)[number];
}

/** What a change of a script makes stale. */
export const scriptReads = [
  payScriptsList,
  payScriptsOptions,
  payScriptsVersions,
  payScriptsVersion,
] as const;

/** Actions on scripts as a whole. Those on versions belong to the script's page. */
export function useScriptActions() {
  const say = useText(scriptMessages);
  const sayReason = useText(fieldReasonMessages);
  const { atOnce, withForm } = useStep(...scriptReads);
  const nameMissing = ({ name }: { name: string }) =>
    name.trim() === '' ? { name: sayReason('required') } : {};
  return {
    /** Answers the id of the new script. */
    add: async (): Promise<string | undefined> => {
      let added: ScriptRow | undefined;
      await withForm<NewScript>(
        {
          title: say('add'),
          body: say('addBody'),
          initial: { name: '', direction: 'payout' },
          validate: nameMissing,
          fieldName: (field) => say(field as keyof NewScript),
          fields: (form) => (
            <div className="grid gap-4">
              <FormText form={form} name="name" label={say('name')} maxLength={64} required />
              <FormField form={form} name="direction" label={say('direction')}>
                <SegmentedControl
                  label={say('direction')}
                  value={form.values.direction}
                  onValueChange={(direction) => form.set({ direction })}
                  options={directions.map((value) => ({ value, label: say(value) }))}
                />
              </FormField>
            </div>
          ),
          confirmLabel: say('addConfirm'),
        },
        async ({ name, direction }) => {
          added = await call(payScriptsAdd, {
            name: name.trim(),
            direction,
            note: say('firstVersion'),
            source: templateOf(direction),
          });
        },
      );
      if (added) toast.success(say('added', { name: added.name }));
      return added?.id;
    },
    rename: async (row: ScriptRow) => {
      let name = row.name;
      const done = await withForm(
        {
          title: say('renameTitle', { name: row.name }),
          initial: { name },
          validate: nameMissing,
          fieldName: () => say('name'),
          fields: (form) => <FormText form={form} name="name" label={say('name')} maxLength={64} required />,
          confirmLabel: say('rename'),
        },
        async (form) => {
          name = (await call(payScriptsRename, { scriptId: row.id, name: form.name.trim() })).name;
        },
      );
      if (done) toast.success(say('renamed', { name }));
    },
    /** Without a question: it must be quick, its samples have passed before, and it can be undone the same way. */
    bringBack: async ({ id, name, previousVersion }: ScriptRow) => {
      let version: number | null = null;
      const done = await atOnce(async () => {
        version = (
          await call(payScriptsBringBack, {
            scriptId: id,
            ...(previousVersion !== null && { version: previousVersion }),
          })
        ).liveVersion;
      });
      if (done && version !== null) toast.success(say('broughtBack', { name, version }));
    },
  };
}
