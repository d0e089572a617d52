import type * as z from 'zod/mini';
import type { Validator } from '../runtime/validation.ts';

type Check = (value: unknown) => boolean;

const compiled = new WeakMap<object, Check>();

/**
 * Whether a schema accepts a value: the answer of its `safeParse`, without the list of what is wrong and without the
 * copy. A schema becomes plain closures once, which walk a large list several times faster than zod does; who hears
 * "no" asks zod for the reasons. Makes no code from text, so it is as fast under a strict content policy.
 *
 * @example accepts(validators['orders.list'].response, data) // true
 */
export function accepts(schema: Validator, value: unknown): boolean {
  return isZod(schema) ? checkOf(schema)(value) : schema.safeParse(value).success;
}

const isZod = (schema: Validator): schema is z.ZodMiniType => '_zod' in schema;

function checkOf(schema: z.core.$ZodType): Check {
  let check = compiled.get(schema);
  if (!check) {
    check = compile(schema as z.core.$ZodTypes);
    compiled.set(schema, check);
  }
  return check;
}

function compile(schema: z.core.$ZodTypes): Check {
  const { def } = schema._zod;
  const own = shapeCheck(def);
  const rules = (def.checks ?? []).map((rule) => ruleCheck(rule as z.core.$ZodChecks));
  // Whatever is not known here is left to zod, so that the answer is the same.
  if (!own || rules.includes(undefined)) return (value) => safeParse(schema, value);
  const [first, second, ...more] = rules.filter((rule) => rule !== undefined);
  if (!first) return own;
  if (!second) return (value) => own(value) && first(value);
  return (value) => own(value) && first(value) && second(value) && more.every((rule) => rule(value));
}

function shapeCheck(def: z.core.$ZodTypes['_zod']['def']): Check | undefined {
  switch (def.type) {
    case 'string':
      // A text with a format of its own, such as an e-mail address, is zod's to judge.
      return 'format' in def ? undefined : (value) => typeof value === 'string';
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'number':
      return numberCheck(def);
    case 'literal':
      return (value) => def.values.includes(value as never);
    case 'nullable': {
      const inner = checkOf(def.innerType);
      return (value) => value === null || inner(value);
    }
    case 'optional': {
      const inner = checkOf(def.innerType);
      return (value) => value === undefined || inner(value);
    }
    case 'array': {
      const item = checkOf(def.element);
      return (value) => Array.isArray(value) && value.every(item);
    }
    case 'object':
      return objectCheck(def);
    default:
      return undefined;
  }
}

function numberCheck(def: z.core.$ZodNumberDef): Check | undefined {
  if (!('format' in def)) return Number.isFinite;
  return def.format === 'safeint' ? Number.isSafeInteger : undefined;
}

function objectCheck({ shape, catchall }: z.core.$ZodObjectDef): Check | undefined {
  const isStrict = catchall?._zod.def.type === 'never';
  if (catchall && !isStrict) return undefined;
  const names = Object.keys(shape);
  const checks = Object.values(shape).map(checkOf);
  const known = new Set(names);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = value as Record<string, unknown>;
    for (let index = 0; index < names.length; index += 1) {
      if (!checks[index]?.(fields[names[index] as string])) return false;
    }
    if (!isStrict) return true;
    for (const name in fields) if (!known.has(name)) return false;
    return true;
  };
}

function ruleCheck({ _zod: { def } }: z.core.$ZodChecks): Check | undefined {
  switch (def.check) {
    case 'min_length':
      return (value) => lengthOf(value) >= def.minimum;
    case 'max_length':
      return (value) => lengthOf(value) <= def.maximum;
    case 'greater_than':
      return def.inclusive
        ? (value) => Number(value) >= Number(def.value)
        : (value) => Number(value) > Number(def.value);
    case 'less_than':
      return def.inclusive
        ? (value) => Number(value) <= Number(def.value)
        : (value) => Number(value) < Number(def.value);
    case 'string_format': {
      const { pattern, format } = def;
      return format === 'regex' && pattern ? (value) => pattern.test(value as string) : undefined;
    }
    default:
      return customCheck(def);
  }
}

function customCheck(def: z.core.$ZodCheckDef): Check | undefined {
  if (def.check !== 'custom' || !('fn' in def) || typeof def.fn !== 'function') return undefined;
  const { fn } = def;
  return (value) => Boolean(fn(value));
}

const lengthOf = (value: unknown): number => (value as string | unknown[]).length;

function safeParse(schema: z.core.$ZodType, value: unknown): boolean {
  return (schema as z.ZodMiniType).safeParse(value).success;
}
