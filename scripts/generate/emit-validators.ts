import { banner } from './banner.ts';
import {
  componentName,
  type Document,
  type LocatedOperation,
  type Parameter,
  type Schema,
} from './document.ts';

/** Requests refuse unknown fields; responses allow them. */
type Mode = 'request' | 'response';

/** zod/mini schemas of every component and operation, in dependency order. */
export function emitValidators(document: Document, operations: LocatedOperation[]): string {
  const emitter = new ValidatorEmitter(document);
  const entries: string[] = [];
  for (const operation of operations) {
    const request = emitter.request(operation);
    const response = emitter.expression(operation.data, 'response');
    entries.push(`  '${operation.id}': { request: ${request}, response: ${response} },`);
  }
  return `${banner}import * as z from 'zod/mini';
import * as f from '../validation/formats.ts';
import type { OperationId } from './io.ts';

${emitter.declarations.join('\n\n')}

/** Validators of each operation: \`request\` for query or body, \`response\` for the envelope's data. */
export const validators = {
${entries.join('\n')}
} as const satisfies Record<OperationId, { request: z.ZodMiniType; response: z.ZodMiniType }>;
`;
}

/** One expression for a schema that refers to no component. */
export function validatorOf(document: Document, schema: Schema, mode: Mode): string {
  return new ValidatorEmitter(document).expression(schema, mode);
}

/** Expressions of schemas with the declarations they refer to, as a separate file. */
export function standaloneValidators(
  document: Document,
  schemas: readonly Schema[],
  mode: Mode,
): { declarations: string[]; expressions: string[] } {
  const emitter = new ValidatorEmitter(document);
  const expressions = schemas.map((schema) => emitter.expression(schema, mode));
  return { declarations: emitter.declarations, expressions };
}

class ValidatorEmitter {
  readonly declarations: string[] = [];
  readonly #declared = new Set<string>();
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  request(operation: LocatedOperation): string {
    if (operation.body) return this.expression(operation.body, 'request');
    if (operation.parameters.length === 0) {
      this.#declare('emptyRequest', 'z.strictObject({})');
      return 'emptyRequest';
    }
    const name = `${operation.constant}Request`;
    const fields = operation.parameters.map((parameter) => this.#parameter(parameter));
    this.#declare(name, `z.strictObject({\n${fields.join('\n')}\n})`);
    return name;
  }

  #parameter(parameter: Parameter): string {
    const type = this.expression(parameter.schema, 'request');
    return `  ${key(parameter.name)}: ${parameter.required ? type : `z.optional(${type})`},`;
  }

  /** The zod expression of a schema; components become constants. */
  expression(schema: Schema, mode: Mode): string {
    if (schema.$ref) return this.#component(componentName(schema.$ref), mode);
    if (schema.oneOf) return `z.nullable(${this.expression(schema.oneOf[0] as Schema, mode)})`;
    const types = [schema.type ?? []].flat();
    const nullable = types.includes('null');
    const type = types.find((candidate) => candidate !== 'null');
    const inner = this.#typed(schema, type, mode);
    if (!nullable) return inner;
    return inner === anyText ? `${anyText}OrNull` : `z.nullable(${inner})`;
  }

  #component(name: string, mode: Mode): string {
    const schema = this.#document.components.schemas[name];
    if (!schema) throw new Error(`no schema ${name}`);
    // The modes differ only for objects, in how they handle unknown fields.
    const constant =
      lowerFirst(name) +
      (mode === 'request' && isObject(schema) && !name.endsWith('Request') ? 'Strict' : '');
    if (!this.#declared.has(constant)) {
      const expression = this.expression(schema, mode);
      this.#declare(constant, expression);
    }
    return constant;
  }

  #declare(name: string, expression: string): void {
    if (this.#declared.has(name)) return;
    this.#declared.add(name);
    // Bundlers drop an unused call of a function expression completely, but not other forms.
    this.declarations.push(`export const ${name} = /* @__PURE__ */ (() =>
  ${expression})();`);
  }

  #typed(schema: Schema, type: string | undefined, mode: Mode): string {
    if (schema.enum) return enumeration(schema);
    switch (type) {
      case 'string':
        return text(schema);
      case 'integer':
        return `f.integer(${range(schema)})`;
      case 'number':
        return `f.number(${range(schema)})`;
      case 'boolean':
        return 'z.boolean()';
      case 'array':
        return this.#array(schema, mode);
      case 'object':
        return this.#object(schema, mode);
      default:
        throw new Error(`cannot validate a schema of type ${JSON.stringify(schema.type)}`);
    }
  }

  #array(schema: Schema, mode: Mode): string {
    if (!schema.items) throw new Error('an array without items');
    const checks = [
      ...(schema.minItems === undefined ? [] : [`z.minLength(${schema.minItems})`]),
      ...(schema.maxItems === undefined ? [] : [`z.maxLength(${schema.maxItems})`]),
    ];
    return `z.array(${this.expression(schema.items, mode)})${checks.length ? `.check(${checks.join(', ')})` : ''}`;
  }

  #object(schema: Schema, mode: Mode): string {
    if (schema.additionalProperties) {
      if (schema.properties) throw new Error('an object with both named and free properties is not handled');
      const names = schema.propertyNames?.pattern ? regexp(schema.propertyNames.pattern) : 'undefined';
      return `f.dictionary(${this.expression(schema.additionalProperties, mode)}, ${names}, ${schema.maxProperties ?? 'undefined'})`;
    }
    const required = new Set(schema.required);
    const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const type = this.expression(property, mode);
      return `  ${key(name)}: ${required.has(name) ? type : `z.optional(${type})`},`;
    });
    const kind = mode === 'request' ? 'z.strictObject' : 'z.object';
    if (fields.length === 0) return `${kind}({})`;
    return `${kind}({\n${fields.join('\n')}\n})`;
  }
}

function enumeration(schema: Schema): string {
  const values = schema.enum ?? [];
  const literals = values.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(', ');
  if (schema['x-open']) {
    const type = values.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(' | ');
    return typeof values[0] === 'number' ? `f.openInteger<${type}>()` : `f.openText<${type}>()`;
  }
  return `z.literal([${literals}])`;
}

/** Shared by all strings without bounds; otherwise hundreds would be created. */
const anyText = 'f.anyText';

function text(schema: Schema): string {
  if (schema.format === 'binary') return 'f.binary()';
  const { minLength, maxLength } = schema;
  const isBounded = minLength !== undefined && maxLength !== undefined && !schema.format;
  const checks: string[] = [];
  if (minLength !== undefined && !isBounded) checks.push(`z.minLength(${minLength})`);
  if (maxLength !== undefined && !isBounded) checks.push(`z.maxLength(${maxLength})`);
  if (schema.pattern !== undefined) checks.push(`z.regex(${regexp(schema.pattern)})`);
  const plain = schema.format ? `f.${camel(schema.format)}()` : 'z.string()';
  const base = isBounded ? `f.text(${minLength}, ${maxLength})` : plain;
  if (checks.length === 0) return base === 'z.string()' ? anyText : base;
  return `${base}.check(${checks.join(', ')})`;
}

/** `minimum, maximum` without trailing undefined arguments. */
function range(schema: Schema): string {
  if (schema.maximum !== undefined) return `${schema.minimum ?? 'undefined'}, ${schema.maximum}`;
  return schema.minimum === undefined ? '' : String(schema.minimum);
}

const regexp = (pattern: string) => `/${pattern.replaceAll('/', '\\/')}/u`;
const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);
const isObject = (schema: Schema) => schema.type === 'object' && !schema.additionalProperties;
const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
