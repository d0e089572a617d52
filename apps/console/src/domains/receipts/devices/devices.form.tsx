import { resourcesList } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, MultiSelect, SegmentedControl, Select } from '@platform/ui-kit/skin';
import { FormText } from '../../../shared/form.text.tsx';
import { useFormats } from '../../../shared/format.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useText } from '../../../shared/messages.ts';
import { useSupplierOptions } from '../../../shared/options.ts';
import { useOperation } from '../../../shared/query.ts';
import { deviceFormMessages, deviceMessages } from './devices.messages.ts';
import { type DeviceKind, type DeviceRow, deviceKinds } from './devices.parts.ts';
import { useScriptOptions } from './scripts.options.ts';

export interface DeviceForm {
  monitorId: string;
  name: string;
  kind: DeviceKind;
  /** Empty: the platform, or the supplier who adds it. */
  supplierId: string;
  resourceIds: string[];
}

export const formOf = (row?: DeviceRow): DeviceForm => ({
  monitorId: row?.monitorId ?? '',
  name: row?.name ?? '',
  kind: deviceKinds.find((kind) => kind === row?.kind) ?? 'sms',
  supplierId: row?.supplierId ?? '',
  resourceIds: row?.accounts.map(({ id }) => id) ?? [],
});

export const isDeviceId = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text.trim());

/** Of a device: its script, or the usual one of its kind. */
export interface ScriptChoice {
  script: string;
}
export const usualScript = '';

/** The largest page, and as many accounts as a device may monitor. */
const mostAccounts = 200;

export interface DeviceFieldsProps {
  form: Form<DeviceForm>;
  /** Undefined for a new device. */
  row: DeviceRow | undefined;
  context: ListContext;
}

export function DeviceFields({ form, row, context }: DeviceFieldsProps) {
  const say = useText(deviceFormMessages);
  const sayDevice = useText(deviceMessages);
  const { number } = useFormats();
  const suppliers = useSupplierOptions(context);
  const { values } = form;
  const isStaff = context.scope === 'all';
  const accounts = useOperation(
    resourcesList,
    { pageSize: mostAccounts, ...(values.supplierId && { supplierId: values.supplierId }) },
    { staleMs: 60_000 },
  ).data;
  const listed = (accounts?.list ?? []).map(({ id, name, supplierName }) => ({
    value: id,
    label: name,
    detail: supplierName,
  }));
  // An account beyond the first page stays chosen.
  const others = (row?.accounts ?? [])
    .filter(({ id }) => !listed.some(({ value }) => value === id))
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="grid gap-4">
      {!row && (
        <FormText
          form={form}
          name="monitorId"
          label={say('monitorId')}
          help={say('idHelp')}
          maxLength={64}
          mono
          required
        />
      )}
      <FormText form={form} name="name" label={say('name')} maxLength={64} required />
      {!row && (
        <FormField form={form} name="kind" label={say('kind')}>
          <SegmentedControl
            label={say('kind')}
            value={values.kind}
            onValueChange={(kind) => form.set({ kind })}
            options={deviceKinds.map((value) => ({ value, label: sayDevice(value) }))}
          />
        </FormField>
      )}
      {!row && isStaff && (
        <FormField form={form} name="supplierId" label={say('supplierId')} help={say('ownerHelp')}>
          <Select
            value={values.supplierId}
            searchable
            options={[{ value: '', label: sayDevice('platform') }, ...suppliers]}
            onValueChange={(supplierId) => form.set({ supplierId, resourceIds: [] })}
          />
        </FormField>
      )}
      <FormField form={form} name="resourceIds" label={say('resourceIds')} help={say('accountsHelp')}>
        <MultiSelect
          values={values.resourceIds}
          options={[...listed, ...others]}
          summary={(count) => say('chosen', { count: number(count) })}
          onValuesChange={(resourceIds) => form.set({ resourceIds: [...resourceIds] })}
        />
      </FormField>
    </div>
  );
}

export interface ScriptFieldProps {
  form: Form<ScriptChoice>;
  kind: string;
  context: ListContext;
}

export function ScriptField({ form, kind, context }: ScriptFieldProps) {
  const say = useText(deviceFormMessages);
  const scripts = useScriptOptions(context);
  return (
    <FormField form={form} name="script" label={say('script')}>
      <Select
        value={form.values.script}
        options={[
          { value: usualScript, label: say('usual') },
          ...scripts.filter((script) => script.kind === kind),
        ]}
        onValueChange={(script) => form.set({ script })}
      />
    </FormField>
  );
}
