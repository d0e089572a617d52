import { objectIn, type Yaml } from './yaml-source.ts';

/** Whose rows each role sees. */
export type Roles = Record<string, string>;

/** The entry of one operation in roles.yaml. */
export type RoleEntry = {
  public?: boolean;
  roles?: string | Roles;
  secondLevel?: boolean;
  ownData?: boolean;
  duringBinding?: boolean;
  audit?: boolean;
  call?: string;
};

export const scopes = ['all', 'ownMerchant', 'supplierTree', 'self'];

/** The roles of an entry, which names a set of roles or lists them. */
export function rolesOfEntry(source: Yaml, id: string, entry: RoleEntry): Roles {
  const roles = source.roles as string[];
  const sets = objectIn(source, 'sets') as Record<string, Roles>;
  const found = typeof entry.roles === 'string' ? sets[entry.roles] : (entry.roles ?? {});
  if (!found) throw new Error(`roles.yaml ${id}: no set "${String(entry.roles)}"`);
  for (const [role, scope] of Object.entries(found)) {
    if (!roles.includes(role)) throw new Error(`roles.yaml ${id}: unknown role "${role}"`);
    if (!scopes.includes(scope)) throw new Error(`roles.yaml ${id}: unknown scope "${scope}"`);
  }
  return found;
}
