import type { OperationId } from '@platform/sdk';

/**
 * Operations of the contract that this server does not serve yet: they answer 501. All others must have a
 * handler, or the server does not compile.
 */
export const unimplemented = [
  'payGateways.list',
  'payGateways.options',
  'payGateways.add',
  'payGateways.update',
  'payGateways.setEnabled',
  'payGateways.test',
  'payGateways.send',
  'payScripts.list',
  'payScripts.options',
  'payScripts.versions',
  'payScripts.version',
  'payScripts.add',
  'payScripts.rename',
  'payScripts.addVersion',
  'payScripts.tryRun',
  'payScripts.goLive',
  'payScripts.bringBack',
  'payScriptRuns.list',
  'payScriptRuns.detail',
  'payScriptRuns.queryAgain',
] as const satisfies readonly OperationId[];
