import { type SQL, sql } from 'drizzle-orm';
import type { SettingsReader } from '../../../kit/operation/context.ts';
import type { StatementKind } from '../statements/statements.table.ts';
import { securityNodes } from './security-chain.table.ts';

const minuteMs = 60_000;

/** Settings for chains, read when a chain is checked. */
export interface ChainRules {
  /** Kind of messages that form chains. */
  readonly kind: 'all' | StatementKind;
  /** Time range around a message in which its neighbours are searched, if messages arrive out of order. */
  readonly neighbourMs: number;
  /** How long the missing message can still repair a break. */
  readonly healMs: number;
  /** How long later messages may follow from a message, or count as its repetition. */
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

/** Nodes that count. Nodes of a kind no longer in the settings are kept but cannot break a chain. */
export const counts = ({ kind }: Pick<ChainRules, 'kind'>): SQL =>
  kind === 'all' ? sql`true` : sql`${securityNodes.kind} = ${kind}`;

/** Makes a statement once for each kind of messages that may form chains. */
export function byChainKind<Statement>(
  make: (rules: Pick<ChainRules, 'kind'>) => Statement,
): (rules: Pick<ChainRules, 'kind'>) => Statement {
  const made = new Map<ChainRules['kind'], Statement>();
  return ({ kind }) => {
    const known = made.get(kind) ?? make({ kind });
    made.set(kind, known);
    return known;
  };
}

/** A break not yet repaired by a person or a late message. */
export const isOpenBreak = (rules: Pick<ChainRules, 'kind'>): SQL =>
  sql`(${securityNodes.state} = 'broken' and ${securityNodes.patchId} is null and ${counts(rules)})`;
