import { banksAdd, banksList, banksOptions, banksUpdate } from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useImport } from '../../../shared/list/import/use-import.tsx';
import { useText } from '../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import { withRefusalsAt } from '../../../shared/refused.fields.ts';
import { BankFields } from './banks.form.fields.tsx';
import { bankFormMessages } from './banks.form.messages.ts';
import {
  type BankForm,
  formOf,
  formRefusals,
  readBankChange,
  readNewBank,
  refusedField,
} from './banks.form.ts';
import { bankMessages } from './banks.messages.ts';
import type { BankRow } from './banks.parts.ts';

const BankImport = lazyPart('bank import', async () => (await import('./banks.import.tsx')).BankImport);

/** Actions on banks. Each refreshes the list and what forms offer. */
export function useBankActions() {
  const say = useText(bankMessages);
  const sayForm = useText(bankFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const importWith = useImport(banksList, banksOptions);
  const { atOnce, withForm } = useStep(banksList, banksOptions);
  const asked = (row?: BankRow) => ({
    title: row ? sayForm('editTitle', { name: row.shortName }) : sayForm('addTitle'),
    initial: formOf(row),
    validate: (form: BankForm) =>
      Object.fromEntries(
        Object.entries(formRefusals(form)).map(([field, why]) => [
          field,
          why === 'fourLetters' ? sayForm(why) : sayReason(why),
        ]),
      ),
    fieldName: (field: string) => sayForm(field as keyof BankForm),
    fields: (form: Parameters<typeof BankFields>[0]['form']) => (
      <BankFields form={form} isNew={row === undefined} />
    ),
    confirmLabel: sayForm(row ? 'save' : 'add'),
  });
  /** Shows a value that another bank has at its field. */
  const beside = <Result,>(form: BankForm, work: () => Promise<Result>) =>
    withRefusalsAt(work, (refusal) => refusedField(refusal, form));
  return {
    add: async () => {
      let name = '';
      const done = await withForm(asked(), async (form) => {
        name = (await beside(form, () => call(banksAdd, readNewBank(form)))).shortName;
      });
      if (done) toast.success(sayForm('added', { name }));
    },
    edit: async (row: BankRow) => {
      const done = await withForm(asked(row), (form) =>
        beside(form, () => call(banksUpdate, readBankChange(form, row))),
      );
      if (done) toast.success(sayForm('saved', { name: row.shortName }));
    },
    turn: async ({ id, shortName: name }: BankRow, enabled: boolean) => {
      const done = await atOnce(() => call(banksUpdate, { bankId: id, enabled }));
      if (done) toast.success(say(enabled ? 'enabledNow' : 'disabledNow', { name }));
    },
    importFile: () => importWith(BankImport, {}),
  };
}
