import { banner } from './banner.ts';
import { upperFirst } from './document.ts';
import { literal } from './emit-errors.ts';
import { type RoleEntry, rolesOfEntry } from './roles-source.ts';
import { objectIn, type Yaml } from './yaml-source.ts';

type StepEntry = { call: string; roles?: string[] };

/**
 * The call and roles for each step of an order. A step may be open to fewer roles than its call, never to
 * more.
 */
export function emitSteps(source: Yaml): string {
  const operations = {
    ...(objectIn(source, 'operations') as Record<string, RoleEntry>),
    ...(objectIn(source, 'planned') as Record<string, RoleEntry>),
  };
  const machines = objectIn(source, 'steps') as Record<string, Record<string, StepEntry>>;
  const step = (name: string, { call, roles }: StepEntry) => {
    const operation = operations[call];
    if (!operation) throw new Error(`roles.yaml step ${name}: there is no operation ${call}`);
    const callers = Object.keys(rolesOfEntry(source, call, operation));
    const excess = (roles ?? []).filter((role) => !callers.includes(role));
    if (excess.length) throw new Error(`roles.yaml step ${name}: ${excess.join(', ')} may not call ${call}`);
    return { call, roles: roles ?? callers, secondLevel: operation.secondLevel ?? false };
  };
  const tables = Object.entries(machines).map(
    ([
      machine,
      steps,
    ]) => `/** Steps of a ${machine} order that users take. The platform takes all other steps itself. */
export const ${machine}Steps: Readonly<Partial<Record<string, Step>>> = {
${Object.entries(steps)
  .map(([name, entry]) => `  ${name}: ${literal(step(`${machine}${upperFirst(name)}`, entry))},`)
  .join('\n')}
};`,
  );
  return `${banner}import type { Role } from './permissions.ts';

/** A step that users take, with its call and its roles. */
export interface Step {
  /** The operation that takes the step, or the name of one that does not exist yet. */
  readonly call: string;
  /** Roles that may take it. */
  readonly roles: readonly Role[];
  /** Needs a second-level token. */
  readonly secondLevel: boolean;
}

${tables.join('\n\n')}
`;
}
