import { Button, toast } from '@platform/ui-kit/skin';
import { useText } from '../../../shared/messages.ts';
import { dialogsMessages } from './dialogs.messages.ts';
import { Line } from './example.tsx';

export function ToastsExample() {
  const say = useText(dialogsMessages);
  return (
    <Line>
      {(['success', 'info', 'warning', 'danger'] as const).map((tone) => (
        <Button key={tone} onClick={() => toast[tone](say(tone), { description: say('toastMore') })}>
          {say(tone)}
        </Button>
      ))}
    </Line>
  );
}
