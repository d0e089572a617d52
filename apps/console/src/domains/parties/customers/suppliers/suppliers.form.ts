import type { Input } from '@platform/sdk';
import { type FieldRefusal, validateAccount, validateNickname, validatePassword } from '@platform/sdk/rules';

/** Input of the supplier form. An empty text is no value. */
export interface SupplierForm {
  readonly name: string;
  /** An existing user without a supplier; empty: a new account. */
  readonly userId: string;
  readonly account: string;
  readonly password: string;
  /** Empty: no leader, or for a supplier itself. */
  readonly parentSupplierId: string;
}

export const emptyForm: SupplierForm = {
  name: '',
  userId: '',
  account: '',
  password: '',
  parentSupplierId: '',
};

/** The problems that need no call. */
export function formRefusals(form: SupplierForm): Partial<Record<keyof SupplierForm, FieldRefusal>> {
  const found: Partial<Record<keyof SupplierForm, FieldRefusal | undefined>> = {
    name: validateNickname(form.name.trim()),
    ...(form.userId === '' && {
      account: validateAccount(form.account.trim()),
      password: validatePassword(form.password),
    }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, why]) => why !== undefined));
}

/** The input of `suppliers.add`. The form has no refusals. */
export function readNewSupplier(form: SupplierForm): Input<'suppliers.add'> {
  const { userId, parentSupplierId } = form;
  return {
    ...(userId ? { userId } : { account: form.account.trim(), password: form.password }),
    name: form.name.trim(),
    ...(parentSupplierId && { parentSupplierId }),
  };
}
