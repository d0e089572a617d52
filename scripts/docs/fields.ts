import { componentName, type Document, resolveSchema, type Schema } from '../generate/document.ts';
import { code, type Html, html, table } from './html.ts';
import { markdownLine } from './markdown.ts';
import { href } from './site.ts';

/** Names of types that several calls share; they are described on one page, and fields link there. */
export type SharedTypes = ReadonlySet<string>;

export const typesPath = 'types';

interface Row {
  path: string;
  schema: Schema;
  required: boolean;
  description?: string | undefined;
  /** Shared type that describes the fields. */
  link?: string | undefined;
}

const conversionNotes: Readonly<Record<string, string>> = {
  amountFilter: 'whole minor units in the SDK; plus 0.0001 on the wire',
  usdtCount: 'decimal text in the SDK; ×1,000,000 on the wire',
  minReliableCheckAmount: 'decimal text in the SDK; ×100 on the wire',
  processingOrderAmount: 'decimal text in the SDK; ×100 on the wire',
  productAmount: 'minor units in the SDK; ×10,000 on the wire for product 1045',
};

const formatNames: Readonly<Record<string, string>> = {
  'platform-date-time': 'time, YYYY-MM-DD HH:mm:ss in the platform’s zone; a Date in the SDK',
  'date-time': 'time, ISO 8601 with offset',
  binary: 'file',
  decimal: 'decimal text',
  uri: 'address',
  ip: 'IP address',
  uuid: 'UUID',
};

/** One row for each field; nested fields follow their parent: `list[].orderCode`. */
export function fieldTable(
  document: Document,
  shared: SharedTypes,
  label: string,
  fields: readonly Omit<Row, 'link'>[],
): Html {
  const rows = fields.flatMap((field) => expand(document, shared, field, []));
  if (rows.length === 0) return html`<p class="none">No fields.</p>`;
  return table({
    label,
    className: 'fields',
    head: ['Field', 'Type', 'Rules', 'Meaning'],
    rows: rows.map((row) => [
      html`${code(row.path)}${row.required ? '' : html` <span class="optional">optional</span>`}`,
      typeOf(document, row),
      rulesOf(resolveSchema(document, unwrapped(row.schema))).map(
        (rule) => html`<span class="rule">${rule}</span>`,
      ),
      meaningOf(document, row),
    ]),
  });
}

/** Fields of an object schema, or of the items of a list. */
export function fieldsOf(document: Document, schema: Schema, prefix = ''): Omit<Row, 'link'>[] {
  const resolved = resolveSchema(document, unwrapped(schema));
  const inner = resolved.items ? resolveSchema(document, unwrapped(resolved.items)) : resolved;
  const start = resolved.items ? `${prefix}[]` : prefix;
  return Object.entries(inner.properties ?? {}).map(([name, property]) => ({
    path: start === '' ? name : `${start}.${name}`,
    schema: property,
    required: inner.required?.includes(name) ?? false,
    description: property.description,
  }));
}

function expand(
  document: Document,
  shared: SharedTypes,
  field: Omit<Row, 'link'>,
  within: readonly string[],
): Row[] {
  const outer = unwrapped(field.schema);
  const item = unwrapped(resolveSchema(document, outer).items ?? {});
  const name = [outer, item].map(({ $ref }) => $ref && componentName($ref)).find(Boolean);
  const inner = fieldsOf(document, field.schema, field.path);
  const elsewhere = name !== undefined && (shared.has(name) || within.includes(name));
  if (inner.length === 0 || elsewhere)
    return [{ ...field, link: elsewhere && inner.length > 0 ? name : undefined }];
  const deeper = name === undefined ? within : [...within, name];
  return [field, ...inner.flatMap((next) => expand(document, shared, next, deeper))];
}

/** The schema of "schema or null"; the type column says that null is possible. */
const unwrapped = (schema: Schema): Schema => (schema.oneOf ? (schema.oneOf[0] ?? schema) : schema);

function typeOf(document: Document, { schema, link }: Row): Html {
  const resolved = resolveSchema(document, unwrapped(schema));
  const types = [resolved.type ?? (resolved.enum ? 'value' : 'anything')].flat();
  const mayBeNull = types.includes('null') || schema.oneOf !== undefined;
  const item = resolved.items && resolveSchema(document, unwrapped(resolved.items));
  const name = types.filter((type) => type !== 'null').join(' or ');
  const text = item ? `${[item.type ?? 'object'].flat().join(' or ')}[]` : name;
  return html`${link ? html`<a href="${href(typesPath, link)}">${link}</a>${item ? '[]' : ''}` : text}${mayBeNull ? ' or null' : ''}`;
}

const number = new Intl.NumberFormat('en-US');

function rulesOf(schema: Schema): string[] {
  const rules: string[] = [];
  const range = (low: number | undefined, high: number | undefined, what: string): void => {
    if (low === undefined && high === undefined) return;
    const text =
      low !== undefined && high !== undefined
        ? low === high
          ? number.format(low)
          : `${number.format(low)} to ${number.format(high)}`
        : low === undefined
          ? `at most ${number.format(high ?? 0)}`
          : `at least ${number.format(low)}`;
    rules.push(`${text}${what}`);
  };
  if (schema.format) rules.push(formatNames[schema.format] ?? schema.format);
  range(schema.minimum, schema.maximum, '');
  range(schema.minLength, schema.maxLength, ' characters');
  range(schema.minItems, schema.maxItems, ' entries');
  range(undefined, schema.maxProperties, ' entries');
  if (schema.pattern) rules.push(`matches ${schema.pattern}`);
  if (schema.const !== undefined) rules.push(`always ${JSON.stringify(schema.const)}`);
  if (schema.default !== undefined) rules.push(`default ${JSON.stringify(schema.default)}`);
  if (schema['x-unit']) rules.push(conversionNotes[schema['x-unit']] ?? schema['x-unit']);
  if (schema['x-secret']) rules.push('secret: masked in logs');
  return rules;
}

function meaningOf(document: Document, { schema, description }: Row): Html {
  const outer = unwrapped(schema);
  const resolved = resolveSchema(document, outer);
  const of = resolved.items ? resolveSchema(document, unwrapped(resolved.items)) : resolved;
  const text = description ?? outer.description ?? resolved.description ?? '';
  const names = of['x-enum-names'];
  const values = of.enum?.map((value, index) =>
    names
      ? html`<span class="value">${code(String(value))} ${names[index] ?? ''}</span>`
      : html`<span class="value">${code(String(value))}</span>`,
  );
  return html`${text ? markdownLine(text) : ''}${values ? html`<span class="values">${values}</span>` : ''}`;
}
