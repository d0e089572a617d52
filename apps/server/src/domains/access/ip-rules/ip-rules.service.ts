import { eq } from 'drizzle-orm';
import { NetworkMap } from '../../../kit/http/networks.ts';
import type { RuleSource } from '../../../kit/live/live-snapshot.ts';
import type { Role, SettingsReader } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { type IpRule, ipRules } from './ip-rules.table.ts';

export type Subject = Pick<IpRule, 'kind' | 'role' | 'userId'>;
export type SubjectRule = Subject & Pick<IpRule, 'network' | 'expiresAt'>;

/** The rules of one subject that are enabled. */
interface Allowed {
  readonly ends: readonly (Date | null)[];
  readonly networks: NetworkMap<Date | null>;
}

export const subjectKey = ({ kind, role, userId }: Subject): string => `${kind} ${role ?? userId ?? ''}`;
const isActive = (end: Date | null, now: Date): boolean => end === null || end > now;

/** The subjects that rules can name for an account that signs in; each of them must allow its address. */
export const accountSubjects = (user: { readonly id: string; readonly role: Role }): readonly Subject[] => [
  { kind: 'role', role: user.role, userId: null },
  { kind: 'account', role: null, userId: user.id },
];

/** Those of a signed call, by the account of its merchant. */
export const signerSubjects = (userId: string): readonly Subject[] => [
  { kind: 'merchants', role: null, userId: null },
  { kind: 'merchant', role: null, userId },
];

export const deviceSubjects: readonly Subject[] = [{ kind: 'devices', role: null, userId: null }];

/** Decides from enabled rules, expired ones too, because time passes while they are kept in memory. */
export class AllowedNetworks {
  readonly #bySubject: ReadonlyMap<string, Allowed>;

  constructor(enabled: readonly SubjectRule[]) {
    this.#bySubject = new Map(
      [...Map.groupBy(enabled, subjectKey)].map(([key, rules]) => [
        key,
        {
          ends: rules.map(({ expiresAt }) => expiresAt),
          networks: new NetworkMap(rules.map(({ network, expiresAt }) => [network, expiresAt])),
        },
      ]),
    );
  }

  /** Whether every subject may come from the address. One without an active rule may come from anywhere. */
  allow(subjects: readonly Subject[], address: string, now: Date): boolean {
    return subjects.every((subject) => {
      const allowed = this.#bySubject.get(subjectKey(subject));
      if (!allowed?.ends.some((end) => isActive(end, now))) return true;
      return allowed.networks.of(address).some((end) => isActive(end, now));
    });
  }
}

/** The enabled IP rules. */
export const allowedNetworks: RuleSource<AllowedNetworks> = {
  name: 'ipRules',
  none: new AllowedNetworks([]),
  read: async (db) => {
    const { kind, role, userId, network, expiresAt } = ipRules;
    const columns = { kind, role, userId, network, expiresAt };
    return new AllowedNetworks(await db.select(columns).from(ipRules).where(eq(ipRules.enabled, true)));
  },
};

/** Asked for every call, so it reads memory. @throws ipNotAllowed */
export async function checkIpRules(
  settings: SettingsReader,
  subjects: readonly Subject[],
  { ip, receivedAt }: { readonly ip: string; readonly receivedAt: Date },
): Promise<void> {
  const allowed = await settings.rules(allowedNetworks);
  if (!allowed.allow(subjects, ip, receivedAt)) throw new BusinessError('ipNotAllowed', { ip });
}
