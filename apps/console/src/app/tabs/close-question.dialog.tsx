import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@platform/ui-kit/skin';
import { defineMessages, useText, useWords } from '../../shared/messages.ts';
import { screenAt } from '../../shared/site.ts';
import { useStore } from '../../shared/store.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { type CloseQuestion, closeQuestion } from './tabs.session.ts';

const closeMessages = defineMessages('closeQuestion', {
  unsaved: {
    'zh-CN': '这里有尚未保存的内容，将会丢失：',
    'zh-TW': '這裡有尚未儲存的內容，將會遺失：',
    'en-US': 'Unsaved content will be lost:',
  },
  reload: { 'zh-CN': '确定要刷新吗？', 'zh-TW': '確定要重新整理嗎？', 'en-US': 'Reload now?' },
  reloadAnyway: { 'zh-CN': '刷新', 'zh-TW': '重新整理', 'en-US': 'Reload' },
  signOut: { 'zh-CN': '确定要退出登录吗？', 'zh-TW': '確定要登出嗎？', 'en-US': 'Log out now?' },
  signOutAnyway: { 'zh-CN': '退出登录', 'zh-TW': '登出', 'en-US': 'Log out' },
});

/** Asks once about all pages with unsaved input and names each of them. */
export function CloseQuestionDialog() {
  const text = useText(shellMessages);
  const own = useText(closeMessages);
  const words = useWords();
  const question = useStore(closeQuestion);
  const titleOf = ({ cause, tabs }: CloseQuestion) => {
    if (cause !== 'close') return own(cause);
    return text(tabs.length > 1 ? 'closeManyQuestion' : 'closeQuestion');
  };
  return (
    <Dialog open={question !== null} onOpenChange={(open) => !open && question?.answer(false)}>
      {question && (
        <DialogContent size="sm">
          <DialogHeader>
            <DialogTitle>{titleOf(question)}</DialogTitle>
            <DialogDescription>{own('unsaved')}</DialogDescription>
          </DialogHeader>
          <DialogBody>
            <ul className="list-disc ps-5">
              {question.tabs.map((tab) => {
                const screen = screenAt(tab.routeId);
                return screen && <li key={tab.id}>{words(screen.title)}</li>;
              })}
            </ul>
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => question.answer(false)}>{text('keepOpen')}</Button>
            <Button variant="danger" onClick={() => question.answer(true)}>
              {question.cause === 'close' ? text('closeAnyway') : own(`${question.cause}Anyway`)}
            </Button>
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  );
}
