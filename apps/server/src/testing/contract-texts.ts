import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as operations from '@platform/sdk/operations';

/** One text field of a request, with its path. */
export interface ContractText {
  readonly operation: operations.Operation;
  /** Path in the request. */
  readonly way: readonly (string | number)[];
  /** The contract's example request, or a minimal one. */
  readonly example: Readonly<Record<string, unknown>>;
  /** Whether it is free text: no list value, no text with a pattern or format, and no secret. */
  readonly isFree: boolean;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly example?: unknown;
  readonly minimum?: number;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly 'x-secret'?: boolean;
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly (Named & { readonly $ref?: string })[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
  };
}

interface Named {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

const file = fileURLToPath(new URL('../../../../openapi/dist/openapi.json', import.meta.url));
const contract = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

function resolve<Node extends { readonly $ref?: string }>(node: Node): Node {
  if (node.$ref === undefined) return node;
  const found = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((from, key) => (from as Record<string, unknown>)[key], contract);
  return resolve(found as Node);
}

const longestWay = 6;

type Place = Pick<ContractText, 'way' | 'isFree'>;

const notBlank = String.raw`\S`;
const isFree = (schema: Schema): boolean =>
  schema.enum === undefined &&
  schema.format === undefined &&
  schema['x-secret'] === undefined &&
  (schema.pattern === undefined || schema.pattern === notBlank);

/** Every path below a schema that can hold a text. */
function waysTo(schema: Schema, way: readonly (string | number)[] = []): Place[] {
  const found = resolve(schema);
  const { type, properties = {}, additionalProperties, items, allOf, oneOf, anyOf } = found;
  if (way.length > longestWay) return [];
  const types = Array.isArray(type) ? type : [type];
  return [
    ...(types.includes('string') ? [{ way, isFree: isFree(found) }] : []),
    ...Object.entries(properties).flatMap(([name, property]) => waysTo(property, [...way, name])),
    ...(typeof additionalProperties === 'object' ? waysTo(additionalProperties, [...way, 'note']) : []),
    ...(items ? waysTo(items, [...way, 0]) : []),
    ...[...(allOf ?? []), ...(oneOf ?? []), ...(anyOf ?? [])].flatMap((part) => waysTo(part, way)),
  ];
}

function textsOf(described: Described, operation: operations.Operation): ContractText[] {
  const parameters = (described.parameters ?? []).map(resolve).filter((one) => one.in === 'query');
  const { content = {} } = described.requestBody ?? {};
  const body = content['application/json'] ?? content['multipart/form-data'];
  const schema = body && resolve(body.schema);
  const example = Object.fromEntries([
    ...parameters.filter(({ required }) => required).map((one) => [one.name, leastOf(resolve(one.schema))]),
    ...Object.entries((body?.example ?? schema?.example ?? {}) as object),
  ]);
  const ways = [
    ...parameters.flatMap((one) => waysTo(one.schema, [one.name])),
    ...(schema ? waysTo(schema) : []),
  ];
  const unique = new Map(ways.map((place) => [place.way.join('.'), place]));
  return [...unique.values()].map((place) => ({ operation, example, ...place }));
}

const leastOf = ({ type, minimum, enum: values }: Schema): unknown =>
  values?.[0] ?? (type === 'integer' ? (minimum ?? 1) : 'x');

/** Every text field of every call in the contract. For an upload the file's content counts as one. */
export function contractTexts(): ContractText[] {
  const byId = new Map(
    Object.values(operations).map((operation) => [operation.id as string, operation as operations.Operation]),
  );
  return Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).flatMap((described) => {
      const operation = byId.get(described.operationId);
      return operation ? textsOf(described, operation) : [];
    }),
  );
}

/** The request with another value at the path. Missing parts of the path are created. */
export function withValue(
  { way, example }: Pick<ContractText, 'way' | 'example'>,
  value: unknown,
): Record<string, unknown> {
  const request = structuredClone(example) as Record<string, unknown>;
  let node = request as Record<string | number, unknown>;
  for (const [index, key] of way.slice(0, -1).entries()) {
    const next = node[key];
    if (typeof next !== 'object' || next === null) node[key] = typeof way[index + 1] === 'number' ? [] : {};
    node = node[key] as Record<string | number, unknown>;
  }
  node[way.at(-1) ?? ''] = value;
  return request;
}
