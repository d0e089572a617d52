import { monitorLogsClear, monitorLogsList } from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import { monitorLogMessages } from './monitor-logs.messages.ts';

/** Clears the logs of all devices, once the word is typed. */
export function useLogClearing(): () => Promise<void> {
  const say = useText(monitorLogMessages);
  const { number } = useFormats();
  const { withQuestion } = useStep(monitorLogsList);
  return async () => {
    const word = say('clearWord');
    let count = 0;
    const done = await withQuestion(
      {
        title: say('clearTitle'),
        body: say('clearBody'),
        confirmLabel: say('clear'),
        tone: 'danger',
        typed: { expected: word, label: say('typeToConfirm', { word }), mismatch: say('mismatch') },
      },
      async () => {
        count = (await call(monitorLogsClear, {})).clearedCount;
      },
    );
    if (done) toast.success(say('cleared', { count: number(count) }));
  };
}
