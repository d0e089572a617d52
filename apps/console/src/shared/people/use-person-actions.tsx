import type { Input, Operation } from '@platform/sdk';
import {
  adminResetPayPassword,
  authenticatorUnbind,
  usersEnableGoogleVerify,
  usersSetAllowModify,
  usersSetKyc,
} from '@platform/sdk/operations';
import { FormField, Select, Textarea, toast } from '@platform/ui-kit/skin';
import { changesOf } from '../changes.ts';
import { call } from '../client.ts';
import { useStep } from '../dialogs/use-step.ts';
import { useText } from '../messages.ts';
import { type KycState, kycStates, kycWord, type Person, type PersonCommand } from './people.labels.ts';
import { peopleMessages } from './people.messages.ts';

/** What the form of the identity check sends. */
type KycChange = Omit<Input<'users.setKyc'>, 'userId'>;

/** Actions on a person's account. The responses of the given operations are refetched afterwards. */
export function usePersonActions(
  ...refreshed: readonly Operation[]
): (command: PersonCommand, person: Person, kycState?: string) => Promise<unknown> {
  const say = useText(peopleMessages);
  const { atOnce, withForm, withQuestion } = useStep(...refreshed);
  const change = async (work: () => Promise<unknown>) => {
    if (await atOnce(work)) toast.success(say('done'));
  };

  const commands: Record<PersonCommand, (person: Person, kycState?: string) => Promise<unknown>> = {
    demand: ({ userId, account, confirmBind }) => {
      const work = () => call(usersEnableGoogleVerify, { userId, enableGoogleVerify: true });
      if (confirmBind) return change(work);
      const title = say('demandTitle', { account });
      return withQuestion({ title, body: say('demandBody'), confirmLabel: say('demand') }, work);
    },
    demandNoMore: ({ userId }) =>
      change(() => call(usersEnableGoogleVerify, { userId, enableGoogleVerify: false })),
    forbidModify: ({ userId }) => change(() => call(usersSetAllowModify, { userId, allowModify: false })),
    permitModify: ({ userId }) => change(() => call(usersSetAllowModify, { userId, allowModify: true })),
    unbind: ({ account }) =>
      withQuestion(
        { title: say('unbindTitle', { account }), body: say('unbindBody'), confirmLabel: say('unbind') },
        () => call(authenticatorUnbind, { userAccount: account }),
      ),
    resetPayPassword: ({ userId, account }) =>
      withQuestion(
        {
          title: say('resetPayPasswordTitle', { account }),
          body: say('resetPayPasswordBody'),
          confirmLabel: say('resetPayPassword'),
        },
        () => call(adminResetPayPassword, { id: userId }),
      ),
    setKyc: async ({ userId, account }, kycState) => {
      const known = kycStates.find((each) => each === kycState);
      const initial: { kycState: KycState; note: string } = {
        kycState: known ?? 'none',
        note: '',
      };
      const set = await withForm(
        {
          title: say('setKycTitle', { account }),
          body: say('setKycBody'),
          size: 'sm',
          initial,
          confirmLabel: say('save'),
          fieldName: (name) => say(name === 'note' ? 'kycNote' : 'kycState'),
          fields: (form) => (
            <>
              <FormField form={form} name="kycState" label={say('kycState')} required>
                <Select
                  value={form.values.kycState}
                  options={kycStates.map((value) => ({ value, label: kycWord(value, say) }))}
                  onValueChange={(value) => form.set({ kycState: value })}
                />
              </FormField>
              <FormField form={form} name="note" label={say('kycNote')}>
                <Textarea
                  value={form.values.note}
                  maxLength={500}
                  onChange={({ target }) => form.set({ note: target.value })}
                />
              </FormField>
            </>
          ),
        },
        ({ kycState: chosen, note }) =>
          call(usersSetKyc, {
            userId,
            ...changesOf<KycChange>(
              { kycState: chosen, note: note.trim() },
              { note: '', ...(known && { kycState: known }) },
            ),
          }),
      );
      if (set) toast.success(say('done'));
    },
  };
  return (command, person, kycState) => commands[command](person, kycState);
}
