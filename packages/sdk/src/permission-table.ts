import type { Permission, Role, Scope } from './generated/permissions.ts';

// Reads the compact text in which generated/permissions.ts stores the permissions. It is short because every
// page of a console needs the whole table before it can show anything.

/** One letter per scope. `-` stands for a role without permission. */
export const scopeLetters: Readonly<Record<string, Scope>> = {
  a: 'all',
  m: 'ownMerchant',
  t: 'supplierTree',
  s: 'self',
};

/** One letter per flag. A flag that is absent is false. */
export const flagLetters = {
  p: 'public',
  2: 'secondLevel',
  b: 'duringBinding',
  w: 'writes',
  r: 'audit',
  m: 'movesMoney',
  o: 'ownData',
} as const satisfies Record<string, Exclude<keyof Permission, 'roles'>>;

/**
 * Parses one permission: one scope letter per role, then the letters of the flags that are set, as in
 * `aa-s---wr`.
 */
function permissionOf(roles: readonly Role[], text: string): Permission {
  const scopes = roles.flatMap((role, index) => {
    const scope = scopeLetters[text.charAt(index)];
    return scope ? [[role, scope] as const] : [];
  });
  const has = (letter: keyof typeof flagLetters): boolean => text.includes(String(letter), roles.length);
  return {
    public: has('p'),
    roles: Object.fromEntries(scopes),
    secondLevel: has(2),
    duringBinding: has('b'),
    writes: has('w'),
    audit: has('r'),
    ...(has('m') && { movesMoney: true }),
    ...(has('o') && { ownData: true }),
  };
}

/**
 * Reads the permissions by operation. `kinds` lists the distinct permissions, separated by spaces. Each line
 * of `calls` is a noun and its verbs; each verb ends in the index of its kind. A verb with two indexes,
 * `Name3,4`, stands for both calls of a setting: `getName` and `setName`.
 */
export function readPermissions(
  roles: readonly Role[],
  kinds: string,
  calls: string,
): Record<string, Permission> {
  const known = kinds.split(' ').map((kind) => permissionOf(roles, kind));
  const permissions: Record<string, Permission> = {};
  for (const line of calls.split('\n')) {
    const [noun, ...verbs] = line.split(' ');
    for (const verb of verbs) {
      const [, name, kind, setKind] = /^([A-Za-z]+)(\d+)(?:,(\d+))?$/.exec(verb) ?? [];
      const set = (call: string, number: string | undefined) => {
        const permission = known[Number(number)];
        if (permission) permissions[`${noun}.${call}`] = permission;
      };
      if (setKind === undefined) set(name ?? '', kind);
      else {
        set(`get${name}`, kind);
        set(`set${name}`, setKind);
      }
    }
  }
  return permissions;
}
