import { type ConfirmOptions, type CustomDialogControl, useDialogs } from '@platform/ui-kit/skin';
import { useEffect } from 'react';
import { defineMessages, useText } from '../messages.ts';

const leaveMessages = defineMessages('leave', {
  title: { 'zh-CN': '放弃填写的内容？', 'zh-TW': '放棄填寫的內容？', 'en-US': 'Discard changes?' },
  body: {
    'zh-CN': '填写的内容不会保留。',
    'zh-TW': '填寫的內容不會保留。',
    'en-US': 'Your input will be lost.',
  },
  leave: { 'zh-CN': '放弃', 'zh-TW': '放棄', 'en-US': 'Discard' },
  stay: { 'zh-CN': '继续填写', 'zh-TW': '繼續填寫', 'en-US': 'Keep editing' },
});

/** The confirmation before leaving a form with unsaved changes. */
export function useLeaveWords(): ConfirmOptions {
  const say = useText(leaveMessages);
  return {
    title: say('title'),
    body: say('body'),
    confirmLabel: say('leave'),
    cancelLabel: say('stay'),
  };
}

/** Makes a custom dialog ask before it closes with unsaved changes. */
export function useLeaveQuestion(
  { setBeforeClose }: Pick<CustomDialogControl<never>, 'setBeforeClose'>,
  dirty: boolean,
): void {
  const dialogs = useDialogs();
  const words = useLeaveWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: run only when dirty changes.
  useEffect(() => setBeforeClose(dirty ? () => dialogs.confirm(words) : undefined), [dirty]);
}
