import type { Output } from '@platform/sdk';
import { systemListSettings } from '@platform/sdk/operations';
import { type SettingName, settingChange } from '@platform/sdk/settings';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { errorText } from '../../../shared/error.text.ts';
import { useFormats } from '../../../shared/format.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { isSessionError, useCachedResponse, useRefresh } from '../../../shared/query.ts';
import { rereadUser } from '../../../shared/user.reread.ts';
import { whileWorking } from '../../../shared/working.ts';
import { SettingDialog } from './system-config.dialog.tsx';
import { valueText } from './system-config.labels.ts';
import { systemConfigMessages } from './system-config.messages.ts';
import type { SettingEntry } from './system-config.model.ts';

export interface SettingActions {
  /** Toggles a setting. Stopping the platform service asks first. */
  turn: (entry: SettingEntry, on: boolean) => Promise<void>;
  edit: (entry: SettingEntry) => Promise<void>;
}

/** Changes settings immediately, with undo. A change takes effect on all processes at once. */
export function useSettingActions(): SettingActions {
  const say = useText(systemConfigMessages);
  const formats = useFormats();
  const language = useLanguage();
  const states = useCachedResponse(systemListSettings, {});
  const dialogs = useDialogs();
  const refresh = useRefresh();

  const save = async (name: SettingName, value: unknown): Promise<void> => {
    const input = typeof value === 'boolean' ? { enable: value } : { value };
    // The value was read by this setting's own definition; the union of all names cannot say so.
    const state = await call(settingChange(name), input as never);
    // Shown before the form closes: opened again at once, it starts from the new value, and so does undo.
    await states.set({ ...states.get(), [name]: state } as Output<'system.listSettings'>);
    refresh();
    // The shell shows some: the logo, the contact.
    void rereadUser();
  };

  const tell = (entry: SettingEntry, value: unknown) => {
    const { definition } = entry;
    const title = definition.title[language];
    const text = (shown: unknown) => valueText(definition, shown, say, formats);
    const plain = !definition.secret && definition.type !== 'object';
    toast.success(say('saved', { title }), {
      ...(plain && { description: say('savedValue', { before: text(entry.value), after: text(value) }) }),
      // The old value of a secret is unknown here, so there is no undo.
      ...(!definition.secret && {
        action: { label: say('undo'), onSelect: () => void attempt(entry, entry.value, false) },
      }),
    });
  };

  const attempt = async (entry: SettingEntry, value: unknown, offersUndo: boolean): Promise<void> => {
    try {
      await whileWorking(() => save(entry.definition.name, value));
      if (offersUndo) tell(entry, value);
      else toast.success(say('saved', { title: entry.definition.title[language] }));
    } catch (thrown) {
      if (isSessionError(thrown)) return;
      toast.danger(say('notSaved'), { description: errorText(thrown, language).what });
    }
  };

  return {
    turn: async (entry, on) => {
      if (entry.definition.name === 'enableService' && !on) {
        const sure = await dialogs.confirm({
          title: say('stopTitle'),
          body: say('stopBody'),
          confirmLabel: say('stop'),
          cancelLabel: say('cancel'),
          tone: 'danger',
        });
        if (!sure) return;
      }
      await attempt(entry, on, true);
    },
    edit: async (entry) => {
      const saved = await dialogs.open<{ value: unknown }>({
        size: entry.definition.type === 'object' ? 'md' : 'sm',
        render: (control) => (
          <SettingDialog
            entry={entry}
            control={control}
            save={(value) => save(entry.definition.name, value)}
          />
        ),
      });
      if (saved) tell(entry, saved.value);
    },
  };
}
