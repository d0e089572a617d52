import {
  monitorDevicesAdd,
  monitorDevicesList,
  monitorDevicesRevoke,
  monitorDevicesRotateToken,
  monitorDevicesUpdate,
  monitorScriptsAssign,
  monitorScriptsDevices,
  monitorScriptsList,
  resourcesList,
} from '@platform/sdk/operations';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { changesOf } from '../../../shared/changes.ts';
import { call } from '../../../shared/client.ts';
import { SecretDialog } from '../../../shared/dialogs/secret.dialog.tsx';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { useFormats } from '../../../shared/format.ts';
import { useGo } from '../../../shared/link.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { listLink } from '../../../shared/list.links.ts';
import { useText } from '../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import {
  DeviceFields,
  type DeviceForm,
  formOf,
  isDeviceId,
  type ScriptChoice,
  ScriptField,
  usualScript,
} from './devices.form.tsx';
import { deviceFormMessages } from './devices.messages.ts';
import type { DeviceRow } from './devices.parts.ts';

export type DeviceCommand = 'edit' | 'logs' | 'assign' | 'rotate' | 'revoke';

/** Actions on devices. Each refreshes devices, accounts and the counts of scripts. */
export function useDeviceActions(context: ListContext) {
  const say = useText(deviceFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const dialogs = useDialogs();
  const go = useGo();
  const { number } = useFormats();
  const { atOnce, withForm, withQuestion } = useStep(
    monitorDevicesList,
    monitorScriptsList,
    monitorScriptsDevices,
    resourcesList,
  );
  const show = (name: string, credentials: { monitorId: string; token: string; secret: string }) =>
    dialogs.open<true>({
      size: 'md',
      render: (control) => (
        <SecretDialog
          control={control}
          title={say('tokenTitle', { name })}
          description={say('tokenBody')}
          label={say('token')}
          secret={JSON.stringify(credentials)}
        />
      ),
    });
  const asked = (row?: DeviceRow) => ({
    title: row ? say('editTitle', { name: row.name }) : say('addTitle'),
    ...(!row && { body: say('addBody') }),
    initial: formOf(row),
    validate: ({ monitorId, name }: DeviceForm) => ({
      ...(name.trim() === '' && { name: sayReason('required') }),
      ...(!row && !isDeviceId(monitorId) && { monitorId: say('idHelp') }),
    }),
    fieldName: (field: string) => say(field as keyof DeviceForm),
    fields: (form: Parameters<typeof DeviceFields>[0]['form']) => (
      <DeviceFields form={form} row={row} context={context} />
    ),
    confirmLabel: say(row ? 'save' : 'add'),
  });
  const commands: Record<DeviceCommand, (row: DeviceRow) => Promise<void>> = {
    edit: async (row) => {
      const told = ({ name, resourceIds }: DeviceForm) => ({ name: name.trim(), resourceIds });
      const done = await withForm(asked(row), (form) =>
        call(monitorDevicesUpdate, {
          monitorId: row.monitorId,
          ...changesOf(told(form), told(formOf(row))),
        }),
      );
      if (done) toast.success(say('saved', { name: row.name }));
    },
    logs: async ({ monitorId }) => {
      const href = listLink('monitorLogs.list', context.user.access, { monitorId });
      if (href) go(href);
    },
    assign: async (row) => {
      const done = await withForm<ScriptChoice>(
        {
          title: say('assignTitle', { name: row.name }),
          size: 'sm',
          initial: { script: usualScript },
          fieldName: () => say('script'),
          fields: (form) => <ScriptField form={form} kind={row.kind} context={context} />,
          confirmLabel: say('save'),
        },
        ({ script }) => call(monitorScriptsAssign, { scriptId: script || null, monitorIds: [row.monitorId] }),
      );
      if (done) toast.success(say('assigned'));
    },
    rotate: async ({ monitorId, name }) => {
      let credentials: Parameters<typeof show>[1] | undefined;
      const done = await withQuestion(
        {
          title: say('rotateTitle', { name }),
          body: say('rotateBody'),
          confirmLabel: say('rotate'),
          tone: 'danger',
        },
        async () => {
          credentials = await call(monitorDevicesRotateToken, { monitorId });
        },
      );
      if (done && credentials) await show(name, credentials);
    },
    revoke: async ({ monitorId, name, accounts }) => {
      const done = await withQuestion(
        {
          title: say('revokeTitle', { name }),
          body: say('revokeBody', { accounts: number(accounts.length) }),
          confirmLabel: say('revoke'),
          tone: 'danger',
        },
        () => call(monitorDevicesRevoke, { monitorId }),
      );
      if (done) toast.success(say('revokedNow', { name }));
    },
  };
  return {
    add: async () => {
      let added: { name: string; credentials: Parameters<typeof show>[1] } | undefined;
      await withForm(asked(), async ({ monitorId, name, kind, supplierId, resourceIds }) => {
        const device = { monitorId: monitorId.trim(), name: name.trim(), kind, resourceIds };
        const credentials = await call(monitorDevicesAdd, {
          ...device,
          ...(supplierId && { supplierId }),
        });
        added = { name: device.name, credentials };
      });
      if (added) await show(added.name, added.credentials);
    },
    turn: async ({ monitorId, name }: DeviceRow, enabled: boolean) => {
      const done = await atOnce(() => call(monitorDevicesUpdate, { monitorId, enabled }));
      if (done) toast.success(say(enabled ? 'enabledNow' : 'disabledNow', { name }));
    },
    run: (command: DeviceCommand, row: DeviceRow) => commands[command](row),
  };
}
