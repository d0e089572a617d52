import { type ConfirmOptions, type CustomDialogControl, useDialogs } from '@platform/ui-kit/skin';
import { useEffect } from 'react';
import { defineMessages, useText } from '../messages.ts';

const leaveMessages = defineMessages('leave', {
  title: { 'zh-CN': '放弃填写的内容？', 'zh-TW': '放棄填寫的內容？', 'en-US': 'Leave without saving?' },
  body: {
    'zh-CN': '填写的内容不会保留。',
    'zh-TW': '填寫的內容不會保留。',
    'en-US': 'What was typed is not kept.',
  },
  leave: { 'zh-CN': '放弃', 'zh-TW': '放棄', 'en-US': 'Leave' },
  stay: { 'zh-CN': '继续填写', 'zh-TW': '繼續填寫', 'en-US': 'Stay' },
});

/** What a form asks before it is left with changes. */
export function useLeaveWords(): ConfirmOptions {
  const say = useText(leaveMessages);
  return {
    title: say('title'),
    body: say('body'),
    confirmLabel: say('leave'),
    cancelLabel: say('stay'),
  };
}

/** Has a dialog of one's own making ask before it is left while something in it has been changed. */
export function useLeaveQuestion(
  { setBeforeClose }: Pick<CustomDialogControl<never>, 'setBeforeClose'>,
  dirty: boolean,
): void {
  const dialogs = useDialogs();
  const words = useLeaveWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the change itself is told.
  useEffect(() => setBeforeClose(dirty ? () => dialogs.confirm(words) : undefined), [dirty]);
}
