import type { Schema } from './document.ts';

/** The TypeScript type of a schema without references, as used in websocket payloads. */
export function emitSchemaType(schema: Schema): string {
  const types = [schema.type ?? []].flat();
  const type = inner(
    schema,
    types.find((candidate) => candidate !== 'null'),
  );
  return types.includes('null') ? `${type} | null` : type;
}

function inner(schema: Schema, type: string | undefined): string {
  if (schema.$ref) throw new Error('a websocket payload refers to nothing else');
  if (schema.enum)
    return schema.enum.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`)).join(' | ');
  switch (type) {
    case 'string':
    case 'boolean':
      return type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return `(${emitSchemaType(schema.items ?? {})})[]`;
    case 'object': {
      const required = new Set(schema.required);
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, property]) => `${name}${required.has(name) ? '' : '?'}: ${emitSchemaType(property)}`,
      );
      return fields.length ? `{ ${fields.join('; ')} }` : 'Record<string, never>';
    }
    default:
      throw new Error(`no type for a schema of type ${String(type)}`);
  }
}
