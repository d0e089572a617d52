import {
  payoutTemplatesDelete,
  payoutTemplatesList,
  payoutTemplatesOptions,
  payoutTemplatesUpdate,
} from '@platform/sdk/operations';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { Suspense } from 'react';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useText } from '../../../shared/messages.ts';
import { templateMessages } from './templates.messages.ts';
import type { TemplateRow } from './templates.parts.ts';

const TemplateEditor = lazyPart(
  'template editor',
  async () => (await import('./editor/template.editor.tsx')).TemplateEditor,
);

/** Actions on templates. Each refreshes the list and what the wizard offers. */
export function useTemplateActions() {
  const say = useText(templateMessages);
  const dialogs = useDialogs();
  const { atOnce, attempt, withQuestion } = useStep(payoutTemplatesList, payoutTemplatesOptions);
  const open = async (row?: TemplateRow, isCopy = false) => {
    if (!(await atOnce(TemplateEditor.fetch))) return;
    await dialogs.open({
      size: 'xl',
      render: (control) => (
        <Suspense fallback={null}>
          <TemplateEditor control={control} row={row} isCopy={isCopy} attempt={attempt} />
        </Suspense>
      ),
    });
  };
  return {
    add: () => open(),
    edit: (row: TemplateRow) => open(row),
    copy: (row: TemplateRow) => open(row, true),
    turn: async ({ id, name }: TemplateRow, enabled: boolean) => {
      const done = await atOnce(() => call(payoutTemplatesUpdate, { templateId: id, enabled }));
      if (done) toast.success(say(enabled ? 'enabledNow' : 'disabledNow', { name }));
    },
    delete: async ({ id, name }: TemplateRow) => {
      const done = await withQuestion(
        {
          title: say('deleteTitle', { name }),
          body: say('deleteBody'),
          tone: 'danger',
          confirmLabel: say('delete'),
        },
        () => call(payoutTemplatesDelete, { templateId: id }),
      );
      if (done) toast.success(say('deletedNow', { name }));
    },
  };
}
