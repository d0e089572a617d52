import type { Output } from '@platform/sdk';
import { payGatewaysList } from '@platform/sdk/operations';
import { payGatewaysListRules } from '@platform/sdk/query-rules';
import { listOf } from '../../../../shared/list/list.of.ts';
import type { ListContext } from '../../../../shared/list/list.types.ts';
import type { Translate } from '../../../../shared/messages.ts';
import { gatewayMessages } from './gateways.messages.ts';
import type { GatewayOptions } from './gateways.options.ts';

export type GatewayRow = Output<'payGateways.list'>['list'][number];

export interface GatewayGiven extends ListContext, GatewayOptions {}

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
