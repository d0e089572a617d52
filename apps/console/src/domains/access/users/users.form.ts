import type { Input } from '@platform/sdk';
import { type FieldRefusal, validateAccount, validateNickname, validatePassword } from '@platform/sdk/rules';
import { changesOf } from '../../../shared/changes.ts';
import { isRole } from '../../../shared/roles.ts';
import type { UserRow } from './users.labels.ts';

export interface UserForm {
  readonly nickname: string;
  readonly account: string;
  readonly password: string;
  readonly role: string;
}

export const userFields = ['nickname', 'account', 'password', 'role'] as const;
export type UserField = (typeof userFields)[number];
export type UserProblems = Readonly<Partial<Record<UserField, FieldRefusal>>>;

type NewUser = Input<'admin.addUser'>;
type UserChange = Input<'admin.updateUser'>;
type ReadForm<Value> = { ok: true; input: Value } | { ok: false; problems: UserProblems };

export const formOf = (user?: UserRow): UserForm => ({
  nickname: user?.nickname ?? '',
  account: user?.account ?? '',
  password: '',
  role: user?.access ?? '',
});

/** The new account, or its problems by field. The rules come from the contract. */
export function readNewUser(form: UserForm): ReadForm<NewUser> {
  const { role: access, ...texts } = trimmed(form);
  const problems = problemsOf(form, validatePassword(texts.password));
  if (Object.keys(problems).length > 0 || !isRole(access)) return { ok: false, problems };
  return { ok: true, input: { ...texts, access } };
}

/** What differs from the account. An empty password is not changed. */
export function readUserChange(user: UserRow, form: UserForm): ReadForm<UserChange> {
  const { password, role, ...texts } = trimmed(form);
  const problems = problemsOf(form, password === '' ? undefined : validatePassword(password));
  if (Object.keys(problems).length > 0 || !isRole(role)) return { ok: false, problems };
  const { role: changed, ...rest } = changesOf<UserForm>({ ...texts, role, password }, formOf(user));
  return { ok: true, input: { id: user.id, ...rest, ...(changed !== undefined && { role }) } };
}

function problemsOf(form: UserForm, password: FieldRefusal | undefined): UserProblems {
  const { nickname, account, role } = trimmed(form);
  const found: Record<UserField, FieldRefusal | undefined> = {
    nickname: validateNickname(nickname),
    account: validateAccount(account),
    password,
    role: isRole(role) ? undefined : 'required',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** The password is not trimmed, because it may contain spaces. */
const trimmed = (form: UserForm): UserForm => ({
  ...form,
  nickname: form.nickname.trim(),
  account: form.account.trim(),
});
