import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, FormSection, Select } from '@platform/ui-kit/skin';
import { FormText } from '../../../../shared/form.text.tsx';
import { useText } from '../../../../shared/messages.ts';
import { AccountFields } from '../party/account.fields.tsx';
import { merchantFormMessages } from './merchants.form.messages.ts';
import { callbackFormats, type MerchantForm, signProfiles } from './merchants.form.ts';

export interface MerchantFieldsProps {
  form: Form<MerchantForm>;
  /** A new merchant also gets its account. */
  isNew: boolean;
}

export function MerchantFields({ form, isNew }: MerchantFieldsProps) {
  const say = useText(merchantFormMessages);
  const { values, set } = form;
  const options = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
  return (
    <>
      <FormSection title={say('sectionMerchant')} columns={2}>
        <FormText form={form} name="name" label={say('name')} maxLength={64} required />
        {isNew && <AccountFields form={form} of="merchant" />}
      </FormSection>
      <FormSection title={say('sectionAccess')} columns={2}>
        <FormField
          form={form}
          name="signProfile"
          label={say('signProfile')}
          help={isNew ? undefined : say('signProfileHelp')}
          required
        >
          <Select
            value={values.signProfile}
            options={options(signProfiles)}
            onValueChange={(name) =>
              set({ signProfile: signProfiles.find((each) => each === name) ?? values.signProfile })
            }
          />
        </FormField>
        <CallbackFields form={form} />
      </FormSection>
    </>
  );
}

/** Where and how callbacks arrive, and from where calls may come: what a merchant may change of itself. */
export function CallbackFields({ form }: { form: Form<MerchantForm> }) {
  const say = useText(merchantFormMessages);
  const { values, set } = form;
  return (
    <>
      <FormField form={form} name="callbackFormat" label={say('callbackFormat')} required>
        <Select
          value={values.callbackFormat}
          options={callbackFormats.map((value) => ({ value, label: value }))}
          onValueChange={(name) =>
            set({ callbackFormat: callbackFormats.find((each) => each === name) ?? values.callbackFormat })
          }
        />
      </FormField>
      <FormText
        form={form}
        name="defaultNotifyUrl"
        label={say('defaultNotifyUrl')}
        help={say('notifyUrlHelp')}
        maxLength={500}
        mono
        className="sm:col-span-2"
      />
      <FormText
        form={form}
        name="allowedIps"
        label={say('allowedIps')}
        help={say('allowedIpsHelp')}
        rows={3}
        mono
        className="sm:col-span-2"
      />
    </>
  );
}
