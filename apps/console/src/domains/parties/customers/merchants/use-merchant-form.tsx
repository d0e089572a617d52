import { useText } from '../../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { accountMessages } from '../party/account.messages.ts';
import { type AccountField, isAccountField } from '../party/account.names.ts';
import { MerchantFields } from './merchants.form.fields.tsx';
import { merchantFormMessages } from './merchants.form.messages.ts';
import {
  formOf,
  formRefusals,
  type MerchantForm,
  type MerchantRefusal,
  wrongNetworks,
} from './merchants.form.ts';
import type { MerchantRow } from './merchants.labels.ts';

/** The form of a merchant, for a page and for dialogs: a new one, or a listed one to change. */
export function useMerchantForm() {
  const say = useText(merchantFormMessages);
  const sayAccount = useText(accountMessages);
  const sayReason = useText(fieldReasonMessages);
  const told = (why: MerchantRefusal, form: MerchantForm): string =>
    why === 'invalidNetworks'
      ? say('invalidNetworks', { entries: wrongNetworks(form.allowedIps).join(', ') })
      : sayReason(why);
  return (row?: MerchantRow) => ({
    initial: formOf(row),
    validate: (form: MerchantForm) =>
      Object.fromEntries(
        Object.entries(formRefusals(form, row === undefined)).map(([field, why]) => [field, told(why, form)]),
      ),
    fields: (form: Parameters<typeof MerchantFields>[0]['form']) => (
      <MerchantFields form={form} isNew={row === undefined} />
    ),
    fieldName: (name: string) =>
      isAccountField(name) ? sayAccount(name) : say(name as Exclude<keyof MerchantForm, AccountField>),
    confirmLabel: say(row ? 'save' : 'add'),
  });
}
