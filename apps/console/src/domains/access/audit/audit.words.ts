import { permissions } from '@platform/sdk/permissions';
import { settingDefinitions } from '@platform/sdk/settings';
import type { Language } from '../../../shared/language.ts';
import type { Table } from '../../../shared/list/list.types.ts';
import { type Messages, translate } from '../../../shared/messages.ts';
import { auditNounMessages } from './audit.nouns.messages.ts';
import { auditVerbMessages } from './audit.verbs.messages.ts';

/** A word of a table; a key of a newer server is shown as it is. */
function wordIn<Words extends Table>(messages: Messages<Words>, language: Language, key: string): string {
  const known = Object.keys(messages.table).find((each) => each === key);
  return known === undefined ? key : (translate as Plain)(messages, language, known);
}
type Plain = (messages: Messages<Table>, language: Language, key: string) => string;

const settings = new Map<string, (typeof settingDefinitions)[keyof typeof settingDefinitions]>(
  Object.entries(settingDefinitions),
);

export const settingTitle = (name: string, language: Language): string =>
  settings.get(name)?.title[language] ?? name;

/**
 * An operation in words: "Merchant · Rotate key". Of a setting its title: "Setting · Order timeout".
 */
export function operationWord(operation: string, language: Language): string {
  const [noun = '', verb = ''] = operation.split('.');
  const subject = wordIn(auditNounMessages, language, noun);
  if (noun === 'settings' && verb.startsWith('set'))
    return `${subject} · ${settingTitle(verb.slice('set'.length), language)}`;
  return `${subject} · ${wordIn(auditVerbMessages, language, verb)}`;
}

/** Operations that leave records without being audited by their permission. */
const others = ['entityData.list', 'exports.finish', 'ipRules.disable', 'system.clearData'] as const;

export const auditedOperations: readonly string[] = [
  ...Object.entries(permissions).flatMap(([id, { audit }]) => (audit ? [id] : [])),
  ...others,
];

/** Kinds of objects in records, with the noun that names them. */
const nounOf = {
  account: 'users',
  adjustment: 'adjustments',
  agreement: 'userProducts',
  bank: 'banks',
  blackList: 'blackList',
  botGroup: 'botGroups',
  botPerson: 'botPeople',
  callbackResend: 'callbackResends',
  statementResolution: 'statementResolutions',
  dataClearing: 'dataClearings',
  entity: 'entityData',
  errorLog: 'errorLogs',
  export: 'exports',
  frozenIp: 'frozenIps',
  ipRule: 'ipRules',
  merchant: 'merchants',
  messageTemplate: 'messageTemplates',
  messageTemplateOrder: 'templateOrder',
  monitorDevice: 'monitorDevices',
  monitorLog: 'monitorLogs',
  monitorScript: 'monitorScripts',
  order: 'orders',
  orderAnalysisRule: 'orderAnalysisRules',
  orderBatch: 'orderBatches',
  orderCallback: 'orderCallbacks',
  orderFinding: 'orderFindings',
  payGateway: 'payGateways',
  payScript: 'payScripts',
  payScriptRun: 'payScriptRuns',
  payoutBatch: 'payoutBatches',
  payoutTemplate: 'payoutTemplates',
  product: 'products',
  reconciliationDay: 'reconciliation',
  resource: 'resources',
  savedView: 'savedViews',
  securityChain: 'securityChains',
  securityLeak: 'securityNodes',
  session: 'session',
  setting: 'settings',
  simulator: 'simulator',
  splitMatch: 'splitMatches',
  splitTolerance: 'tolerances',
  statement: 'statements',
  supplier: 'suppliers',
  system: 'system',
  templateRematch: 'templateRematches',
  user: 'users',
} as const;

export const objectTypes: readonly string[] = Object.keys(nounOf);

export function objectWord(type: string, language: Language): string {
  const noun = Object.entries(nounOf).find(([name]) => name === type)?.[1] ?? type;
  return wordIn(auditNounMessages, language, noun);
}
