import {
  monitorDevicesList,
  monitorScriptsAdd,
  monitorScriptsAddVersion,
  monitorScriptsBringBack,
  monitorScriptsDevices,
  monitorScriptsGoLive,
  monitorScriptsList,
  monitorScriptsSetRollOut,
  monitorScriptsUpdate,
  monitorScriptsVersion,
  monitorScriptsVersions,
} from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, SegmentedControl, Switch, toast } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { FormText } from '../../../shared/form.text.tsx';
import { useText } from '../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import { type DeviceKind, deviceKinds } from './devices.parts.ts';
import { bytesOf, contentLimit, VersionFields, type VersionForm } from './scripts.content.tsx';
import { scriptFormMessages, scriptMessages } from './scripts.messages.ts';
import { rollOutOf, type ScriptRow, type VersionRow } from './scripts.parts.ts';
import { planOf, RollOutFields, type RollOutForm, rollOutRefusals } from './scripts.roll-out.tsx';

interface ScriptForm {
  readonly name: string;
  readonly kind: DeviceKind;
  readonly isDefault: boolean;
}

/** Actions on scripts. Each refreshes what shows scripts, versions or devices. */
export function useScriptActions() {
  const say = useText(scriptFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const { atOnce, withForm } = useStep(
    monitorScriptsList,
    monitorScriptsVersions,
    monitorScriptsVersion,
    monitorScriptsDevices,
    monitorDevicesList,
  );
  const asked = (row?: ScriptRow) => ({
    title: row ? say('editTitle', { name: row.name }) : say('addTitle'),
    ...(!row && { body: say('addBody') }),
    initial: {
      name: row?.name ?? '',
      kind: deviceKinds.find((kind) => kind === row?.kind) ?? 'sms',
      isDefault: row?.isDefault ?? true,
    } as ScriptForm,
    validate: ({ name }: ScriptForm) => (name.trim() === '' ? { name: sayReason('required') } : {}),
    fieldName: (field: string) => say(field as keyof ScriptForm),
    fields: (form: Parameters<typeof ScriptFields>[0]['form']) => (
      <ScriptFields form={form} isNew={row === undefined} />
    ),
    confirmLabel: say(row ? 'save' : 'add'),
  });
  const rollOutAsked = (row: ScriptRow, initial: RollOutForm) => ({
    initial,
    validate: (form: RollOutForm) => rollOutRefusals(form, say),
    fieldName: (field: string) => say(field as keyof RollOutForm),
    fields: (form: Parameters<typeof RollOutFields>[0]['form']) => <RollOutFields form={form} script={row} />,
  });
  return {
    add: async () => {
      let name = '';
      const done = await withForm(asked(), async (form) => {
        name = (await call(monitorScriptsAdd, { ...form, name: form.name.trim() })).name;
      });
      if (done) toast.success(say('added', { name }));
    },
    edit: async (row: ScriptRow) => {
      const done = await withForm(asked(row), ({ name, isDefault }) =>
        call(monitorScriptsUpdate, {
          scriptId: row.id,
          name: name.trim(),
          ...(isDefault !== row.isDefault && { isDefault }),
        }),
      );
      if (done) toast.success(say('saved', { name: row.name }));
    },
    addVersion: async ({ id: scriptId, name }: ScriptRow) => {
      let version: number | undefined;
      let content = '';
      const isRead = await atOnce(async () => {
        content = await latestContent(scriptId);
      });
      if (!isRead) return;
      await withForm<VersionForm>(
        {
          title: say('versionTitle', { name }),
          body: say('versionBody'),
          size: 'lg',
          initial: { note: '', content },
          validate: ({ note, content }) => ({
            ...(note.trim() === '' && { note: sayReason('required') }),
            ...(content.trim() === ''
              ? { content: sayReason('required') }
              : bytesOf(content) > contentLimit && { content: say('tooLarge') }),
          }),
          fieldName: (field) => say(field as keyof VersionForm),
          fields: (form) => <VersionFields form={form} />,
          confirmLabel: say('save'),
        },
        async ({ note, content }) => {
          const file = { name: 'script.txt', content, type: 'text/plain' };
          version = (await call(monitorScriptsAddVersion, { scriptId, note: note.trim(), file })).version;
        },
      );
      if (version !== undefined) toast.success(say('versionAdded', { version }));
    },
    goLive: async (row: ScriptRow, { id: versionId, version }: VersionRow) => {
      const done = await withForm<RollOutForm>(
        {
          ...rollOutAsked(row, { rollOut: 'all', percent: 10, monitorIds: [] }),
          title: say('goLiveTitle', { name: row.name, version }),
          body: say('goLiveBody'),
          confirmLabel: say('goLive'),
        },
        (form) => call(monitorScriptsGoLive, { versionId, ...planOf(form) }),
      );
      if (done) toast.success(say('wentLive', { name: row.name, version }));
    },
    setRollOut: async (row: ScriptRow) => {
      const initial = {
        rollOut: rollOutOf(row),
        percent: row.percent ?? 10,
        monitorIds: [...row.monitorIds],
      };
      const done = await withForm<RollOutForm>(
        {
          ...rollOutAsked(row, initial),
          title: say('rollOutTitle', { name: row.name }),
          body: say('goLiveBody'),
          confirmLabel: say('set'),
        },
        (form) =>
          call(monitorScriptsSetRollOut, {
            scriptId: row.id,
            ...planOf(form),
            ...(row.liveVersionId && { liveVersionId: row.liveVersionId }),
          }),
      );
      if (done) toast.success(say('rollOutSet'));
    },
    /** Without a question: it must be quick, and it can be undone the same way. */
    bringBack: async ({ id, name, previousVersion }: ScriptRow) => {
      let version: number | null = null;
      const done = await atOnce(async () => {
        version = (
          await call(monitorScriptsBringBack, {
            scriptId: id,
            ...(previousVersion !== null && { version: previousVersion }),
          })
        ).liveVersion;
      });
      if (done && version !== null) toast.success(say('broughtBack', { name, version }));
    },
  };
}

/** The text of the latest version, to start the next one from; empty without one. */
async function latestContent(scriptId: string): Promise<string> {
  const { list } = await call(monitorScriptsVersions, { scriptId, pageSize: 1 });
  const [latest] = list;
  return latest ? (await call(monitorScriptsVersion, { versionId: latest.id })).content : '';
}

function ScriptFields({ form, isNew }: { form: Form<ScriptForm>; isNew: boolean }) {
  const say = useText(scriptFormMessages);
  const sayScript = useText(scriptMessages);
  return (
    <div className="grid gap-4">
      <FormText form={form} name="name" label={say('name')} maxLength={64} required />
      {isNew && (
        <FormField form={form} name="kind" label={say('kind')}>
          <SegmentedControl
            label={say('kind')}
            value={form.values.kind}
            onValueChange={(kind) => form.set({ kind })}
            options={deviceKinds.map((value) => ({ value, label: sayScript(value) }))}
          />
        </FormField>
      )}
      <FormField form={form} name="isDefault" label={say('isDefault')} help={say('defaultHelp')}>
        <Switch checked={form.values.isDefault} onCheckedChange={(isDefault) => form.set({ isDefault })} />
      </FormField>
    </div>
  );
}
