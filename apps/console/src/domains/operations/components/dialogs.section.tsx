import { useText } from '../../../shared/messages.ts';
import { AskingExample } from './dialogs.asking.tsx';
import { ConfirmationExample } from './dialogs.confirmation.tsx';
import { dialogsMessages } from './dialogs.messages.ts';
import { PaletteExample } from './dialogs.palette.tsx';
import { PanelsExample } from './dialogs.panels.tsx';
import { ToastsExample } from './dialogs.toasts.tsx';
import { Example, Examples } from './example.tsx';

export function DialogsSection() {
  const say = useText(dialogsMessages);
  return (
    <Examples columns={2}>
      <Example title={say('confirmation')}>
        <ConfirmationExample />
      </Example>
      <Example title={say('asking')}>
        <AskingExample />
      </Example>
      <Example title={say('panels')}>
        <PanelsExample />
      </Example>
      <Example title={say('toasts')}>
        <ToastsExample />
      </Example>
      <Example title={say('palette')}>
        <PaletteExample />
      </Example>
    </Examples>
  );
}
