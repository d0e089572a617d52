import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, FormSection, Select } from '@platform/ui-kit/skin';
import { FormText } from '../../../../shared/form.text.tsx';
import { useText } from '../../../../shared/messages.ts';
import { useSupplierOptions } from '../../../../shared/options.ts';
import { AccountFields } from '../party/account.fields.tsx';
import { supplierFormMessages } from './suppliers.form.messages.ts';
import type { SupplierForm } from './suppliers.form.ts';

export interface SupplierFieldsProps {
  form: Form<SupplierForm>;
  isStaff: boolean;
}

export function SupplierFields({ form, isStaff }: SupplierFieldsProps) {
  const say = useText(supplierFormMessages);
  const leaders = useSupplierOptions();
  return (
    <FormSection title={say('section')} columns={2}>
      <FormText form={form} name="name" label={say('name')} maxLength={64} required />
      <FormField form={form} name="parentSupplierId" label={say('leader')} help={say('leaderHelp')}>
        <Select
          value={form.values.parentSupplierId}
          searchable
          // A supplier adds below itself unless it chooses one of its team.
          options={isStaff ? [{ value: '', label: say('noLeader') }, ...leaders] : leaders}
          onValueChange={(parentSupplierId) => form.set({ parentSupplierId })}
        />
      </FormField>
      <AccountFields form={form} of="supplier" offersUsers={isStaff} />
    </FormSection>
  );
}
