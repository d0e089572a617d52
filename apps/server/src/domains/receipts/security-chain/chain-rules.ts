import { type SQL, sql } from 'drizzle-orm';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import type { StatementKind } from '../statements/statements.table.ts';
import { securityNodes } from './security-chain.table.ts';

const minuteMs = 60_000;

/** What the settings say about chains, as it is when one is looked at. */
export interface ChainRules {
  /** Which messages chains are made of. */
  readonly kind: 'all' | StatementKind;
  /** How far from its own time a message's neighbours are looked for, where they did not come in their order. */
  readonly neighbourMs: number;
  /** How long a break can still be closed by the message that was missing. */
  readonly healMs: number;
  /** How long a message stays one that others follow from, and that others may repeat. */
  readonly memoryMs: number;
}

export async function readChainRules(settings: SettingsReader): Promise<ChainRules> {
  const global = await settings.get('GlobalSecuritySetting');
  return {
    kind: (await settings.get('SecurityFreqParameters')).type,
    neighbourMs: global.lookForwardMinutes * minuteMs,
    healMs: global.messageMaxCacheTime * minuteMs,
    memoryMs: global.messageInSecurityChainCacheTime * minuteMs,
  };
}

/** Nodes that count: those of a kind that is no longer asked for are kept, and break nothing. */
export const counts = ({ kind }: Pick<ChainRules, 'kind'>): SQL =>
  kind === 'all' ? sql`true` : sql`${securityNodes.kind} = ${kind}`;

/** A break that neither a person nor a late message has repaired. */
export const isOpenBreak = (rules: Pick<ChainRules, 'kind'>): SQL =>
  sql`(${securityNodes.state} = 'broken' and ${securityNodes.patchId} is null and ${counts(rules)})`;
