import {
  messageTemplatesDelete,
  messageTemplatesLatestRematch,
  messageTemplatesList,
  messageTemplatesOrder,
  messageTemplatesUpdate,
} from '@platform/sdk/operations';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { Suspense } from 'react';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useText } from '../../../shared/messages.ts';
import type { SavedTemplate } from './editor/template.editor.tsx';
import { templateMessages } from './templates.messages.ts';
import type { TemplateRow } from './templates.parts.ts';

const TemplateEditor = lazyPart(
  'message template editor',
  async () => (await import('./editor/template.editor.tsx')).TemplateEditor,
);
const OrderDialog = lazyPart(
  'message template order',
  async () => (await import('./order/order.dialog.tsx')).OrderDialog,
);
const RematchDialog = lazyPart(
  'message template rematch',
  async () => (await import('./rematch/rematch.dialog.tsx')).RematchDialog,
);

/** Actions on templates. Each refreshes the list. */
export function useTemplateActions() {
  const say = useText(templateMessages);
  const dialogs = useDialogs();
  const { atOnce, attempt, withQuestion } = useStep(
    messageTemplatesList,
    messageTemplatesOrder,
    messageTemplatesLatestRematch,
  );
  const rematch = async (template: { id: string; name: string }) => {
    if (!(await atOnce(RematchDialog.fetch))) return;
    await dialogs.open({
      render: (control) => (
        <Suspense fallback={null}>
          <RematchDialog control={control} template={template} attempt={attempt} />
        </Suspense>
      ),
    });
  };
  const open = async (row?: TemplateRow, isCopy = false) => {
    if (!(await atOnce(TemplateEditor.fetch))) return;
    const saved = await dialogs.open<SavedTemplate>({
      size: 'xl',
      render: (control) => (
        <Suspense fallback={null}>
          <TemplateEditor control={control} row={row} isCopy={isCopy} attempt={attempt} />
        </Suspense>
      ),
    });
    if (saved?.hasUnread) await rematch(saved);
  };
  return {
    rematch,
    add: () => open(),
    edit: (row: TemplateRow) => open(row),
    copy: (row: TemplateRow) => open(row, true),
    changeOrder: async () => {
      if (!(await atOnce(OrderDialog.fetch))) return;
      await dialogs.open<boolean>({
        size: 'lg',
        render: (control) => (
          <Suspense fallback={null}>
            <OrderDialog control={control} attempt={attempt} />
          </Suspense>
        ),
      });
    },
    turn: async ({ id, name }: TemplateRow, enabled: boolean) => {
      const done = await atOnce(() => call(messageTemplatesUpdate, { id, enabled }));
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
        () => call(messageTemplatesDelete, { id }),
      );
      if (done) toast.success(say('deletedNow', { name }));
    },
  };
}
