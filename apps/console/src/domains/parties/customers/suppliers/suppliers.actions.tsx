import {
  suppliersAdd,
  suppliersAdjustDeposit,
  suppliersEnable,
  suppliersList,
  suppliersRestoreAccess,
  suppliersUpdate,
  usersSupplierOptions,
} from '@platform/sdk/operations';
import { validateNickname, validatePassword } from '@platform/sdk/rules';
import { Checkbox, Field, FormField, SecretInput, toast } from '@platform/ui-kit/skin';
import { useAdjustments } from '../../../../shared/adjustments/use-adjustments.tsx';
import { call } from '../../../../shared/client.ts';
import { turnWith } from '../../../../shared/dialogs/turn.ts';
import { useStep } from '../../../../shared/dialogs/use-step.ts';
import { FormText } from '../../../../shared/form.text.tsx';
import { useGo } from '../../../../shared/link.tsx';
import { useText } from '../../../../shared/messages.ts';
import { usePersonActions } from '../../../../shared/people/use-person-actions.tsx';
import { fieldReasonMessages } from '../../../../shared/reasons.messages.ts';
import { withRefusalsAt } from '../../../../shared/refused.fields.ts';
import { accountMessages } from '../party/account.messages.ts';
import { isAccountField, refusedAccountField } from '../party/account.names.ts';
import { personOf } from '../party/party.labels.ts';
import { addressesOf, type SupplierCommand } from './suppliers.commands.ts';
import { SupplierFields } from './suppliers.form.fields.tsx';
import { supplierFormMessages } from './suppliers.form.messages.ts';
import { emptyForm, formRefusals, readNewSupplier, type SupplierForm } from './suppliers.form.ts';
import { type SupplierRow, teamOf } from './suppliers.labels.ts';
import { supplierMessages } from './suppliers.messages.ts';
import { MoveFields, type MoveForm } from './suppliers.move.tsx';
import type { SupplierGiven } from './suppliers.parts.ts';

export interface SupplierActions {
  add: () => Promise<void>;
  run: (command: SupplierCommand, row: SupplierRow) => Promise<unknown>;
  turn: (row: SupplierRow, enable: boolean) => Promise<void>;
}

interface RestoreForm {
  password: string;
  removeAuthenticator: boolean;
}

