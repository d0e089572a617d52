import { usersUnusedOptions } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Input, SecretInput, Select } from '@platform/ui-kit/skin';
import { useText } from '../../../../shared/messages.ts';
import { useOperation } from '../../../../shared/query.ts';
import { accountMessages } from './account.messages.ts';

export interface AccountForm {
  /** An existing user without a party; empty: a new account. */
  readonly userId: string;
  readonly account: string;
  readonly password: string;
}

export interface AccountFieldsProps<Values extends AccountForm> {
  form: Form<Values>;
  of: 'merchant' | 'supplier';
  /** Whether an existing user can be chosen: staff only. */
  offersUsers?: boolean;
}

/** The sign-in account of a new merchant or supplier: a new one, or an existing user's. */
export function AccountFields<Values extends AccountForm>({
  form,
  of: role,
  offersUsers = true,
}: AccountFieldsProps<Values>) {
  const say = useText(accountMessages);
  const { values } = form;
  const set = (change: Partial<AccountForm>) => form.set(change as Partial<Values>);
  const unused = useOperation(usersUnusedOptions, { role }, { enabled: offersUsers }).data ?? [];
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
