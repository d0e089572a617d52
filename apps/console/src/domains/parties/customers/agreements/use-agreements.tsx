import {
  merchantsDetail,
  merchantsList,
  suppliersList,
  userProductsAdd,
  userProductsDelete,
  userProductsList,
  userProductsUpdate,
} from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { call } from '../../../../shared/client.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { useText, useWords } from '../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { withRefusalsAt } from '../../../../shared/refused.fields.ts';
import { AgreementFields } from './agreements.form.fields.tsx';
import { agreementFormMessages } from './agreements.form.messages.ts';
import {
  type AgreementForm,
  type AgreementRefusal,
  formOf,
  formRefusals,
  newForm,
  readAgreementChange,
  readNewAgreement,
  refusedField,
} from './agreements.form.ts';
import { type AgreementParty, type AgreementRow, roleOf } from './agreements.labels.ts';
import { agreementMessages } from './agreements.messages.ts';

export interface AgreementActions {
  /** Without a party, it is chosen too; likewise the product. */
  add: (asked?: { party?: AgreementParty; productId?: number; taken?: readonly number[] }) => Promise<void>;
  edit: (row: AgreementRow) => Promise<void>;
  end: (row: AgreementRow) => Promise<void>;
  turn: (row: AgreementRow, enable: boolean) => Promise<void>;
}

/** Actions on agreements, for their list, the matrices and a party's drawer. */
export function useAgreementActions(): AgreementActions {
  const say = useText(agreementMessages);
  const sayForm = useText(agreementFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const words = useWords();
  const { atOnce, withForm, withQuestion } = useStep(
    userProductsList,
    merchantsList,
    merchantsDetail,
    suppliersList,
  );
  const told = (why: AgreementRefusal) => (why === 'percentWrong' ? sayForm(why) : sayReason(why));
  const validate = (isNew: boolean) => (form: AgreementForm) =>
    Object.fromEntries(Object.entries(formRefusals(form, isNew)).map(([field, why]) => [field, told(why)]));
  const fieldName = (role: AgreementForm['role']) => (field: string) =>
    field === 'percent'
      ? sayForm(role === 'merchant' ? 'percentMerchant' : 'percentSupplier')
      : sayForm(field as Exclude<keyof AgreementForm, 'percent' | 'role'>);
  const titled = ({ productId, productName }: AgreementRow) => `${productId} ${words(productName)}`;

  return {
    add: async ({ party, productId, taken } = {}) => {
      const done = await withForm<AgreementForm>(
        {
          title: party ? sayForm('addOfTitle', { name: party.name }) : sayForm('addTitle'),
          initial: newForm({
            ...(party && { userId: party.userId, role: party.role }),
            ...(productId !== undefined && { productId: String(productId) }),
          }),
          validate: validate(true),
          fieldName: fieldName(party?.role ?? 'merchant'),
          fields: (form) => (
            <AgreementFields
              form={form}
              asks={{ party: party === undefined, product: productId === undefined }}
              {...(taken && { taken })}
            />
          ),
          confirmLabel: sayForm('add'),
        },
        (form) => withRefusalsAt(() => call(userProductsAdd, readNewAgreement(form)), refusedField),
      );
      if (done) toast.success(sayForm('added'));
    },
    edit: async (row) => {
      const done = await withForm<AgreementForm>(
        {
          title: sayForm('editTitle', { name: row.partyName, product: titled(row) }),
          body: sayForm('body'),
          initial: formOf(row),
          validate: validate(false),
          fieldName: fieldName(roleOf(row)),
          fields: (form) => <AgreementFields form={form} asks={{ party: false, product: false }} />,
          confirmLabel: sayForm('save'),
        },
        (form) =>
          withRefusalsAt(() => call(userProductsUpdate, readAgreementChange(form, row)), refusedField),
      );
      if (done) toast.success(sayForm('saved'));
    },
    end: async (row) => {
      const { userId, productId, partyName: name, role } = row;
      const done = await withQuestion(
        {
          title: sayForm('endTitle', { name, product: titled(row) }),
          body: sayForm(role === 'merchant' ? 'endBodyMerchant' : 'endBodySupplier'),
          confirmLabel: sayForm('end'),
          tone: 'danger',
        },
        () => call(userProductsDelete, { userId, productId }),
      );
      if (done) toast.success(sayForm('ended'));
    },
    turn: async (row, enabled) => {
      const { userId, productId } = row;
      const done = await atOnce(() => call(userProductsUpdate, { userId, productId, enabled }));
      if (done) toast.success(say(enabled ? 'enabledNow' : 'disabledNow', { name: titled(row) }));
    },
  };
}
