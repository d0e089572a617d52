import { BusinessError, type Output } from '@platform/sdk';
import { adminAddUser, adminUpdateUser } from '@platform/sdk/operations';
import { managedRoles } from '@platform/sdk/permissions';
import {
  Button,
  type CustomDialogControl,
  DialogBody,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
  SecretInput,
  Select,
} from '@platform/ui-kit/skin';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../../../shared/client.ts';
import { useLeaveQuestion } from '../../../shared/dialogs/leave.question.ts';
import { problemsBeside } from '../../../shared/error.fields.ts';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { useText } from '../../../shared/messages.ts';
import { isSessionError } from '../../../shared/query.ts';
import { roleMessages } from '../../../shared/role.messages.ts';
import type { Role } from '../../../shared/roles.ts';
import type { User } from '../../../shared/user.ts';
import {
  formOf,
  readNewUser,
  readUserChange,
  type UserField,
  type UserForm,
  userFields,
} from './users.form.ts';
import type { UserRow } from './users.labels.ts';
import { userMessages } from './users.messages.ts';

export type SavedUser = Output<'admin.addUser'>;

export interface UserFormDialogProps {
  /** The current user, who cannot assign a role above their own. */
  actor: User;
  /** The account to edit; undefined to add one. */
  user?: UserRow;
  control: CustomDialogControl<SavedUser>;
}

/** Content of the dialog that adds or edits an account. Input is kept when the server refuses it. */
export function UserFormDialog({ actor, user, control }: UserFormDialogProps) {
  const say = useText(userMessages);
  const roleName = useText(roleMessages);
  const formId = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState<UserForm>(() => formOf(user));
  const [problems, setProblems] = useState<Partial<Record<UserField, string>>>({});
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  useLeaveQuestion(control, JSON.stringify(form) !== JSON.stringify(formOf(user)));

  const change = (field: UserField, value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    setProblems((before) => ({ ...before, [field]: undefined }));
  };
  const refuse = (found: Partial<Record<UserField, string>>) => {
    setProblems(found);
    const first = userFields.find((field) => found[field]);
    if (first)
      fields.current?.querySelector<HTMLElement>(`[data-field=${first}] :is(input, button)`)?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setError(null);
    const read = user ? readUserChange(user, form) : readNewUser(form);
    if (!read.ok) {
      refuse(
        Object.fromEntries(Object.entries(read.problems).map(([field, why]) => [field, say(wordOf(why))])),
      );
      return;
    }
    setBusy(true);
    try {
      const { input } = read;
      control.resolve(await ('id' in input ? call(adminUpdateUser, input) : call(adminAddUser, input)));
    } catch (thrown) {
      if (BusinessError.is(thrown, 'accountExists')) refuse({ account: thrown.reason });
      else if (BusinessError.is(thrown, 'passwordRejected')) refuse({ password: thrown.reason });
      else {
        const found = problemsBeside(thrown, userFields);
        if (found) refuse(found);
        else if (!isSessionError(thrown)) setError(thrown);
      }
    } finally {
      setBusy(false);
    }
  };

  const roleHelp =
    user?.id === actor.user_id
      ? say('ownRoleHelp')
      : user?.partyName
        ? say('boundRoleHelp', { party: user.partyName })
        : undefined;
  const ownRole: Role = actor.access;
  const given = managedRoles[ownRole].map((role) => ({ value: role as string, label: roleName(role) }));
  return (
    <>
      <DialogHeader>
        <DialogTitle>{user ? say('editTitle', { account: user.account }) : say('add')}</DialogTitle>
        {!user && <DialogDescription>{say('addHelp')}</DialogDescription>}
      </DialogHeader>
      <DialogBody>
        <form id={formId} ref={fields} noValidate onSubmit={submit} className="grid gap-4">
          <div data-field="nickname">
            <Field label={say('nickname')} error={problems.nickname} required>
              <Input
                value={form.nickname}
                maxLength={64}
                autoComplete="off"
                onChange={(event) => change('nickname', event.target.value)}
              />
            </Field>
          </div>
          <div data-field="account">
            <Field label={say('account')} help={say('accountHelp')} error={problems.account} required>
              <Input
                value={form.account}
                maxLength={64}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => change('account', event.target.value)}
              />
            </Field>
          </div>
          <div data-field="role">
            <Field label={say('role')} help={roleHelp} error={problems.role} required>
              <Select
                options={given}
                value={form.role}
                disabled={roleHelp !== undefined}
                onValueChange={(role) => change('role', role)}
              />
            </Field>
          </div>
          <div data-field="password">
            <Field
              label={say('password')}
              help={say(user ? 'passwordKeepHelp' : 'passwordHelp')}
              error={problems.password}
              required={!user}
            >
              <SecretInput
                value={form.password}
                maxLength={128}
                autoComplete="new-password"
                onChange={(event) => change('password', event.target.value)}
              />
            </Field>
          </div>
          <ErrorNotice error={error} />
        </form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={control.dismiss}>{say('cancel')}</Button>
        <Button type="submit" form={formId} variant="primary" loading={busy}>
          {say(user ? 'save' : 'add')}
        </Button>
      </DialogFooter>
    </>
  );
}

/** Rules of the fields in this form. */
const wordOf = (why: string) =>
  why === 'tooLong' || why === 'tooShort' || why === 'lettersAndDigitsOnly' || why === 'needsLettersAndDigits'
    ? why
    : 'required';
