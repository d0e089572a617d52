import type { OperationId } from '../generated/io.ts';
import { wireFields } from '../generated/wire-fields.ts';
import type { Operation } from './operation.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Type of a query parameter or form field; lists are comma separated. */
export type FieldKind = 'string' | 'integer' | 'number' | 'boolean' | 'string[]' | 'integer[]' | 'file';

/**
 * Converts a query (all text) to the contract's types. A value that cannot be parsed stays text, so that
 * validation can report it.
 */
export function coerceQuery({ id }: Operation, query: URLSearchParams): Fields {
  const wire: Record<string, unknown> = {};
  for (const [name, text] of query) {
    const kind = kindOf(id, name);
    // defineProperty, not assignment, so that a parameter named __proto__ is an unknown field like any other.
    Object.defineProperty(wire, name, {
      value: coerce(kind, text),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return wire;
}

/** Converts a multipart form to the contract's types; files stay unchanged. */
export function coerceForm({ id }: Operation, form: FormData): Fields {
  const wire: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const kind = kindOf(id, name);
    Object.defineProperty(wire, name, {
      value: typeof value === 'string' ? coerce(kind, value) : value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return wire;
}

function coerce(kind: FieldKind | undefined, text: string): unknown {
  switch (kind) {
    case 'integer':
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    case 'string[]':
      return text === '' ? [] : text.split(',');
    case 'integer[]':
      return text === '' ? [] : text.split(',').map((item) => coerce('integer', item));
    default:
      return text;
  }
}

function kindOf(id: OperationId, name: string): FieldKind | undefined {
  const kinds = wireFields[id];
  return kinds && Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}
