import type { Output } from '@platform/sdk';
import { payGatewaysList } from '@platform/sdk/operations';
import { payGatewaysListRules } from '@platform/sdk/query-rules';
import type { SelectOption } from '@platform/ui-kit/skin';
import { listOf } from '../../../../shared/list/list.of.ts';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import type { Translate } from '../../../../shared/messages.ts';
import { gatewayMessages } from './gateways.messages.ts';

export type GatewayRow = Output<'payGateways.list'>['list'][number];

export interface ScriptChoice extends SelectOption {
  direction: string;
  liveVersion: number | null;
}
export interface ProductChoice extends SelectOption {
  kind: string;
  currency: string;
}

export interface GatewayGiven extends ListContext {
  scripts: readonly ScriptChoice[];
  products: readonly ProductChoice[];
}

export const { column, filter, define } = listOf<GatewayGiven>()(
  payGatewaysList,
  payGatewaysListRules,
  gatewayMessages,
);

/** The script with the version that runs. */
export const scriptText = (
  { scriptName: script, liveVersion: version }: Pick<GatewayRow, 'scriptName' | 'liveVersion'>,
  say: Translate<typeof gatewayMessages.table>,
): string =>
  version === null ? say('scriptNotLive', { script }) : say('scriptVersion', { script, version });
