import { monitorDevicesList, monitorScriptsReach } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import {
  FormField,
  MultiSelect,
  Notice,
  NumberInput,
  SegmentedControl,
  Skeleton,
} from '@platform/ui-kit/skin';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useFormats } from '../../../shared/format.ts';
import { type Translate, useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { scriptFormMessages, scriptMessages } from './scripts.messages.ts';
import { type RollOut, rollOutNames, type ScriptRow } from './scripts.parts.ts';

export interface RollOutForm {
  rollOut: RollOut;
  percent: number | null;
  monitorIds: string[];
}

/** What the call takes: only what belongs to the roll-out. */
export const planOf = ({ rollOut, percent, monitorIds }: RollOutForm) => ({
  rollOut,
  ...(rollOut === 'share' && percent !== null && { percent }),
  ...(rollOut === 'named' && { monitorIds }),
});

const isPercent = (percent: number | null): boolean =>
  percent !== null && Number.isInteger(percent) && percent >= 0 && percent <= 100;

export function rollOutRefusals(
  { rollOut, percent, monitorIds }: RollOutForm,
  say: Translate<typeof scriptFormMessages.table>,
): Partial<Record<keyof RollOutForm, string>> {
  if (rollOut === 'share' && !isPercent(percent)) return { percent: say('percentHelp') };
  return rollOut === 'named' && monitorIds.length === 0 ? { monitorIds: say('chooseDevices') } : {};
}

/** The largest page of devices. */
const mostDevices = 200;

/** Which devices get the version, and how many that are now. */
export function RollOutFields({ form, script }: { form: Form<RollOutForm>; script: ScriptRow }) {
  const say = useText(scriptFormMessages);
  const sayScript = useText(scriptMessages);
  const { number } = useFormats();
  const { rollOut, percent, monitorIds } = form.values;
  const devices = useOperation(
    monitorDevicesList,
    { scriptId: script.id, state: 'enabled', pageSize: mostDevices },
    { enabled: rollOut === 'named', staleMs: 30_000 },
  ).data;
  const listed = (devices?.list ?? []).map(({ monitorId, name }) => ({
    value: monitorId,
    label: name,
    detail: monitorId,
  }));
  const others = monitorIds
    .filter((id) => !listed.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: id }));
  return (
    <div className="grid gap-4">
      <FormField form={form} name="rollOut" label={say('rollOut')}>
        <SegmentedControl
          label={say('rollOut')}
          value={rollOut}
          onValueChange={(next) => form.set({ rollOut: next })}
          options={rollOutNames.map((value) => ({ value, label: sayScript(value) }))}
        />
      </FormField>
      {rollOut === 'share' && (
        <FormField form={form} name="percent" label={say('percent')} help={say('percentHelp')} required>
          <NumberInput value={percent} onValueChange={(next) => form.set({ percent: next })} />
        </FormField>
      )}
      {rollOut === 'named' && (
        <FormField form={form} name="monitorIds" label={say('monitorIds')} required>
          <MultiSelect
            values={monitorIds}
            options={[...listed, ...others]}
            summary={(count) => say('chosen', { count: number(count) })}
            onValuesChange={(next) => form.set({ monitorIds: [...next] })}
          />
        </FormField>
      )}
      <Reach form={form.values} scriptId={script.id} />
    </div>
  );
}

function Reach({ form, scriptId }: { form: RollOutForm; scriptId: string }) {
  const say = useText(scriptFormMessages);
  const { number } = useFormats();
  const isComplete = form.rollOut !== 'share' || isPercent(form.percent);
  const { data, error } = useOperation(
    monitorScriptsReach,
    { scriptId, ...planOf(form) },
    { enabled: isComplete, keepPrevious: true },
  );
  if (!isComplete) return null;
  if (error) return <ErrorNotice error={error} />;
  if (!data) return <Skeleton className="h-12 w-full" />;
  return (
    <Notice
      tone="info"
      title={say('reach', { reached: number(data.reachedCount), all: number(data.deviceCount) })}
    >
      {data.monitorIds.length > 0 && (
        <p className="text-sm wrap-anywhere">
          {say('reachFirst', { ids: data.monitorIds.slice(0, 5).join(', ') })}
        </p>
      )}
    </Notice>
  );
}
