import { usersOptions } from '@platform/sdk/operations';
import type { Form } from '@platform/ui-kit/headless/form';
import { FormField, Select } from '@platform/ui-kit/skin';
import { expiryOptions } from '../../../shared/expiry.ts';
import { FormText } from '../../../shared/form.text.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { roleName } from '../../../shared/role.messages.ts';
import { roles } from '../../../shared/roles.ts';
import { CutOff } from './ip-rules.cut-off.tsx';
import { ipRuleFormMessages } from './ip-rules.form.messages.ts';
import { formRefusals, hasAccount, hasRole, type IpRuleForm, readForm } from './ip-rules.form.ts';
import { type IpRuleRow, kindName, kinds } from './ip-rules.labels.ts';
import { ipRuleMessages } from './ip-rules.messages.ts';

export interface IpRuleFieldsProps {
  form: Form<IpRuleForm>;
  /** The rule that changes. Its subject stays. */
  row?: IpRuleRow | undefined;
  /** When the form was opened: the preview counts from then, so that it is asked once. */
  openedMs: number;
}

export function IpRuleFields({ form, row, openedMs }: IpRuleFieldsProps) {
  const say = useText(ipRuleFormMessages);
  const language = useLanguage();
  const { values } = form;
  const isComplete = Object.keys(formRefusals(values, row)).length === 0;
  const { note: _, ...change } = readForm(values, row, openedMs);
  const keep = { value: 'keep' as const, label: say('keepExpiry') };
  return (
    <div className="grid gap-4">
      {!row && <Subject form={form} />}
      <FormText
        form={form}
        name="networks"
        label={say('networks')}
        help={row ? undefined : say('networksHelp')}
        {...(!row && { rows: 4 })}
        mono
        required
      />
      <FormText form={form} name="note" label={say('note')} maxLength={200} />
      <FormField form={form} name="expiry" label={say('expiry')}>
        <Select
          value={values.expiry}
          options={[...(row ? [keep] : []), ...expiryOptions(language)]}
          onValueChange={(expiry) => form.set({ expiry })}
        />
      </FormField>
      <CutOff kind={row?.kind ?? values.kind} change={isComplete ? change : undefined} />
    </div>
  );
}

function Subject({ form }: Pick<IpRuleFieldsProps, 'form'>) {
  const say = useText(ipRuleFormMessages);
  const sayRule = useText(ipRuleMessages);
  const language = useLanguage();
  const { kind, role, account } = form.values;
  const { data: users } = useOperation(usersOptions, {}, { staleMs: 60_000, enabled: hasAccount(kind) });
  const offered = (users ?? []).filter((user) => kind === 'account' || user.role === 'merchant');
  return (
    <>
      <FormField form={form} name="kind" label={say('kind')}>
        <Select
          value={kind}
          options={kinds.map((each) => ({ value: each, label: kindName(each, sayRule) }))}
          onValueChange={(chosen) => form.set({ kind: chosen, account: '' })}
        />
      </FormField>
      {hasRole(kind) && (
        <FormField form={form} name="role" label={say('role')}>
          <Select
            value={role}
            options={roles.map((each) => ({ value: each, label: roleName(each, language) }))}
            onValueChange={(chosen) => form.set({ role: chosen })}
          />
        </FormField>
      )}
      {hasAccount(kind) && (
        <FormField form={form} name="account" label={say('account')} required>
          <Select
            searchable
            value={account === '' ? null : account}
            options={offered.map((user) => ({
              value: user.account,
              label: user.account,
              detail: user.nickname,
            }))}
            onValueChange={(chosen) => form.set({ account: chosen })}
          />
        </FormField>
      )}
    </>
  );
}
