import { validators } from '@platform/sdk/validators';
import type * as z from 'zod/v4/core';

type Definition = z.$ZodTypes['_zod']['def'];

/**
 * All text fields of the requests, such as `orders.list orderCode`, found in the validators. An independent
 * check of `contractTexts`, which reads the contract.
 */
export function validatorTexts(): string[] {
  return Object.entries(validators).flatMap(([id, { request }]) => {
    const ways = waysTo(request._zod.def as Definition);
    return [...new Set(ways)].map((way) => `${id} ${way}`);
  });
}

function waysTo(definition: Definition, way: readonly string[] = []): string[] {
  const into = (schema: z.$ZodType, ...further: string[]) =>
    waysTo(schema._zod.def as Definition, [...way, ...further]);
  switch (definition.type) {
    case 'string':
    // An upload: the file of the form.
    case 'custom':
      return [way.join('.')];
    case 'literal':
      return definition.values.some((value) => typeof value === 'string') ? [way.join('.')] : [];
    case 'object':
      return Object.entries(definition.shape).flatMap(([name, schema]) => into(schema, name));
    case 'record':
      return into(definition.valueType, 'note');
    case 'array':
      return into(definition.element, '0');
    case 'optional':
    case 'nullable':
      return into(definition.innerType);
    case 'union':
      return definition.options.flatMap((schema) => into(schema));
    case 'number':
    case 'boolean':
      return [];
    default:
      throw new Error(
        `a validator of a kind that is not looked into: ${definition.type} at ${way.join('.')}`,
      );
  }
}
