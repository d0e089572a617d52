import assert from 'node:assert/strict';
import type { Permission, Role } from '../../packages/sdk/src/generated/permissions.ts';
import { flagLetters, readPermissions, scopeLetters } from '../../packages/sdk/src/permission-table.ts';
import { banner } from './banner.ts';
import { type LocatedOperation, upperFirst } from './document.ts';
import { literal } from './emit-errors.ts';
import { type RoleEntry, type Roles, rolesOfEntry, scopes } from './roles-source.ts';
import type { SettingDefinition } from './settings-paths.ts';
import { objectIn, type Yaml } from './yaml-source.ts';

/** Roles × operations with tenant scope. Fails when contract and roles.yaml name different operations. */
export function emitPermissions(
  source: Yaml,
  settings: SettingDefinition[],
  operations: LocatedOperation[],
): string {
  const roles = source.roles as Role[];
  const named = objectIn(source, 'operations') as Record<string, RoleEntry>;
  const planned = objectIn(source, 'planned') as Record<string, RoleEntry>;
  const entries: Record<string, RoleEntry> = { ...named };
  for (const setting of settings) {
    const all = (who: string[]): Roles => Object.fromEntries(who.map((role) => [role, 'all']));
    entries[`settings.get${upperFirst(setting.name)}`] = { roles: all(setting.roles.get) };
    entries[`settings.set${upperFirst(setting.name)}`] = { roles: all(setting.roles.set), secondLevel: true };
  }
  const rolesOf = (id: string, entry: RoleEntry): Roles => rolesOfEntry(source, id, entry);
  const contract = new Set(operations.map((located) => located.id));
  for (const id of Object.keys(entries))
    if (!contract.has(id))
      throw new Error(`roles.yaml names ${id}, which the contract does not hold; list it under "planned"`);
  const calls = new Set(operations.map((located) => `${located.method} ${located.path}`));
  for (const [id, entry] of Object.entries(planned)) {
    rolesOf(id, entry);
    if (contract.has(id) || calls.has(entry.call ?? ''))
      throw new Error(`roles.yaml: ${id} is in the contract now; move it up from "planned"`);
  }
  const permissions = new Map<string, Permission>();
  for (const located of operations) {
    const entry = entries[located.id];
    if (!entry) throw new Error(`roles.yaml does not say who may call ${located.id}`);
    const isPublic = located.operation.security?.length === 0;
    if (isPublic !== (entry.public ?? false))
      throw new Error(`roles.yaml ${located.id}: public here and in the contract differ`);
    const writes = located.operation['x-writes'] ?? located.method === 'POST';
    const movesMoney = located.operation['x-moves-money'] ?? false;
    permissions.set(located.id, {
      public: isPublic,
      roles: rolesOf(located.id, entry),
      secondLevel: entry.secondLevel ?? false,
      duringBinding: entry.duringBinding ?? false,
      writes,
      audit: writes && (entry.audit ?? true),
      ...(movesMoney ? { movesMoney } : {}),
      ...(entry.ownData ? { ownData: true } : {}),
    });
  }
  const manages = objectIn(source, 'manages') as Record<string, string[]>;
  for (const [role, managed] of Object.entries(manages)) {
    const unknown = [role, ...managed].find((name) => !(roles as readonly string[]).includes(name));
    if (unknown !== undefined) throw new Error(`roles.yaml manages: unknown role "${unknown}"`);
  }
  const written = write(roles, permissions);
  return `${banner}import { readPermissions } from '../permission-table.ts';
import type { OperationId } from './io.ts';

/** Roles of the platform. */
export const roles = ${literal(roles)} as const;
/** Role of a user. */
export type Role = (typeof roles)[number];

/** Tenant scope: the rows that a role sees through an operation. */
export type Scope = ${scopes.map((scope) => `'${scope}'`).join(' | ')};

/** Roles that may call an operation, its requirements and its effects. */
export interface Permission {
  /** Needs no token. */
  readonly public: boolean;
  /** Roles that may call it, each with its tenant scope. */
  readonly roles: Readonly<Partial<Record<Role, Scope>>>;
  /** Needs a second-level token. */
  readonly secondLevel: boolean;
  /** Reachable by a session that must first bind an authenticator. */
  readonly duringBinding: boolean;
  /** Writes data. */
  readonly writes: boolean;
  /** Writes an audit record. */
  readonly audit: boolean;
  /** Moves money: requires identity verification and pay password if the settings say so. */
  readonly movesMoney?: boolean;
  /** Changes the caller's own data: refused to a merchant or supplier who may not modify it. */
  readonly ownData?: boolean;
}

/** Roles whose accounts each role may change, and that it may assign. Never above its own. */
export const managedRoles: Readonly<Record<Role, readonly Role[]>> = ${literal(
    Object.fromEntries(roles.map((role) => [role, manages[role] ?? []])),
  )};

/** Permission of each operation. */
export const permissions = /* @__PURE__ */ (() =>
  readPermissions(
    roles,
    '${written.kinds}',
    \`${written.calls}\`,
  ) as Readonly<Record<OperationId, Permission>>)();
`;
}

/** The permissions in the format of the SDK (packages/sdk/src/permission-table.ts). */
function write(roles: readonly Role[], permissions: ReadonlyMap<string, Permission>) {
  const letters = Object.entries(scopeLetters);
  const kinds: string[] = [];
  const numbers = new Map<string, number>();
  for (const [id, permission] of permissions) {
    const scopes = roles.map(
      (role) => letters.find(([, scope]) => scope === permission.roles[role])?.[0] ?? '-',
    );
    const flags = Object.entries(flagLetters).filter(([, name]) => permission[name]);
    const kind = [...scopes, ...flags.map(([letter]) => letter)].join('');
    if (!kinds.includes(kind)) kinds.push(kind);
    numbers.set(id, kinds.indexOf(kind));
  }
  const byNoun = Map.groupBy(numbers, ([id]) => id.slice(0, id.indexOf('.')));
  const lines = [...byNoun].map(([noun, calls]) => {
    const verbs = calls.flatMap(([id, number]) => {
      const verb = id.slice(noun.length + 1);
      const [, way, name] = /^(get|set)([A-Z].*)$/.exec(verb) ?? [];
      const setNumber = numbers.get(`${noun}.set${name}`);
      if (!numbers.has(`${noun}.get${name}`) || setNumber === undefined) return [`${verb}${number}`];
      // Both calls of a setting are written at the position of the first one.
      return way === 'get' ? [`${name}${number},${setNumber}`] : [];
    });
    return [noun, ...verbs].join(' ');
  });
  const written = { kinds: kinds.join(' '), calls: lines.join('\n') };
  assert.deepEqual(readPermissions(roles, written.kinds, written.calls), Object.fromEntries(permissions));
  return written;
}
