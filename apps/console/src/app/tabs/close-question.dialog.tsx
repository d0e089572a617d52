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
import { closeQuestion } from './tabs.session.ts';

const closeMessages = defineMessages('closeQuestion', {
  unsaved: {
    'zh-CN': '这里有尚未保存的内容，关闭后会丢失：',
    'zh-TW': '這裡有尚未儲存的內容，關閉後會遺失：',
    'en-US': 'Something here is not saved and would be lost:',
  },
});

/** Asks once about all pages that would lose something, naming each. */
export function CloseQuestionDialog() {
  const text = useText(shellMessages);
  const own = useText(closeMessages);
  const words = useWords();
  const question = useStore(closeQuestion);
  return (
    <Dialog open={question !== null} onOpenChange={(open) => !open && question?.answer(false)}>
      {question && (
        <DialogContent size="sm">
          <DialogHeader>
            <DialogTitle>
              {text(question.tabs.length > 1 ? 'closeManyQuestion' : 'closeQuestion')}
            </DialogTitle>
            <DialogDescription>{own('unsaved')}</DialogDescription>
          </DialogHeader>
          <DialogBody>
            <ul className="list-disc pl-5">
              {question.tabs.map((tab) => {
                const screen = screenAt(tab.routeId);
                return screen && <li key={tab.id}>{words(screen.title)}</li>;
              })}
            </ul>
          </DialogBody>
          <DialogFooter>
            <Button onClick={() => question.answer(false)}>{text('keepOpen')}</Button>
            <Button variant="danger" onClick={() => question.answer(true)}>
              {text('closeAnyway')}
            </Button>
          </DialogFooter>
        </DialogContent>
      )}
    </Dialog>
  );
}
