import { banner } from './banner.ts';
import {
  componentName,
  type Document,
  type LocatedOperation,
  resolveSchema,
  type Schema,
  upperFirst,
} from './document.ts';
import { unitShape } from './emit-io.ts';
import { unitPaths } from './emit-operations.ts';
import { objectIn, type Yaml } from './yaml-source.ts';

type Event = { data: Schema };

/** The contract's examples by schema, for fixtures and for responses of the testing kit. */
export function emitExamples(
  document: Document,
  operations: LocatedOperation[],
  websocketSource: Yaml,
): string {
  const examples = findExamples(document, operations);
  const names = [...examples.keys()].sort();
  const isRow = (name: string) => resolveSchema(document, document.components.schemas[name] ?? {}).properties;
  const events = Object.entries(objectIn(websocketSource, 'events') as Record<string, Event>);
  const shapes = names.filter(isRow).map((name) => {
    const units = unitPaths(document, { $ref: `#/components/schemas/${name}` });
    const wire = `components['schemas']['${name}']`;
    const type = Object.keys(units).length ? `WithUnits<${wire}, { ${unitShape(units)} }>` : wire;
    return `  ${lowerFirst(name)}: ${type};`;
  });
  const fixtures = [
    ...names
      .filter(isRow)
      .map((name) => [lowerFirst(name), examples.get(name), unitPaths(document, ref(name))] as const),
    ...events.map(([type, { data }]) => [eventName(type), exampleOfEvent(type, data), {}] as const),
  ];
  return `${banner}import type { WithUnits } from '../runtime/io-shapes.ts';
import type { UnitName } from '../units/unit-name.ts';
import type { OperationId } from './io.ts';
import type { components } from './schema.ts';
import type { SocketEvents } from './websocket.ts';

/** SDK type of each fixture. */
export interface FixtureShapes {
${shapes.join('\n')}
${events.map(([type]) => `  ${eventName(type)}: SocketEvents['${type}'];`).join('\n')}
}
/** Name of a fixture: a schema or event of the contract. */
export type FixtureName = keyof FixtureShapes;

/** The contract's example of each fixture in its wire form, with the units of its scaled fields. */
export const fixtureExamples: Readonly<
  Record<FixtureName, { readonly wire: object; readonly units?: Readonly<Record<string, UnitName>> }>
> = {
${fixtures
  .map(([name, wire, units]) =>
    Object.keys(units).length
      ? `  ${name}: { wire: ${JSON.stringify(wire)}, units: ${JSON.stringify(units)} },`
      : `  ${name}: { wire: ${JSON.stringify(wire)} },`,
  )
  .join('\n')}
};

/** The contract's example of each operation's response, in its wire form. */
export const responseExamples: Readonly<Record<OperationId, unknown>> = {
${operations.map((located) => `  '${located.id}': ${responseExample(document, located, examples)},`).join('\n')}
};
`;
}

/** Examples of named schemas are already fixtures. Only other responses are emitted. */
function responseExample(
  document: Document,
  { id, data }: LocatedOperation,
  examples: ReadonlyMap<string, unknown>,
): string {
  const schema = resolveSchema(document, data);
  const name = data.$ref ? componentName(data.$ref) : undefined;
  if (name && schema.properties && examples.has(name)) return `fixtureExamples.${lowerFirst(name)}.wire`;
  if (schema.example === undefined) throw new Error(`${id}: what it answers has no example`);
  return JSON.stringify(schema.example);
}

/** All named schemas used by responses, with their example or the matching part of a response's example. */
function findExamples(document: Document, operations: LocatedOperation[]): Map<string, unknown> {
  const found = new Map<string, unknown>();
  const reached = new Set<string>();
  const walk = (schema: Schema, example: unknown): void => {
    if (schema.$ref) {
      walkNamed(componentName(schema.$ref), resolveSchema(document, schema), example);
      return;
    }
    const fields = new Map(Object.entries(Object(example)));
    for (const [name, property] of Object.entries(schema.properties ?? {})) walk(property, fields.get(name));
    const items = Array.isArray(example) && example.length > 0 ? example : [undefined];
    if (schema.items) for (const item of items) walk(schema.items, item);
    for (const option of schema.oneOf ?? []) if (option.$ref) walk(option, example);
  };
  const walkNamed = (name: string, schema: Schema, example: unknown): void => {
    const shown = schema.example ?? example ?? undefined;
    if (schema.properties) {
      if (reached.has(name) && (shown === undefined || found.has(name))) return;
      reached.add(name);
      if (shown !== undefined) found.set(name, shown);
    }
    walk(schema, shown);
  };
  for (const { data } of operations) walk(data, resolveSchema(document, data).example);
  const missing = [...reached].filter((name) => !found.has(name));
  if (missing.length)
    throw new Error(`no example shows ${missing.join(', ')}: give the schema one of its own`);
  return found;
}

function exampleOfEvent(type: string, data: Schema): unknown {
  if (data.example === undefined) throw new Error(`event ${type} has no example`);
  return data.example;
}

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** `order.created` → `orderCreated`. */
const eventName = (type: string) => {
  const [noun = '', verb = ''] = type.split('.');
  return noun + upperFirst(verb);
};
