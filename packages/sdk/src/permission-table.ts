import type { Permission, Role, Scope } from './generated/permissions.ts';

// How generated/permissions.ts writes who may call what: as short as it can be said, since every page of a console needs
// all of it before it shows anything.

/** A letter for each scope, `-` for a role that may not call. */
export const scopeLetters: Readonly<Record<string, Scope>> = {
  a: 'all',
  m: 'ownMerchant',
  t: 'supplierTree',
  s: 'self',
};

/** A letter for each thing that is so; what is not is left out. */
export const flagLetters = {
  p: 'public',
  2: 'secondLevel',
  b: 'duringBinding',
  w: 'writes',
  r: 'audit',
  m: 'movesMoney',
} as const satisfies Record<string, Exclude<keyof Permission, 'roles'>>;

/** One permission: a letter for each role, then those of what is so, `aa-s---wr`. */
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
  };
}

/**
 * Permissions by operation. `kinds` are those that there are, parted by spaces; of `calls` each line is a noun with its
 * verbs, each followed by the number of its kind; a verb without get or set before it names both calls of a setting.
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
