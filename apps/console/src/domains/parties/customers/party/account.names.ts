import type { BusinessError } from '@platform/sdk';

/** Fields of a new party's sign-in account. */
const accountFields = ['userId', 'account', 'password'] as const;
export type AccountField = (typeof accountFields)[number];
export const isAccountField = (name: string): name is AccountField =>
  accountFields.some((field) => field === name);

/** The field that the platform's refusal of a new sign-in account is about. */
export function refusedAccountField({ codeName }: Pick<BusinessError, 'codeName'>): AccountField | undefined {
  switch (codeName) {
    case 'accountExists':
      return 'account';
    case 'passwordRejected':
      return 'password';
    case 'userAlreadyLinked':
    case 'accountNotFound':
      return 'userId';
    default:
      return undefined;
  }
}
