import type { OperationId } from '../generated/io.ts';
import { wireFields } from '../generated/wire-fields.ts';
import type { Operation } from './operation.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a parameter of an address or a part of a form is; lists are comma separated. */
export type FieldKind = 'string' | 'integer' | 'number' | 'boolean' | 'string[]' | 'integer[]' | 'file';

/**
 * A query as it arrives (all text) → the kinds that the contract gives it. What cannot be read stays the text it was,
 * so that validation can name it.
 */
export function coerceQuery({ id }: Operation, query: URLSearchParams): Fields {
  const wire: Record<string, unknown> = {};
  for (const [name, text] of query) {
    const kind = kindOf(id, name);
    // defineProperty semantics: a parameter named __proto__ is an unknown field like any other.
    Object.defineProperty(wire, name, {
      value: coerce(kind, text),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return wire;
}

/** A multipart body as it arrives → the kinds that the contract gives it, files as they are. */
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
