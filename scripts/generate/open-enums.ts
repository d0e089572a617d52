import { componentName, type Document, type Schema } from './document.ts';
import { replacePayloads, webhooksOf } from './webhooks.ts';

/**
 * Enumerations are closed in requests and open in responses, because an older client must accept a status
 * that a newer server added. Responses and webhook payloads therefore refer to an open variant
 * (`OrderStatusIdOpen`) of every enumeration that they use.
 */
export function openResponseEnums(source: Document): Document {
  const document = structuredClone(source);
  const { schemas } = document.components;
  const inResponses = new Set<string>();
  const inRequests = new Set<string>();

  const reach = (schema: Schema | undefined, seen: Set<string>): void => {
    if (!schema) return;
    if (schema.$ref) {
      const name = componentName(schema.$ref);
      if (seen.has(name)) return;
      seen.add(name);
      reach(schemas[name], seen);
      return;
    }
    for (const child of children(schema)) reach(child, seen);
  };
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      if (!operation) continue;
      for (const parameter of operation.parameters ?? []) reach(parameter.schema, inRequests);
      for (const media of Object.values(operation.requestBody?.content ?? {}))
        reach(media.schema, inRequests);
      for (const answer of Object.values(operation.responses)) {
        for (const media of Object.values(answer.content ?? {})) reach(media.schema, inResponses);
      }
    }
  }
  for (const { payload } of webhooksOf(document)) reach(payload, inResponses);

  const isEnum = (name: string) => schemas[name]?.enum !== undefined;
  const open = (schema: Schema, where: string): Schema => {
    if (schema.$ref) {
      const name = componentName(schema.$ref);
      if (!isEnum(name)) return schema;
      const twin = `${name}Open`;
      schemas[twin] ??= { ...schemas[name], 'x-open': true };
      return { ...schema, $ref: `#/components/schemas/${twin}` };
    }
    const copy: Schema = { ...schema };
    if (copy.enum) copy['x-open'] = true;
    if (copy.items) copy.items = open(copy.items, where);
    if (copy.oneOf) copy.oneOf = copy.oneOf.map((option) => open(option, where));
    if (copy.additionalProperties) copy.additionalProperties = open(copy.additionalProperties, where);
    if (copy.properties) {
      copy.properties = Object.fromEntries(
        Object.entries(copy.properties).map(([key, value]) => [key, open(value, where)]),
      );
    }
    return copy;
  };
  for (const name of [...inResponses].sort()) {
    const schema = schemas[name];
    if (!schema || isEnum(name)) continue;
    const opened = open(schema, name);
    if (inRequests.has(name) && JSON.stringify(opened) !== JSON.stringify(schema)) {
      throw new Error(`schema ${name} holds an enumeration and is both asked and answered; split it in two`);
    }
    schemas[name] = opened;
  }
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      for (const answer of Object.values(operation?.responses ?? {})) {
        for (const media of Object.values(answer.content ?? {}))
          media.schema = open(media.schema, operation?.operationId ?? '');
      }
    }
  }
  replacePayloads(document, (payload) => open(payload, 'webhook'));
  return document;
}

function children(schema: Schema): Schema[] {
  return [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.oneOf ?? []),
    ...(schema.additionalProperties ? [schema.additionalProperties] : []),
  ];
}
