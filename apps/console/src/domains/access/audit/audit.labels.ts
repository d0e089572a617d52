import type { Output } from '@platform/sdk';
import type { Tone } from '@platform/ui-kit/skin';
import { CircleCheck, CircleX, Clock, Link2, type LucideIcon, Unlink } from 'lucide-react';
import { listOfObject } from '../../../shared/audit.objects.ts';
import { listLink } from '../../../shared/list.links.ts';
import type { Translate } from '../../../shared/messages.ts';
import type { Role } from '../../../shared/roles.ts';
import type { auditMessages } from './audit.messages.ts';

export type AuditRow = Output<'auditRecords.list'>['list'][number];
export type AuditDetail = Output<'auditRecords.detail'>;
export type AuditText = Translate<typeof auditMessages.table>;
interface Look {
  tone: Tone;
  icon: LucideIcon;
  word: string;
}

/** The caller's name, or the kind of caller that has none. */
export function actorText({ actorKind, actorName }: AuditRow, say: AuditText): string {
  if (actorName !== '') return actorName;
  return actorKind === 'system' ? say('system') : say('anonymous');
}

/** The outcome; the name of an error says why a call was refused. */
export const outcomeLook = ({ outcome }: AuditRow, say: AuditText): Look =>
  outcome === 'success'
    ? { tone: 'success', icon: CircleCheck, word: say('success') }
    : { tone: 'warning', icon: CircleX, word: say('refused') };

const links: Readonly<Record<string, { tone: Tone; icon: LucideIcon }>> = {
  waiting: { tone: 'neutral', icon: Clock },
  intact: { tone: 'success', icon: Link2 },
  broken: { tone: 'danger', icon: Unlink },
};
const states = ['waiting', 'intact', 'broken'] as const;

export function linkLook(state: string, say: AuditText): Look {
  const known = states.find((each) => each === state);
  return {
    ...(links[state] ?? { tone: 'neutral', icon: Clock }),
    word: known ? say(known) : state,
  };
}

/** URL parameters that open the drawer of an object, by the kind of object. */
const openNames: Readonly<Record<string, string>> = {
  adjustment: 'adjustment',
  bank: 'bank',
  merchant: 'merchant',
  messageTemplate: 'template',
  monitorDevice: 'device',
  monitorScript: 'script',
  order: 'order',
  payGateway: 'gateway',
  payScript: 'script',
  payScriptRun: 'run',
  payoutBatch: 'batchCode',
  payoutTemplate: 'template',
  product: 'product',
  reconciliationDay: 'day',
  resource: 'account',
  securityChain: 'chain',
  securityLeak: 'finding',
  session: 'session',
  setting: 'q',
  statement: 'statement',
  supplier: 'supplier',
};

/** Tables of the objects that no list opens by their id. */
const tables: Readonly<Record<string, string>> = {
  callbackResend: 'callback_resend_jobs',
  statementResolution: 'statement_resolutions',
  dataClearing: 'data_clearings',
  export: 'list_exports',
  orderBatch: 'order_batches',
  splitMatch: 'split_matches',
  templateRematch: 'message_template_rematches',
  user: 'users',
};

/** The object's screen, or its stored row; undefined if the role can open neither. */
export function objectLink({ objectType, objectId }: AuditRow, role: Role): string | undefined {
  if (objectId === '') return undefined;
  const operation = listOfObject(objectType);
  const open = openNames[objectType];
  if (operation && open) {
    const type = objectType === 'order' ? { orderType: objectId.startsWith('P') ? 2 : 1 } : {};
    return listLink(operation, role, { ...type, [open]: objectId });
  }
  if (objectType === 'entity') return listLink('entityData.list', role, { entity: objectId });
  const entity = tables[objectType];
  return entity && listLink('entityData.list', role, { entity, key: objectId });
}
