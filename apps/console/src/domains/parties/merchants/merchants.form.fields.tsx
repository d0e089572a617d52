import { usersUnusedOptions } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, FormSection, Input, SecretInput, Select, Textarea } from '@platform/ui-kit/skin';
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
        <FormField form={form} name="name" label={say('name')} required>
          <Input
            value={values.name}
            maxLength={64}
            autoComplete="off"
            onChange={({ target }) => set({ name: target.value })}
          />
        </FormField>
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
        <FormField
          form={form}
          name="defaultNotifyUrl"
          label={say('defaultNotifyUrl')}
          help={say('notifyUrlHelp')}
          className="sm:col-span-2"
        >
          <Input
            value={values.defaultNotifyUrl}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            className="font-mono text-sm"
            onChange={({ target }) => set({ defaultNotifyUrl: target.value })}
          />
        </FormField>
        <FormField
          form={form}
          name="allowedIps"
          label={say('allowedIps')}
          help={say('allowedIpsHelp')}
          className="sm:col-span-2"
        >
          <Textarea
            value={values.allowedIps}
            rows={3}
            spellCheck={false}
            className="font-mono text-sm"
            onChange={({ target }) => set({ allowedIps: target.value })}
          />
        </FormField>
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
          <FormField form={form} name="account" label={say('account')} help={say('accountHelp')} required>
            <Input
              value={values.account}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => set({ account: target.value })}
            />
          </FormField>
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