/** Actions on suppliers and their teams. Each refreshes the list. */
export function useSupplierActions(given: SupplierGiven): SupplierActions {
  const say = useText(supplierMessages);
  const sayForm = useText(supplierFormMessages);
  const sayAccount = useText(accountMessages);
  const sayReason = useText(fieldReasonMessages);
  const go = useGo();
  const forPerson = usePersonActions(suppliersList);
  const money = useAdjustments(suppliersList);
  const { atOnce, withForm, withQuestion } = useStep(suppliersList, usersSupplierOptions);
  const isStaff = given.scope === 'all';

  const turnTeam = async (row: SupplierRow, enable: boolean) => {
    const { id, name, resourceCount } = row;
    const team = teamOf(row);
    const done = await withQuestion(
      {
        title: sayForm(enable ? 'enableTeamTitle' : 'disableTeamTitle', { name }),
        body: sayForm('teamBody', {
          count: team?.supplierCount ?? 1,
          accounts: team?.resourceCount ?? resourceCount,
        }),
        confirmLabel: say(enable ? 'enable' : 'disable'),
        ...(!enable && { tone: 'danger' as const }),
      },
      () => call(suppliersEnable, { supplierId: id, enable, wholeTeam: true }),
    );
    if (done) toast.success(sayForm(enable ? 'teamEnabled' : 'teamDisabled', { name }));
  };
  const goTo = (command: keyof ReturnType<typeof addressesOf>) => async (row: SupplierRow) => {
    const href = addressesOf(given, row)[command];
    if (href) go(href);
  };

  const own = {
    edit: async ({ id, name: before }: SupplierRow) => {
      const saved = await withForm<{ name: string }>(
        {
          title: sayForm('editTitle', { name: before }),
          size: 'sm',
          initial: { name: before },
          validate: ({ name }) => {
            const why = validateNickname(name.trim());
            return why ? { name: sayReason(why) } : {};
          },
          fieldName: () => sayForm('name'),
          fields: (form) => (
            <FormText form={form} name="name" label={sayForm('name')} maxLength={64} required />
          ),
          confirmLabel: sayForm('save'),
        },
        ({ name }) => call(suppliersUpdate, { supplierId: id, name: name.trim() }),
      );
      if (saved) toast.success(sayForm('saved', { name: before }));
    },
    move: async (row: SupplierRow) => {
      const before = row.parentSupplierId ?? '';
      const moved = await withForm<MoveForm>(
        {
          title: sayForm('moveTitle', { name: row.name }),
          body: sayForm('moveBody'),
          initial: { parentSupplierId: before },
          validate: ({ parentSupplierId }) =>
            parentSupplierId === before ? { parentSupplierId: sayForm('sameLeader') } : {},
          fieldName: () => sayForm('leader'),
          fields: (form) => <MoveFields form={form} row={row} mayLeadItself={isStaff} />,
          confirmLabel: sayForm('move'),
          tone: 'danger',
        },
        ({ parentSupplierId }) =>
          call(suppliersUpdate, { supplierId: row.id, parentSupplierId: parentSupplierId || null }),
      );
      if (moved) toast.success(sayForm('moved', { name: row.name }));
    },
    collections: goTo('collections'),
    payouts: goTo('payouts'),
    ownAccounts: goTo('ownAccounts'),
    proxies: goTo('proxies'),
    adjust: ({ id, name, balances }: SupplierRow) =>
      money.adjust(
        {
          title: sayForm('adjustTitle', { name }),
          body: sayForm('adjustBody'),
          currencies: balances.map(({ currency }) => currency),
        },
        (posting) => call(suppliersAdjustDeposit, { supplierId: id, ...posting }),
      ),
    enableTeam: (row: SupplierRow) => turnTeam(row, true),
    disableTeam: (row: SupplierRow) => turnTeam(row, false),
    restore: async ({ id, name, confirmBind }: SupplierRow) => {
      const restored = await withForm<RestoreForm>(
        {
          title: sayForm('restoreTitle', { name }),
          body: sayForm('restoreBody'),
          size: 'sm',
          initial: { password: '', removeAuthenticator: false },
          tone: 'danger',
          validate: ({ password, removeAuthenticator }) => {
            const why = password === '' ? undefined : validatePassword(password);
            if (why) return { password: sayReason(why) };
            return password === '' && !removeAuthenticator ? { password: sayForm('neededEither') } : {};
          },
          fieldName: (field) => sayForm(field as keyof RestoreForm),
          fields: (form) => (
            <>
              <FormField
                form={form}
                name="password"
                label={sayForm('password')}
                help={sayForm('passwordHelp')}
              >
                <SecretInput
                  value={form.values.password}
                  maxLength={128}
                  autoComplete="new-password"
                  onChange={({ target }) => form.set({ password: target.value })}
                />
              </FormField>
              {confirmBind && (
                <Field layout="inline" label={sayForm('removeAuthenticator')}>
                  <Checkbox
                    checked={form.values.removeAuthenticator}
                    onCheckedChange={(on) => form.set({ removeAuthenticator: on === true })}
                  />
                </Field>
              )}
            </>
          ),
          confirmLabel: sayForm('restore'),
        },
        ({ password, removeAuthenticator }) =>
          withRefusalsAt(
            () =>
              call(suppliersRestoreAccess, {
                supplierId: id,
                ...(password && { password }),
                removeAuthenticator,
              }),
            refusedAccountField,
          ),
      );
      if (restored) toast.success(sayForm('restored', { name }));
    },
  };
  const isOwn = (command: SupplierCommand): command is keyof typeof own => Object.hasOwn(own, command);

  return {
    add: async () => {
      let name = '';
      const done = await withForm<SupplierForm>(
        {
          title: sayForm(isStaff ? 'addTitle' : 'addProxyTitle'),
          initial: emptyForm,
          validate: (form) =>
            Object.fromEntries(
              Object.entries(formRefusals(form)).map(([field, why]) => [field, sayReason(why)]),
            ),
          fieldName: (field) =>
            isAccountField(field)
              ? sayAccount(field)
              : sayForm(field === 'parentSupplierId' ? 'leader' : 'name'),
          fields: (form) => <SupplierFields form={form} isStaff={isStaff} />,
          confirmLabel: sayForm('add'),
        },
        async (form) => {
          const added = () => call(suppliersAdd, readNewSupplier(form));
          name = (await withRefusalsAt(added, refusedAccountField)).name;
        },
      );
      if (done) toast.success(sayForm('added', { name }));
    },
    run: (command, row) =>
      isOwn(command) ? own[command](row) : forPerson(command, personOf(row), row.kycState),
    turn: ({ id, name }, enable) =>
      turnWith(
        { atOnce, withQuestion },
        enable,
        {
          title: say('disableTitle', { name }),
          body: say('disableBody'),
          confirmLabel: say('disable'),
          done: say(enable ? 'enabledNow' : 'disabledNow', { name }),
        },
        () => call(suppliersEnable, { supplierId: id, enable }),
      ),
  };
}
