import { componentName, type Document, type Schema } from '../generate/document.ts';
import { coversPattern } from './pattern-cover.ts';

/**
 * Direction of a value. What a caller sends must still be accepted; what a caller receives must keep its
 * meaning.
 */
export type Direction = 'sent' | 'received';

/** A schema and the document that its references point into. */
export interface Side {
  schema: Schema;
  schemas: Document['components']['schemas'];
}

interface Shape extends Schema {
  types: ReadonlySet<string>;
}

/** Resolves references and treats "schema or null" as one nullable schema. */
function shapeOf({ schema, schemas }: Side): Shape {
  if (schema.$ref) {
    const target = schemas[componentName(schema.$ref)];
    if (!target) throw new Error(`no schema at ${schema.$ref}`);
    return shapeOf({ schema: target, schemas });
  }
  const [option, none] = schema.oneOf ?? [];
  if (option && none?.type === 'null') {
    const shape = shapeOf({ schema: option, schemas });
    return { ...shape, types: new Set([...shape.types, 'null']) };
  }
  return { ...schema, types: new Set([schema.type ?? []].flat()) };
}

const key = ({ schema }: Side): string => schema.$ref ?? '';

/** Changes that a caller of the released contract would notice, one line each. */
export function breaksOfSchema(
  where: string,
  released: Side,
  current: Side,
  direction: Direction,
  seen: ReadonlySet<string> = new Set(),
): string[] {
  const pair = `${key(released)}→${key(current)}`;
  if (key(released) && seen.has(pair)) return [];
  const deeper = new Set([...seen, pair]);
  const before = shapeOf(released);
  const after = shapeOf(current);
  const inner = (place: string, was: Schema, is: Schema): string[] =>
    breaksOfSchema(
      `${where}${place}`,
      { ...released, schema: was },
      { ...current, schema: is },
      direction,
      deeper,
    );
  return [
    ...breaksOfTypes(where, before, after, direction),
    ...breaksOfMeaning(where, before, after),
    ...breaksOfBounds(where, before, after, direction),
    ...breaksOfFields(where, before, after, direction, inner),
    ...(before.items && after.items ? inner('[]', before.items, after.items) : []),
    ...(before.additionalProperties && after.additionalProperties
      ? inner('{}', before.additionalProperties, after.additionalProperties)
      : []),
  ];
}

function breaksOfTypes(where: string, before: Shape, after: Shape, direction: Direction): string[] {
  const [from, to] = direction === 'sent' ? [before, after] : [after, before];
  // Every integer is a number, so only the change from integer to number is noticed.
  const covered = (type: string): boolean =>
    to.types.has(type) || (type === 'integer' && to.types.has('number'));
  if ([...from.types].every(covered) && (from.types.size > 0 || to.types.size === 0)) return [];
  const text = ({ types }: Shape): string => [...types].sort().join(' or ') || 'anything';
  return [`${where}: was ${text(before)}, is ${text(after)}`];
}

/** Changes of meaning, in either direction. */
function breaksOfMeaning(where: string, before: Shape, after: Shape): string[] {
  const lost = (before.enum ?? []).filter((value) => after.enum && !after.enum.includes(value));
  const changed = (['x-unit', 'format', 'const'] as const).filter(
    (keyword) =>
      before[keyword] !== after[keyword] && (before[keyword] !== undefined || keyword !== 'format'),
  );
  return [
    ...lost.map((value) => `${where}: the value ${JSON.stringify(value)} is gone`),
    ...changed.map(
      (keyword) =>
        `${where}: ${keyword} was ${before[keyword] ?? 'not set'}, is ${after[keyword] ?? 'not set'}`,
    ),
  ];
}

const upperBounds = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const lowerBounds = ['minimum', 'minLength', 'minItems'] as const;

/**
 * Values that were accepted and are now refused, or that are now returned and never were before: programs
 * sized columns and form fields by the old bounds. The bounds of a request may grow, those of an answer may
 * shrink.
 */
function breaksOfBounds(where: string, before: Shape, after: Shape, direction: Direction): string[] {
  const [narrower, wider] = direction === 'sent' ? [before, after] : [after, before];
  const findings: string[] = [];
  const tell = (keyword: keyof Schema): void => {
    findings.push(
      `${where}: ${keyword} was ${before[keyword] ?? 'not set'}, is ${after[keyword] ?? 'not set'}`,
    );
  };
  for (const keyword of upperBounds) {
    if ((wider[keyword] ?? Infinity) < (narrower[keyword] ?? Infinity)) tell(keyword);
  }
  for (const keyword of lowerBounds) {
    if ((wider[keyword] ?? -Infinity) > (narrower[keyword] ?? -Infinity)) tell(keyword);
  }
  // Report it for review when it is unknown whether one pattern covers the other.
  if (wider.pattern !== undefined && !coversPattern(wider.pattern, narrower.pattern ?? '')) tell('pattern');
  if (direction === 'received') return findings;
  if (after.format !== undefined && before.format === undefined) tell('format');
  if (after.enum && !before.enum) findings.push(`${where}: only ${after.enum.join(', ')} is accepted now`);
  return findings;
}

function breaksOfFields(
  where: string,
  before: Shape,
  after: Shape,
  direction: Direction,
  inner: (place: string, was: Schema, is: Schema) => string[],
): string[] {
  const was = before.properties ?? {};
  const is = after.properties ?? {};
  const required = (shape: Shape, name: string): boolean => shape.required?.includes(name) ?? false;
  const findings = Object.entries(was).flatMap(([name, schema]) => {
    const now = is[name];
    if (now === undefined) return [`${where}.${name}: the field is gone`];
    const mayBeMissing = direction === 'received' && required(before, name) && !required(after, name);
    return [
      ...(mayBeMissing ? [`${where}.${name}: was always there, may be missing now`] : []),
      ...inner(`.${name}`, schema, now),
    ];
  });
  if (direction === 'received') return findings;
  const demanded = Object.keys(is).filter((name) => required(after, name) && !required(before, name));
  return [...findings, ...demanded.map((name) => `${where}.${name}: is required now`)];
}
