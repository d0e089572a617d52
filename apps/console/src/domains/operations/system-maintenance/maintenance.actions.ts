import type { Output } from '@platform/sdk';
import {
  settingsGetEnableService,
  settingsSetEnableService,
  systemFixResources,
  systemHealth,
  systemListSettings,
  systemResetResourcePool,
} from '@platform/sdk/operations';
import { toast, useDialogs } from '@platform/ui-kit/skin';
import { useState } from 'react';
import { call } from '../../../shared/client.ts';
import { errorText } from '../../../shared/error.text.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { isSessionError, useRefresh } from '../../../shared/query.ts';
import { maintenanceMessages } from './maintenance.messages.ts';

export type PoolReset = Output<'system.resetResourcePool'>;
export type ResourcesFixed = Output<'system.fixResources'>;

export interface MaintenanceActions {
  /** Results of the last run on this page. */
  reset: PoolReset | null;
  fixed: ResourcesFixed | null;
  runReset: () => Promise<void>;
  runFix: () => Promise<void>;
  turnService: (on: boolean) => Promise<void>;
}

/** Maintenance actions, each after confirmation. Stopping the service requires typing the words. */
export function useMaintenance(): MaintenanceActions {
  const say = useText(maintenanceMessages);
  const language = useLanguage();
  const refresh = useRefresh();
  const dialogs = useDialogs();
  const [reset, setReset] = useState<PoolReset | null>(null);
  const [fixed, setFixed] = useState<ResourcesFixed | null>(null);

  /** Undefined on success. On failure the dialog shows the error and stays open. */
  const attempt = async (work: () => Promise<unknown>): Promise<string | undefined> => {
    try {
      await work();
      refresh(systemHealth, settingsGetEnableService, systemListSettings);
      return undefined;
    } catch (thrown) {
      return isSessionError(thrown) ? undefined : errorText(thrown, language).what;
    }
  };

  return {
    reset,
    fixed,
    runReset: async () => {
      await dialogs.confirm({
        title: say('resetTitle'),
        body: say('resetBody'),
        confirmLabel: say('run'),
        cancelLabel: say('cancel'),
        onConfirm: () => attempt(async () => setReset(await call(systemResetResourcePool, {}))),
      });
    },
    runFix: async () => {
      await dialogs.confirm({
        title: say('fixTitle'),
        body: say('fixBody'),
        confirmLabel: say('run'),
        cancelLabel: say('cancel'),
        onConfirm: () => attempt(async () => setFixed(await call(systemFixResources, {}))),
      });
    },
    turnService: async (on) => {
      if (on) {
        const problem = await attempt(() => call(settingsSetEnableService, { enable: true }));
        if (problem) toast.danger(say('failed'), { description: problem });
        else toast.success(say('started'));
        return;
      }
      const word = say('stopWord');
      const stopped = await dialogs.confirm({
        title: say('stopTitle'),
        body: say('stopBody'),
        confirmLabel: say('stop'),
        cancelLabel: say('cancel'),
        tone: 'danger',
        typed: { expected: word, label: say('typeToConfirm', { word }), mismatch: say('mismatch') },
        onConfirm: () => attempt(() => call(settingsSetEnableService, { enable: false })),
      });
      if (stopped) toast.warning(say('stopped'));
    },
  };
}
