import { errorLogsClear, errorLogsList, errorLogsListGroups } from '@platform/sdk/operations';
import { permissions } from '@platform/sdk/permissions';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { errorText } from '../../../shared/error.text.ts';
import { useFormats } from '../../../shared/format.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { isSessionError, useRefresh } from '../../../shared/query.ts';
import type { Role } from '../../../shared/roles.ts';
import type { User } from '../../../shared/user.ts';
import type { FaultRow } from './error-logs.labels.ts';
import { errorLogMessages } from './error-logs.messages.ts';

const messageShown = 120;

/** Clears one fault, or all faults if none is given; null if the role may not. */
export function useClearing({ access }: User): ((fault?: FaultRow) => Promise<void>) | null {
  const say = useText(errorLogMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const dialogs = useDialogs();
  const { number } = useFormats();
  const role: Role = access;
  if (permissions['errorLogs.clear'].roles[role] === undefined) return null;

  return async (fault) => {
    let clearedCount = 0;
    const word = say('clearWord');
    const cleared = await dialogs.confirm({
      title: say(fault ? 'clearOneTitle' : 'clearAllTitle'),
      body: fault
        ? say('clearOneBody', {
            message: fault.message.slice(0, messageShown),
            count: number(fault.reportCount),
          })
        : say('clearAllBody'),
      confirmLabel: say(fault ? 'clearOne' : 'clearAll'),
      cancelLabel: say('cancel'),
      tone: 'danger',
      ...(!fault && {
        typed: { expected: word, label: say('typeToConfirm', { word }), mismatch: say('mismatch') },
      }),
      onConfirm: async () => {
        try {
          const input = fault ? { fingerprint: fault.fingerprint } : {};
          ({ clearedCount } = await call(errorLogsClear, input));
          return undefined;
        } catch (thrown) {
          return isSessionError(thrown) ? undefined : errorText(thrown, language).what;
        }
      },
    });
    if (!cleared) return;
    toast.success(say('cleared', { count: number(clearedCount) }));
    refresh(errorLogsListGroups, errorLogsList);
  };
}
