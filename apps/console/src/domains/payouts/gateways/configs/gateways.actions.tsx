import {
  payGatewaysAdd,
  payGatewaysList,
  payGatewaysOptions,
  payGatewaysSetEnabled,
  payGatewaysUpdate,
} from '@platform/sdk/operations';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { Suspense } from 'react';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { useGo } from '../../../../shared/link.tsx';
import { listLink } from '../../../../shared/list.links.ts';
import { useText } from '../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { withRefusalsAt } from '../../../../shared/refused.fields.ts';
import { GatewayFields, type GatewayFieldsProps } from './gateways.form.fields.tsx';
import { gatewayFormMessages } from './gateways.form.messages.ts';
import {
  formOf,
  formRefusals,
  type GatewayForm,
  type GatewayRefusal,
  readGatewayChange,
  readNewGateway,
  refusedField,
} from './gateways.form.ts';
import { gatewayMessages } from './gateways.messages.ts';
import type { GatewayGiven, GatewayRow } from './gateways.parts.ts';

const GatewayTest = lazyPart(
  'gateway test',
  async () => (await import('./test-call.dialog.tsx')).GatewayTest,
);

const ownRefusals = [
  'invalidUrl',
  'invalidHost',
  'tooManyHosts',
  'invalidName',
  'twice',
  'valueMissing',
  'nameMissing',
] as const;
const ownRefusalOf = (why: GatewayRefusal) => ownRefusals.find((each) => each === why);

export type GatewayCommand = 'test' | 'edit' | 'runs' | 'accounts';

/** Actions on gateways. Each refreshes the list and what forms and filters offer. */
export function useGatewayActions(given: GatewayGiven) {
  const say = useText(gatewayMessages);
  const sayForm = useText(gatewayFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const dialogs = useDialogs();
  const go = useGo();
  const { atOnce, withForm, withQuestion } = useStep(payGatewaysList, payGatewaysOptions);
  const refusalText = (why: GatewayRefusal): string => {
    const own = ownRefusalOf(why);
    return own ? sayForm(own) : sayReason(why as Exclude<GatewayRefusal, (typeof ownRefusals)[number]>);
  };
  const asked = (row?: GatewayRow) => ({
    title: row ? sayForm('editTitle', { name: row.name }) : sayForm('addTitle'),
    ...(!row && { body: sayForm('addBody') }),
    size: 'lg' as const,
    initial: formOf(row),
    validate: (form: GatewayForm) =>
      Object.fromEntries(Object.entries(formRefusals(form)).map(([field, why]) => [field, refusalText(why)])),
    fieldName: (field: string) => sayForm(field as keyof GatewayForm),
    fields: (form: GatewayFieldsProps['form']) => <GatewayFields form={form} row={row} />,
    confirmLabel: sayForm(row ? 'save' : 'add'),
  });
  /** Shows a refusal that is about one field there. */
  const beside = <Result,>(form: GatewayForm, work: () => Promise<Result>) =>
    withRefusalsAt(work, (refusal) => refusedField(refusal, form));
  const openList = (href: string | undefined) => {
    if (href) go(href);
  };
  const commands: Record<GatewayCommand, (row: GatewayRow) => Promise<void>> = {
    edit: async (row) => {
      const done = await withForm(asked(row), (form) =>
        beside(form, () => call(payGatewaysUpdate, readGatewayChange(form, row))),
      );
      if (done) toast.success(sayForm('saved', { name: row.name }));
    },
    test: async (row) => {
      if (!(await atOnce(GatewayTest.fetch))) return;
      await dialogs.open({
        render: (control) => (
          <Suspense fallback={null}>
            <GatewayTest control={control} row={row} role={given.user.access} />
          </Suspense>
        ),
      });
    },
    runs: async ({ id }) => openList(listLink('payScriptRuns.list', given.user.access, { gatewayId: id })),
    accounts: async ({ id }) =>
      openList(listLink('resources.list', given.user.access, { kind: 'gateway', gatewayId: id })),
  };
  return {
    add: async () => {
      let name = '';
      const done = await withForm(asked(), async (form) => {
        name = (await beside(form, () => call(payGatewaysAdd, readNewGateway(form)))).name;
      });
      if (done) toast.success(sayForm('added', { name }));
    },
    run: (command: GatewayCommand, row: GatewayRow) => commands[command](row),
    turn: async ({ id, name, direction }: GatewayRow, enable: boolean) => {
      const effect =
        direction === 'collection'
          ? say(enable ? 'enableCollectionBody' : 'disableCollectionBody')
          : say(enable ? 'enableBody' : 'disableBody');
      const done = await withQuestion(
        {
          title: say(enable ? 'enableTitle' : 'disableTitle', { name }),
          body: effect,
          confirmLabel: say(enable ? 'enable' : 'disable'),
          tone: enable ? 'neutral' : 'danger',
        },
        () => call(payGatewaysSetEnabled, { gatewayId: id, enable }),
      );
      if (done) toast.success(say(enable ? 'enabledNow' : 'disabledNow', { name }));
    },
  };
}
