import { usersUnusedOptions } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, FormSection, SecretInput, Select } from '@platform/ui-kit/skin';
import { FormText } from '../../../shared/form.text.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
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
        {isNew && <AccountFields form={form} />}
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
        <FormField form={form} name="callbackFormat" label={say('callbackFormat')} required>
          <Select
            value={values.callbackFormat}
            options={options(callbackFormats)}
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
      </FormSection>
    </>
  );
}

function AccountFields({ form }: { form: Form<MerchantForm> }) {
  const say = useText(merchantFormMessages);
  const { values, set } = form;
  const unused = useOperation(usersUnusedOptions, { role: 'merchant' }).data ?? [];
  return (
    <>
      {unused.length > 0 && (
        <FormField form={form} name="userId" label={say('userId')}>
          <Select
            value={values.userId}
            options={[
              { value: '', label: say('newUser') },
              ...unused.map(({ id, account, nickname }) => ({ value: id, label: account, detail: nickname })),
            ]}
            onValueChange={(userId) => set({ userId })}
          />
        </FormField>
      )}
      {values.userId === '' && (
        <>
          <FormText
            form={form}
            name="account"
            label={say('account')}
            help={say('accountHelp')}
            maxLength={64}
            required
          />
          <FormField form={form} name="password" label={say('password')} help={say('passwordHelp')} required>
            <SecretInput
              value={values.password}
              maxLength={128}
              autoComplete="new-password"
              onChange={({ target }) => set({ password: target.value })}
            />
          </FormField>
        </>
      )}
    </>
  );
}
