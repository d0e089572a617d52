import { blackListAdd, blackListList, blackListRemove, blackListUpdate } from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { changesOf } from '../../../shared/changes.ts';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { type Expiry, expiresAtOf } from '../../../shared/expiry.ts';
import { FormText } from '../../../shared/form.text.tsx';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useImport } from '../../../shared/list/import/use-import.tsx';
import { useText } from '../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import {
  ExpiryField,
  ListingFields,
  type ListingForm,
  TermsFields,
  type TermsForm,
  valuesIn,
} from './black-list.form.fields.tsx';
import { blackListFormMessages } from './black-list.form.messages.ts';
import { type BlackListRow, directions, effects } from './black-list.labels.ts';
import { blackListMessages } from './black-list.messages.ts';

const BlackListImport = lazyPart(
  'black list import',
  async () => (await import('./black-list.import.tsx')).BlackListImport,
);

/** Actions on the black list. Each refreshes the list. */
export function useBlackListActions() {
  const say = useText(blackListMessages);
  const sayForm = useText(blackListFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const importWith = useImport(blackListList);
  const { atOnce, withForm, withQuestion } = useStep(blackListList);
  const formWords = new Set<string>(['values', 'expiry']);
  const fieldName = (field: string) =>
    formWords.has(field)
      ? sayForm(field as 'values' | 'expiry')
      : say(field as 'kind' | 'direction' | 'effect' | 'reason');
  const blank = (text: string) => text.trim() === '';
  return {
    add: async () => {
      let result = { added: [] as readonly string[], alreadyListed: [] as readonly string[] };
      const initial: ListingForm = {
        kind: 'name',
        values: '',
        direction: 'both',
        effect: 'refuse',
        reason: '',
        expiry: 'never',
      };
      const done = await withForm<ListingForm>(
        {
          title: sayForm('title'),
          body: sayForm('body'),
          initial,
          validate: (form) => ({
            ...(valuesIn(form.values).length === 0 && { values: sayReason('required') }),
            ...(blank(form.reason) && { reason: sayReason('required') }),
          }),
          fieldName,
          fields: (form) => <ListingFields form={form} />,
          confirmLabel: sayForm('confirm'),
          tone: 'danger',
        },
        async ({ values, expiry, reason, ...terms }) => {
          result = await call(blackListAdd, {
            ...terms,
            values: valuesIn(values),
            reason: reason.trim(),
            expiresAt: expiresAtOf(expiry, Date.now()),
          });
        },
      );
      if (!done) return;
      const { added, alreadyListed } = result;
      if (added.length > 0) toast.success(sayForm('done', { count: added.length }));
      if (alreadyListed.length > 0) toast.info(sayForm('already', { values: alreadyListed.join(', ') }));
    },
    edit: async ({ id, value, reason, ...row }: BlackListRow) => {
      const initial: TermsForm = {
        direction: directions.find((each) => each === row.direction) ?? 'both',
        effect: effects.find((each) => each === row.effect) ?? 'refuse',
        reason,
      };
      const done = await withForm<TermsForm>(
        {
          title: sayForm('editTitle', { value }),
          initial,
          validate: (form) => (blank(form.reason) ? { reason: sayReason('required') } : {}),
          fieldName,
          fields: (form) => (
            <div className="grid gap-4">
              <TermsFields form={form} />
              <FormText form={form} name="reason" label={say('reason')} maxLength={200} required />
            </div>
          ),
          confirmLabel: sayForm('save'),
        },
        (form) =>
          call(blackListUpdate, {
            blackListId: id,
            ...changesOf({ ...form, reason: form.reason.trim() }, initial),
          }),
      );
      if (done) toast.success(sayForm('saved', { value }));
    },
    extend: async ({ id, value }: BlackListRow) => {
      const done = await withForm<{ expiry: Expiry }>(
        {
          title: sayForm('extendTitle', { value }),
          initial: { expiry: 'month' },
          validate: () => ({}),
          fieldName,
          fields: (form) => <ExpiryField form={form} />,
          confirmLabel: sayForm('save'),
        },
        ({ expiry }) =>
          call(blackListUpdate, { blackListId: id, expiresAt: expiresAtOf(expiry, Date.now()) }),
      );
      if (done) toast.success(sayForm('saved', { value }));
    },
    turn: async ({ id, value }: BlackListRow, enabled: boolean) => {
      const done = await atOnce(() => call(blackListUpdate, { blackListId: id, enabled }));
      if (done) toast.success(say(enabled ? 'enabledNow' : 'disabledNow', { value }));
    },
    remove: async ({ id, value }: BlackListRow) => {
      const asked = {
        title: say('removeTitle', { value }),
        body: say('removeBody'),
        confirmLabel: say('remove'),
      };
      if (await withQuestion(asked, () => call(blackListRemove, { blackListId: id })))
        toast.success(say('removedNow', { value }));
    },
    importFile: () => importWith(BlackListImport, {}),
  };
}
