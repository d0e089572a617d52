import type { Output } from '@platform/sdk';
import { monitorDevicesList } from '@platform/sdk/operations';
import { monitorDevicesListRules } from '@platform/sdk/query-rules';
import type { SelectOption, Tone } from '@platform/ui-kit/skin';
import { Ban, CircleCheck, CircleSlash, CircleX, type LucideIcon, Radio, TriangleAlert } from 'lucide-react';
import { listOf } from '../../../shared/list/list.of.ts';
import type { ListContext } from '../../../shared/list/list.types.ts';
import type { Translate } from '../../../shared/messages.ts';
import { deviceMessages } from './devices.messages.ts';

export type DeviceRow = Output<'monitorDevices.list'>['list'][number];

export interface DeviceGiven extends ListContext {
  suppliers: readonly SelectOption[];
  /** Scripts by name, with their kind. Empty for roles that may not read them. */
  scripts: readonly (SelectOption & { kind: string })[];
}

export const { column, filter, define } = listOf<DeviceGiven>()(
  monitorDevicesList,
  monitorDevicesListRules,
  deviceMessages,
);

type Say = Translate<typeof deviceMessages.table>;
interface Look {
  tone: Tone;
  icon?: LucideIcon;
  word: string;
}

const kinds = ['sms', 'web', 'chain'] as const;
export type DeviceKind = (typeof kinds)[number];
export const deviceKinds: readonly DeviceKind[] = kinds;
/** A kind in words. One of a newer server is shown by its name. */
export const kindWord = (kind: string, say: (key: DeviceKind) => string): string => {
  const known = kinds.find((each) => each === kind);
  return known ? say(known) : kind;
};

/** Whether a device may report, and whether it does. */
export function deviceLook({ state, life }: Pick<DeviceRow, 'state' | 'life'>, say: Say): Look {
  if (state === 'revoked') return { tone: 'neutral', icon: Ban, word: say('revoked') };
  if (state === 'disabled') return { tone: 'neutral', icon: CircleSlash, word: say('disabled') };
  if (life === 'alive') return { tone: 'success', icon: Radio, word: say('alive') };
  if (life === 'silent') return { tone: 'danger', icon: CircleX, word: say('silent') };
  return { tone: 'warning', icon: TriangleAlert, word: life === 'never' ? say('never') : (life ?? state) };
}

export function scriptLook({ scriptState }: Pick<DeviceRow, 'scriptState'>, say: Say): Look {
  if (scriptState === 'current') return { tone: 'success', icon: CircleCheck, word: say('current') };
  if (scriptState === 'lagging') return { tone: 'warning', icon: TriangleAlert, word: say('lagging') };
  return { tone: 'neutral', word: scriptState === 'none' ? say('noScript') : scriptState };
}

/** The version that a device runs, in words. */
export function runningText(row: Pick<DeviceRow, 'runningVersion' | 'runningChecksum'>, say: Say): string {
  if (row.runningVersion !== null) return String(row.runningVersion);
  return row.runningChecksum === null ? say('nothingReported') : say('unknownVersion');
}
