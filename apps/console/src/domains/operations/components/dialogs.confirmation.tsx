import { Button, type ConfirmOptions, toast, useDialogs } from '@platform/ui-kit/skin';
import { useState } from 'react';
import { useText } from '../../../shared/messages.ts';
import { dialogsMessages } from './dialogs.messages.ts';
import { Line } from './example.tsx';

const account = 'merchant01';
const amount = '1,200.50';
const examplePassword = 'Platform2026';

/** From undoable actions to actions that cost money. */
export function ConfirmationExample() {
  const say = useText(dialogsMessages);
  const dialogs = useDialogs();
  const [answer, setAnswer] = useState('');
  const ask = async (options: ConfirmOptions) =>
    setAnswer(say('answer', { answer: say((await dialogs.confirm(options)) ? 'yes' : 'no') }));
  const mark = () =>
    toast.success(say('markedTest'), {
      action: { label: say('undo'), onSelect: () => toast.neutral(say('undone')) },
    });
  const cancelLabel = say('cancel');
  return (
    <div className="grid gap-2">
      <Line>
        <Button onClick={mark}>{say('plain')}</Button>
        <Button
          onClick={() =>
            ask({
              title: say('resendTitle'),
              body: say('resendBody'),
              confirmLabel: say('resend'),
              cancelLabel,
            })
          }
        >
          {say('confirm')}
        </Button>
        <Button
          onClick={() =>
            ask({
              title: say('deleteTitle'),
              body: say('deleteBody'),
              confirmLabel: say('delete'),
              cancelLabel,
              tone: 'danger',
              typed: { expected: account, label: say('typeName'), mismatch: say('mismatch') },
            })
          }
        >
          {say('typed')}
        </Button>
        <Button
          variant="danger"
          onClick={() =>
            ask({
              title: say('reverseTitle'),
              body: say('reverseBody'),
              confirmLabel: say('reverse'),
              cancelLabel,
              tone: 'danger',
              typed: {
                expected: amount,
                lenient: true,
                label: say('typeAmount'),
                help: `${amount} INR`,
                mismatch: say('mismatch'),
              },
              reason: { label: say('reason'), missing: say('reasonMissing') },
              secret: { label: say('secret'), missing: say('secretMissing') },
              onConfirm: async ({ secret }) => (secret === examplePassword ? undefined : say('secretWrong')),
            })
          }
        >
          {say('whole')}
        </Button>
      </Line>
      <p role="status" className="min-h-5 text-sm text-muted-foreground">
        {answer}
      </p>
    </div>
  );
}
