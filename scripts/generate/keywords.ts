import { componentName, type Document, type Schema } from './document.ts';

/**
 * The generator turns every keyword into a type, a check or documentation. It stops at an unknown keyword,
 * because the rule would not be enforced.
 */
const knownKeywords = new Set([
  '$ref',
  'type',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'items',
  'minItems',
  'maxItems',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'maxProperties',
  'oneOf',
  'const',
  'default',
  'description',
  'example',
  'x-unit',
  'x-secret',
  'x-max-bytes',
  'x-enum-names',
  'x-open',
]);

export const knownFormats = new Set([
  'uuid',
  'date-time',
  'platform-date-time',
  'uri',
  'ip',
  'decimal',
  'binary',
]);

/** Names of `packages/sdk/src/units`: each is a conversion with its inverse. */
export const knownUnits = new Set([
  'amountFilter',
  'usdtCount',
  'minReliableCheckAmount',
  'processingOrderAmount',
  'productAmount',
]);

const knownTypes = new Set(['string', 'integer', 'number', 'boolean', 'object', 'array', 'null']);

/** Throws at the first keyword, type, format or unit that generation does not handle. */
export function checkKeywords(document: Document): void {
  for (const [name, schema] of Object.entries(document.components.schemas))
    checkSchema(schema, `schema ${name}`);
  for (const [name, parameter] of Object.entries(document.components.parameters)) {
    checkSchema(parameter.schema, `parameter ${name}`);
  }
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      if (!operation) continue;
      const where = operation.operationId;
      for (const parameter of operation.parameters ?? []) {
        if (parameter.schema) refuseFiles(document, parameter.schema, `${where} ${parameter.name}`);
        if (parameter.schema) checkSchema(parameter.schema, `${where} ${parameter.name}`);
        if (parameter['x-unit']) checkUnit(parameter['x-unit'], `${where} ${parameter.name}`);
      }
      for (const content of [
        operation.requestBody?.content,
        ...Object.values(operation.responses).map((r) => r.content),
      ]) {
        for (const [type, media] of Object.entries(content ?? {})) {
          checkSchema(media.schema, where);
          if (type !== 'multipart/form-data') refuseFiles(document, media.schema, where);
        }
      }
    }
  }
}

/** JSON and queries cannot carry a file. */
function refuseFiles(document: Document, schema: Schema, where: string, seen = new Set<string>()): void {
  if (schema.$ref) {
    if (seen.has(schema.$ref)) return;
    seen.add(schema.$ref);
    const target = document.components.schemas[componentName(schema.$ref)];
    if (target) refuseFiles(document, target, where, seen);
  }
  if (schema.format === 'binary') throw new Error(`${where}: only a multipart body can carry a file`);
  const { properties = {}, items, oneOf = [], additionalProperties } = schema;
  for (const inner of [...Object.values(properties), items, ...oneOf, additionalProperties])
    if (inner) refuseFiles(document, inner, where, seen);
}

function checkUnit(unit: string, where: string): void {
  if (!knownUnits.has(unit))
    throw new Error(
      `${where}: unknown x-unit "${unit}"; add it to packages/sdk/src/units and to generate/keywords.ts`,
    );
}

export function checkSchema(schema: Schema, where: string): void {
  for (const keyword of Object.keys(schema)) {
    if (!knownKeywords.has(keyword))
      throw new Error(
        `${where}: keyword "${keyword}" is not handled; teach scripts/generate or do without it`,
      );
  }
  for (const type of [schema.type ?? []].flat()) {
    if (!knownTypes.has(type)) throw new Error(`${where}: unknown type "${type}"`);
  }
  if (schema.format && !knownFormats.has(schema.format))
    throw new Error(`${where}: unknown format "${schema.format}"`);
  if (schema['x-unit']) checkUnit(schema['x-unit'], where);
  if (schema.pattern) new RegExp(schema.pattern, 'u');
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    checkSchema(property, `${where}.${name}`);
  for (const name of schema.required ?? []) {
    if (!schema.properties?.[name]) throw new Error(`${where}: requires "${name}", which it does not define`);
  }
  if (schema.items) checkSchema(schema.items, `${where}[]`);
  if (schema.additionalProperties) checkSchema(schema.additionalProperties, `${where}{}`);
  if (schema.propertyNames) checkSchema(schema.propertyNames, `${where}{keys}`);
  for (const [index, option] of (schema.oneOf ?? []).entries()) checkSchema(option, `${where}|${index}`);
  if (schema.oneOf && (schema.oneOf.length !== 2 || schema.oneOf[1]?.type !== 'null')) {
    throw new Error(`${where}: oneOf is only handled as "schema or null"`);
  }
}
