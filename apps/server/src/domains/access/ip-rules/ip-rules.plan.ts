import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { readExpiry } from '../../../kit/check-expiry.ts';
import { texts } from '../../../kit/exporting/export-columns.ts';
import { readNetworks } from '../../../kit/http/check-networks.ts';
import { RequestFault } from '../../../kit/http/envelope.ts';
import type { Role } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { findUserByAccount } from '../users/users.service.ts';
import { AllowedNetworks, type Subject, type SubjectRule, subjectKey } from './ip-rules.service.ts';
import { type IpRule, type IpRuleKind, ipRules } from './ip-rules.table.ts';

/** A change as it is asked for. Without an id rules are added; `remove` removes the rules of the ids. */
export interface IpRuleChange {
  readonly ipRuleId?: string;
  /** Several rules that are all enabled, disabled or removed. */
  readonly ipRuleIds?: readonly string[];
  readonly remove?: boolean;
  readonly kind?: string;
  readonly role?: string;
  readonly account?: string;
  readonly networks?: readonly string[];
  readonly note?: string;
  readonly expiresAt?: string | null;
  readonly enabled?: boolean;
}

type Values = Pick<IpRule, 'network' | 'note' | 'expiresAt' | 'enabled'>;

/** What a change does to the rules of one subject. */
export interface IpRulePlan {
  readonly subject: Subject;
  /** The account that the subject names. */
  readonly account: string | null;
  readonly added: readonly Values[];
  readonly alreadyListed: readonly string[];
  readonly changed: readonly { readonly before: IpRule; readonly set: Values }[];
  readonly removed: readonly IpRule[];
  /** The enabled rules of the subject after it. */
  readonly after: AllowedNetworks;
}

/** @throws validationFailed, notFound, and conflict for a network that the subject already has in another rule */
export async function planChange(
  db: Queryable,
  { ipRuleIds, ...change }: IpRuleChange,
  now: Date,
): Promise<IpRulePlan[]> {
  if (ipRuleIds !== undefined) return planMany(db, ipRuleIds, change);
  return change.ipRuleId === undefined
    ? [await planAddition(db, change, now)]
    : [await planOf(db, change.ipRuleId, change, now)];
}

async function planAddition(db: Queryable, change: IpRuleChange, now: Date): Promise<IpRulePlan> {
  if (change.remove) throw refused('ipRuleId', 'required', needed);
  const { subject, account } = await readSubject(db, change);
  if (change.networks === undefined) throw refused('networks', 'required', needed);
  const asked = readNetworks('networks', change.networks);
  const { note = '', enabled = true } = change;
  const expiresAt = readExpiry(change.expiresAt, now);
  const listed = await db
    .select({ network: ipRules.network })
    .from(ipRules)
    .where(and(ofSubject(subject), inArray(ipRules.network, asked)));
  const known = new Set(listed.map(({ network }) => network));
  const added = asked
    .filter((network) => !known.has(network))
    .map((network) => ({ network, note: note.trim(), expiresAt, enabled }));
  const after = [...(await enabledOf(db, subject)), ...enabledIn(subject, added)];
  return {
    ...{ subject, account, added, changed: [], removed: [], after: new AllowedNetworks(after) },
    alreadyListed: asked.filter((network) => known.has(network)),
  };
}

async function planOf(
  db: Queryable,
  id: string,
  { remove = false, note, enabled, ...change }: IpRuleChange,
  now: Date,
): Promise<IpRulePlan> {
  checkFixed(change, ['kind', 'role', 'account']);
  const [before] = await db.select().from(ipRules).where(eq(ipRules.id, id));
  if (!before) throw new BusinessError('notFound');
  const others = await enabledOf(db, before, [id]);
  const plan = { subject: before, account: null, added: [], alreadyListed: [], changed: [], removed: [] };
  if (remove) return { ...plan, removed: [before], after: new AllowedNetworks(others) };
  const networks = readNetworks('networks', change.networks ?? [before.network]);
  if (networks.length > 1) throw refused('networks.1', 'too_big', onlyOne);
  const [network = before.network] = networks;
  const set = {
    network,
    note: note?.trim() ?? before.note,
    expiresAt: change.expiresAt === undefined ? before.expiresAt : readExpiry(change.expiresAt, now),
    enabled: enabled ?? before.enabled,
  };
  const sameNetwork = and(ofSubject(before), eq(ipRules.network, network), ne(ipRules.id, id));
  if ((await db.$count(ipRules, sameNetwork)) > 0) throw new BusinessError('conflict');
  const after = new AllowedNetworks([...others, ...enabledIn(before, [set])]);
  return { ...plan, changed: [{ before, set }], after };
}

