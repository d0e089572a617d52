import {
  resourcesAdd,
  resourcesDelete,
  resourcesDetail,
  resourcesEnable,
  resourcesExplain,
  resourcesList,
  resourcesSetEnabled,
  resourcesUpdate,
  usersSupplierOptions,
} from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useGo } from '../../../shared/link.tsx';
import { useImport } from '../../../shared/list/import/use-import.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useText } from '../../../shared/messages.ts';
import { type PartyChoice, supplierOption, useSupplierOptions } from '../../../shared/options.ts';
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
import { onlyOne } from './resources.options.ts';

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
export function useResourceActions(context: ListContext): ResourceActions {
  const say = useText(resourceMessages);
  const sayForm = useText(resourceFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const go = useGo();
  const importWith = useImport(resourcesList);
  const { atOnce, withForm, withQuestion } = useStep(resourcesList, resourcesDetail, resourcesExplain);

  const only = onlyOne(useSupplierOptions(context));
  const asked = (row?: ResourceRow) => {
    return {
      title: row ? sayForm('editTitle', { name: row.name }) : sayForm('addTitle'),
      size: 'lg' as const,
      initial: formOf(context.fixed, row, only),
      validate: (form: ResourceForm) =>
        Object.fromEntries(
          Object.entries(formRefusals(form, context.fixed, row)).map(([field, why]) => [
            field,
            sayReason(why),
          ]),
        ),
      fields: (form: Parameters<typeof ResourceFields>[0]['form']) => (
        <ResourceFields form={form} context={context} row={row} />
      ),
      fieldName: (name: string) => sayForm(name as ResourceFormField),
      confirmLabel: sayForm(row ? 'save' : 'add'),
    };
  };

  /** Shows an account that exists already at its number. */
  const beside = <Result,>(form: ResourceForm, work: () => Promise<Result>) =>
    withRefusalsAt(work, (refusal) => refusedField(refusal, form));
  const open = (row: ResourceRow, of: 'collections' | 'payouts') => {
    const href = ordersOfAccount(row, context.user, of);
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
    importFile: async () => {
      // Lines name suppliers: one that is not known here yet would be refused.
      let suppliers: readonly PartyChoice[] = [];
      const isRead = await atOnce(async () => {
        const all = await call(usersSupplierOptions, { isGetAllAgentSupplier: true });
        suppliers = all.map(supplierOption);
      });
      if (isRead) await importWith(ResourceImport, { context, suppliers });
    },
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
