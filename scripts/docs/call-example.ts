import type { Operation } from '@platform/sdk';
import { decodeRequest } from '@platform/sdk/wire';
import { type Document, type LocatedOperation, resolveSchema, type Schema } from '../generate/document.ts';

/** Wire values of a call's example: the contract's example, or the required parameters of a query. */
export function wireExample(document: Document, { operation, parameters, body }: LocatedOperation): Fields {
  if (body) {
    const [media] = Object.values(operation.requestBody?.content ?? {});
    const example = media?.example ?? resolveSchema(document, body).example;
    if (example !== undefined) return example as Fields;
    return sample(document, body, '') as Fields;
  }
  const asked = parameters.filter(({ required, name }) => required || name.startsWith('page'));
  return Object.fromEntries(asked.map(({ name, schema }) => [name, sample(document, schema, name)]));
}

type Fields = Record<string, unknown>;

/** Values that are more realistic than the schema's minimum. */
const known: Readonly<Record<string, unknown>> = {
  orderCode: 'C2026112012000012345678',
  productId: 1008,
  key: 'payroll-2026-11-20',
};

/** A valid value for a schema without an example in the contract. */
function sample(document: Document, given: Schema, field: string): unknown {
  if (field in known) return known[field];
  const schema = resolveSchema(document, given.oneOf?.[0] ?? given);
  if (schema.example !== undefined) return schema.example;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uuid') return '01a19467-e800-7756-aeb3-000000000001';
  if (schema.format === 'platform-date-time') return '2026-11-20 00:00:00';
  if (schema.format === 'binary') return file;
  const type = [schema.type].flat().find((name) => name !== 'null');
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return [sample(document, schema.items ?? {}, '')];
  if (type === 'object') {
    const required = schema.required ?? [];
    return Object.fromEntries(
      required.map((name) => [name, sample(document, schema.properties?.[name] ?? {}, name)]),
    );
  }
  return 'text';
}

const file = '(the file)';

/** The same call in TypeScript, with the SDK's names, times and units. */
export function sdkExample(
  descriptor: Operation,
  wire: Fields,
  units: Readonly<Record<string, string>> = {},
): string {
  const { sign, ...order } = decodeRequest(descriptor, wire);
  const isSigned = descriptor.auth === 'signature';
  const input = isSigned || sign === undefined ? order : { ...order, sign };
  const amounts = new Set(Object.keys(input).filter((name) => isAmount(name, units[name])));
  const given = Object.keys(input).length === 0 ? '' : literal(input, '', amounts);
  return `await platform.${descriptor.id}(${isSigned ? `signOrder(${given}, key)` : given});`;
}

/** Whether the SDK takes a field as `MinorUnits`. */
const isAmount = (name: string, unit: string | undefined): boolean =>
  name.endsWith('Minor') || unit === 'productAmount' || unit === 'amountFilter';

/** Authentication headers. */
function tokenLines(operation: LocatedOperation['operation']): string {
  if (operation['x-auth'] === 'device')
    return '\nx-device-token: <token>\nx-device-timestamp: <seconds since 1970>\nx-device-signature: v1=<signature>';
  return operation.security?.length === 0 ? '' : '\ntoken: <session token>';
}

/** The call as an HTTP request. */
export function httpExample({ method, path, bodyKind, operation }: LocatedOperation, wire: Fields): string {
  const token = tokenLines(operation);
  if (method === 'GET' || !bodyKind) {
    const query = new URLSearchParams(Object.entries(wire).map(([name, value]) => [name, String(value)]));
    return `${method} ${path}${query.size > 0 ? `?${query}` : ''}${token}`;
  }
  if (bodyKind === 'multipart') {
    const parts = Object.entries(wire).map(([name, value]) => `${name}=${String(value)}`);
    return `${method} ${path}${token}\ncontent-type: multipart/form-data\n\n${parts.join('\n')}`;
  }
  return `${method} ${path}${token}\ncontent-type: application/json\n\n${JSON.stringify(wire, null, 2)}`;
}

/** A value as a TypeScript literal, on one line when it is short. */
function literal(value: unknown, indent: string, amounts: ReadonlySet<string> = new Set()): string {
  if (value === file) return 'file';
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, deeper))
    : Object.entries(value).map(([name, inner]) => {
        const text = literal(inner, deeper);
        return `${keyOf(name)}: ${amounts.has(name) && inner !== null ? `minorUnits(${text})` : text}`;
      });
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length + indent.length <= 72 && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close.trim()}`;
}

const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);
