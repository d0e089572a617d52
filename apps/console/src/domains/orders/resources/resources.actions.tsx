import {
  resourcesAdd,
  resourcesDelete,
  resourcesDetail,
  resourcesEnable,
  resourcesExplain,
  resourcesList,
  resourcesSetEnabled,
  resourcesUpdate,
} from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useGo } from '../../../shared/link.tsx';
import { useImport } from '../../../shared/list/import/use-import.tsx';
import { useText } from '../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import { withRefusalsAt } from '../../../shared/refused.fields.ts';
import { ordersOfAccount, type ResourceCommand } from './resources.commands.ts';
import { ResourceFields } from './resources.form.fields.tsx';
import { resourceFormMessages } from './resources.form.messages.ts';
import {
  formOf,
  formRefusals,
  type ResourceForm,
  type ResourceFormField,
  readNewResource,
  readResourceChange,
  refusedField,
} from './resources.form.ts';
import type { ResourceRow } from './resources.labels.ts';
import { resourceMessages } from './resources.messages.ts';
import type { ResourceGiven } from './resources.parts.ts';

/** With its reader of files: few visits import one. */
const ResourceImport = lazyPart(
  'account import',
  async () => (await import('./resources.import.dialog.tsx')).ResourceImport,
);

export interface ResourceActions {
  add: () => Promise<void>;
  importFile: () => Promise<void>;
  run: (command: ResourceCommand, row: ResourceRow) => Promise<void>;
  /** Enables or disables the whole account, or only for one product. */
  turn: (row: ResourceRow, enable: boolean, productId?: number) => Promise<void>;
}

/** Actions on accounts. Each refreshes the list. */
export function useResourceActions(given: ResourceGiven): ResourceActions {
  const say = useText(resourceMessages);
  const sayForm = useText(resourceFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const go = useGo();
  const importWith = useImport(resourcesList);
  const { atOnce, withForm, withQuestion } = useStep(resourcesList, resourcesDetail, resourcesExplain);

  const asked = (row?: ResourceRow) => {
    const { suppliers } = given.options;
    // Of one supplier there is nothing to choose.
    const only = suppliers.length === 1 ? suppliers[0]?.value : undefined;
    return {
      title: row ? sayForm('editTitle', { name: row.name }) : sayForm('addTitle'),
      size: 'lg' as const,
      initial: formOf(given.fixed, row, only),
      validate: (form: ResourceForm) =>
        Object.fromEntries(
          Object.entries(formRefusals(form, given.fixed, row)).map(([field, why]) => [field, sayReason(why)]),
        ),
      fields: (form: Parameters<typeof ResourceFields>[0]['form']) => (
        <ResourceFields form={form} given={given} row={row} />
      ),
      fieldName: (name: string) => sayForm(name as ResourceFormField),
      confirmLabel: sayForm(row ? 'save' : 'add'),
    };
  };

  /** Shows an account that exists already at its number. */
  const beside = <Result,>(form: ResourceForm, work: () => Promise<Result>) =>
    withRefusalsAt(work, (refusal) => refusedField(refusal, form));
  const open = (row: ResourceRow, of: 'collections' | 'payouts') => {
    const href = ordersOfAccount(row, given.user, of);
    if (href) go(href);
  };
  const commands: Record<ResourceCommand, (row: ResourceRow) => Promise<unknown>> = {
    edit: async (row) => {
      const saved = await withForm(asked(row), (form) =>
        beside(form, () => call(resourcesUpdate, readResourceChange(form, row))),
      );
      if (saved) toast.success(sayForm('saved', { name: row.name }));
    },
    collections: async (row) => open(row, 'collections'),
    payouts: async (row) => open(row, 'payouts'),
    remove: async ({ id, name }) => {
      const gone = await withQuestion(
        {
          title: say('removeTitle', { name }),
          body: say('removeBody'),
          confirmLabel: say('remove'),
          tone: 'danger',
        },
        () => call(resourcesDelete, { resourceId: id }),
      );
      if (gone) toast.success(say('removed', { name }));
    },
  };

  return {
    add: async () => {
      let name = '';
      const added = await withForm(asked(), async (form) => {
        name = form.name.trim();
        await beside(form, () => call(resourcesAdd, readNewResource(form)));
      });
      if (added) toast.success(sayForm('added', { name }));
    },
    importFile: () => importWith(ResourceImport, { given }),
    run: async (command, row) => {
      await commands[command](row);
    },
    turn: async ({ id }, enable, productId) => {
      const done = await atOnce(() =>
        productId === undefined
          ? call(resourcesSetEnabled, { resourceId: id, enable })
          : call(resourcesEnable, { resourceId: id, productId, enable }),
      );
      if (done) toast.success(say(enable ? 'switchedOn' : 'switchedOff'));
    },
  };
}