/** Enables, disables or removes several rules at once: each subject is judged with all of its rules changed. */
async function planMany(
  db: Queryable,
  ids: readonly string[],
  { remove = false, enabled, ...change }: IpRuleChange,
): Promise<IpRulePlan[]> {
  checkFixed(change, ['ipRuleId', 'kind', 'role', 'account', 'networks', 'note', 'expiresAt']);
  if (!remove && enabled === undefined) throw refused('enabled', 'required', needed);
  const wanted = [...new Set(ids)];
  const rows = await db.select().from(ipRules).where(inArray(ipRules.id, wanted)).orderBy(ipRules.id);
  if (rows.length < wanted.length) throw new BusinessError('notFound');
  const plans: IpRulePlan[] = [];
  for (const rules of Map.groupBy(rows, subjectKey).values()) {
    const [subject] = rules;
    if (!subject) continue;
    const others = await enabledOf(db, subject, wanted);
    const plan = { subject, account: null, added: [], alreadyListed: [], changed: [], removed: [] };
    if (remove) {
      plans.push({ ...plan, removed: rules, after: new AllowedNetworks(others) });
      continue;
    }
    const changed = rules.map(({ network, note, expiresAt, ...before }) => {
      const set = { network, note, expiresAt, enabled: enabled ?? before.enabled };
      return { before: { ...before, network, note, expiresAt }, set };
    });
    const sets = changed.map(({ set }) => set);
    plans.push({ ...plan, changed, after: new AllowedNetworks([...others, ...enabledIn(subject, sets)]) });
  }
  return plans;
}

function checkFixed(change: IpRuleChange, fields: readonly (keyof IpRuleChange)[]): void {
  for (const field of fields) if (change[field] !== undefined) throw refused(field, 'fixed', fixed);
}

async function readSubject(
  db: Queryable,
  { kind, role, account }: IpRuleChange,
): Promise<Pick<IpRulePlan, 'subject' | 'account'>> {
  if (kind === undefined) throw refused('kind', 'required', needed);
  const wanted = { role: kind === 'role', account: kind === 'account' || kind === 'merchant' };
  for (const [path, value] of Object.entries({ role, account })) {
    if ((value !== undefined) === wanted[path as 'role' | 'account']) continue;
    throw value === undefined ? refused(path, 'required', needed) : refused(path, 'not_of_kind', notOfKind);
  }
  const subject = { kind: kind as IpRuleKind, role: (role as Role | undefined) ?? null, userId: null };
  if (account === undefined) return { subject, account: null };
  const user = await findUserByAccount(db, account);
  if (!user || (kind === 'merchant' && user.role !== 'merchant'))
    throw refused('account', 'unknown', kind === 'merchant' ? noMerchant : noAccount);
  return { subject: { ...subject, userId: user.id }, account: user.account };
}

const ofSubject = ({ kind, role, userId }: Subject) =>
  and(
    eq(ipRules.kind, kind),
    role === null ? undefined : eq(ipRules.role, role),
    userId === null ? undefined : eq(ipRules.userId, userId),
  );

const enabledOf = (db: Queryable, subject: Subject, except: readonly string[] = []): Promise<SubjectRule[]> =>
  db
    .select()
    .from(ipRules)
    .where(
      and(
        ofSubject(subject),
        eq(ipRules.enabled, true),
        except.length === 0 ? undefined : notInArray(ipRules.id, [...except]),
      ),
    );

const enabledIn = (subject: Subject, rules: readonly Values[]): SubjectRule[] =>
  rules.filter(({ enabled }) => enabled).map((rule) => ({ ...subject, ...rule }));

const needed = texts('必填', '必填', 'Required.');
const fixed = texts(
  '规则的对象不能修改，请另建规则',
  '規則的對象不能修改，請另建規則',
  'The subject of a rule cannot be changed. Add another rule.',
);
const onlyOne = texts('一条规则只有一个网段', '一條規則只有一個網段', 'A rule has one network.');
const notOfKind = texts('此类规则没有这一项', '此類規則沒有此欄位', 'Not for rules of this kind.');
const noAccount = texts('没有这个账号', '沒有此帳號', 'There is no such account.');
const noMerchant = texts('没有这个商户账号', '沒有此商戶帳號', 'There is no such account of a merchant.');

const refused = (path: string, code: string, message: ReturnType<typeof texts>) =>
  new RequestFault('validationFailed', { issues: [{ path, code, message }] });
