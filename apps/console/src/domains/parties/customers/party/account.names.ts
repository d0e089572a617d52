/** Fields of a new party's sign-in account. */
const accountFields = ['userId', 'account', 'password'] as const;
export type AccountField = (typeof accountFields)[number];
export const isAccountField = (name: string): name is AccountField =>
  accountFields.some((field) => field === name);
