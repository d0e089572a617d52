import type * as z from 'zod/mini';
import type { Validator } from '../runtime/validation.ts';

/** Returns a truthy value if the check passes. */
type Check = (value: unknown) => unknown;

/**
 * One checking mode: its cache of compiled checks, and how it asks zod about a schema that cannot be
 * compiled.
 */
interface Mode {
  readonly compiled: WeakMap<object, Check>;
  /** Refuses every field that the schema does not name, even if the schema allows it. */
  readonly isExact: boolean;
  readonly byZod: (schema: z.core.$ZodType, value: unknown) => boolean;
}

const loosely: Mode = {
  compiled: new WeakMap(),
  isExact: false,
  byZod: (schema, value) => parsed(schema, value).success,
};

const exactly: Mode = {
  compiled: new WeakMap(),
  isExact: true,
  // zod copies objects, so this returns false for them.
  byZod: (schema, value) => {
    const result = parsed(schema, value);
    return result.success && Object.is(result.data, value);
  },
};

const parsed = (schema: z.core.$ZodType, value: unknown) => (schema as z.ZodMiniType).safeParse(value);

/**
 * Whether a schema accepts a value: the same answer as `safeParse`, without issues and without a copy. A
 * schema is compiled once into plain closures, which check a large list several times faster than zod. On
 * false, ask zod for the issues. It generates no code, so a strict content security policy does not slow it
 * down.
 *
 * @example accepts(validators['orders.list'].response, data) // true
 */
export function accepts(schema: Validator, value: unknown): boolean {
  return isZod(schema) ? Boolean(checkOf(schema, loosely)(value)) : schema.safeParse(value).success;
}

/**
 * Whether a schema accepts a value and `parse` would return it unchanged: no unknown field, nothing replaced.
 * If true, the value can be used without zod's copy. False decides nothing: ask zod.
 *
 * @example acceptsExactly(validators['orders.list'].response, data) ? data : validators['orders.list'].response.parse(data)
 */
export function acceptsExactly(schema: Validator, value: unknown): boolean {
  return isZod(schema) && Boolean(checkOf(schema, exactly)(value));
}

const isZod = (schema: Validator): schema is z.ZodMiniType => '_zod' in schema;

function checkOf(schema: z.core.$ZodType, mode: Mode): Check {
  let check = mode.compiled.get(schema);
  if (!check) {
    check = compile(schema as z.core.$ZodTypes, mode);
    mode.compiled.set(schema, check);
  }
  return check;
}

function compile(schema: z.core.$ZodTypes, mode: Mode): Check {
  const { def } = schema._zod;
  const slowly: Check = (value) => mode.byZod(schema, value);
  const own = shapeCheck(def, slowly, mode);
  const rules = (def.checks ?? []).map((rule) => ruleCheck(rule as z.core.$ZodChecks));
  // A schema or rule that is not known here is left to zod, so that the answer is the same.
  if (!own || rules.includes(undefined)) return slowly;
  const [first, second, ...more] = rules.filter((rule) => rule !== undefined);
  if (!first) return own;
  if (!second && own === isText) return (value) => typeof value === 'string' && first(value);
  if (!second) return (value) => own(value) && first(value);
  return (value) => own(value) && first(value) && second(value) && more.every((rule) => rule(value));
}

function shapeCheck(def: z.core.$ZodTypes['_zod']['def'], slowly: Check, mode: Mode): Check | undefined {
  switch (def.type) {
    case 'string':
      // zod checks texts with a format, such as an e-mail address.
      return 'format' in def ? undefined : isText;
    case 'boolean':
      return isBoolean;
    case 'number':
      return numberCheck(def);
    case 'literal':
      return (value) => def.values.includes(value as never);
    case 'nullable': {
      const inner = checkOf(def.innerType, mode);
      return inner === isText ? isTextOrNull : (value) => value === null || inner(value);
    }
    case 'optional': {
      const inner = checkOf(def.innerType, mode);
      return (value) => value === undefined || inner(value);
    }
    case 'array': {
      const item = checkOf(def.element, mode);
      return (value) => Array.isArray(value) && value.every(item);
    }
    case 'object':
      return objectCheck(def, mode);
    case 'record': {
      const item = checkOf(def.valueType, mode);
      if (checkOf(def.keyType, mode) !== isText) return undefined;
      return (value) =>
        // zod ignores a key `__proto__`, so such an object is left to it.
        (isPlain(value) && !Object.hasOwn(value, '__proto__') && Object.values(value).every(item)) ||
        slowly(value);
    }
    default:
      return undefined;
  }
}

function numberCheck(def: z.core.$ZodNumberDef): Check | undefined {
  if (!('format' in def)) return Number.isFinite;
  return def.format === 'safeint' ? Number.isSafeInteger : undefined;
}

function objectCheck({ shape, catchall }: z.core.$ZodObjectDef, mode: Mode): Check | undefined {
  const refusesMore = catchall?._zod.def.type === 'never';
  if (catchall && !refusesMore) return undefined;
  const isStrict = refusesMore || mode.isExact;
  const checks = new Map(Object.entries(shape).map(([name, schema]) => [name, checkOf(schema, mode)]));
  let plan: Plan | undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = value as Record<string, unknown>;
    // zod also reads inherited fields; only in a plain object do the own keys cover everything.
    if (isPlain(value)) {
      const answer = plan && acceptsLike(fields, plan);
      if (answer !== undefined) return answer;
      plan = planFor(Object.keys(fields), checks, isStrict);
      return acceptsLike(fields, plan);
    }
    if (mode.isExact) return false;
    for (const [name, check] of checks) if (!check(fields[name])) return false;
    if (isStrict) for (const name in fields) if (!checks.has(name)) return false;
    return true;
  };
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isAnything: Check = () => true;

/** How to check objects with the same fields in the same order, such as the rows of a list. */
interface Plan {
  readonly names: readonly string[];
  readonly checks: readonly Check[];
  /** False if a required field is missing or a field is not allowed. */
  readonly isPossible: boolean;
}

/**
 * Looks up the checks by field name once per list instead of once per row: the lookup costs more than the
 * check.
 */
function planFor(names: readonly string[], checks: ReadonlyMap<string, Check>, isStrict: boolean): Plan {
  const absent = new Map(checks);
  for (const name of names) absent.delete(name);
  const isPossible =
    [...absent.values()].every((check) => check(undefined)) &&
    !(isStrict && names.some((name) => !checks.has(name)));
  return { names, checks: names.map((name) => checks.get(name) ?? isAnything), isPossible };
}

/** Returns undefined if the object's fields differ from the plan's. */
function acceptsLike(fields: Readonly<Record<string, unknown>>, plan: Plan): boolean | undefined {
  const { names, checks } = plan;
  let index = 0;
  for (const name in fields) {
    if (name !== names[index]) return undefined;
    const check = checks[index];
    const value = fields[name];
    // Most fields are plain texts. Checking them inline saves a function call.
    if (check === isText || (check === isTextOrNull && value !== null)) {
      if (typeof value !== 'string') return false;
    } else if (!check?.(value)) return false;
    index += 1;
  }
  return index === names.length ? plan.isPossible : undefined;
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
  const { check, fn } = def as { readonly check: string; readonly fn?: unknown };
  return check === 'custom' && typeof fn === 'function' ? (fn as Check) : undefined;
}

const lengthOf = (value: unknown): number => (value as string | unknown[]).length;
