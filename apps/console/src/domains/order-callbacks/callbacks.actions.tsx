import {
  orderCallbacksDelete,
  orderCallbacksList,
  orderCallbacksListDetails,
  ordersCallback,
} from '@platform/sdk/operations';
import { permissions } from '@platform/sdk/permissions';
import { Button, toast, useDialogs } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { call } from '../../shared/client.ts';
import { errorText } from '../../shared/error.text.ts';
import { useLanguage, useText } from '../../shared/messages.ts';
import { isSessionError, useRefresh } from '../../shared/query.ts';
import type { Role } from '../../shared/roles.ts';
import type { User } from '../../shared/user.ts';
import { callbackMessages } from './callbacks.messages.ts';
import { type CallbackRow, isFinished } from './callbacks.words.ts';

/** The buttons of one delivery that this user's role may use; null where it may use none. */
export function useCallbackButtons({ access }: User): ((row: CallbackRow) => ReactNode) | null {
  const say = useText(callbackMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const dialogs = useDialogs();
  const role: Role = access;
  const mayResend = permissions['orders.callback'].roles[role] !== undefined;
  const mayDelete = permissions['orderCallbacks.delete'].roles[role] !== undefined;
  if (!mayResend && !mayDelete) return null;

  const reread = () => refresh(orderCallbacksList, orderCallbacksListDetails);
  const resend = async ({ orderCode }: CallbackRow) => {
    try {
      await call(ordersCallback, { orderCode });
      toast.success(say('resent', { order: orderCode }));
    } catch (thrown) {
      if (!isSessionError(thrown))
        toast.danger(say('failed'), { description: errorText(thrown, language).what });
    }
    reread();
  };
  const remove = async ({ id, orderCode }: CallbackRow) => {
    const gone = await dialogs.confirm({
      title: say('removeTitle', { order: orderCode }),
      body: say('removeBody'),
      confirmLabel: say('remove'),
      cancelLabel: say('cancel'),
      tone: 'danger',
      onConfirm: async () => {
        try {
          await call(orderCallbacksDelete, { ids: [id] });
          return undefined;
        } catch (thrown) {
          return isSessionError(thrown) ? undefined : errorText(thrown, language).what;
        }
      },
    });
    if (gone) toast.success(say('removed'));
    reread();
  };

  return (row) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps presses on its buttons from opening the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the buttons themselves
    <span className="inline-flex gap-1" onClick={(event) => event.stopPropagation()}>
      {mayResend && (
        <Button size="sm" variant="ghost" onClick={() => void resend(row)}>
          {say('resend')}
        </Button>
      )}
      {mayDelete && (
        <Button
          size="sm"
          variant="ghost"
          disabledReason={isFinished(row) ? undefined : say('notFinished')}
          onClick={() => void remove(row)}
        >
          {say('remove')}
        </Button>
      )}
    </span>
  );
}
