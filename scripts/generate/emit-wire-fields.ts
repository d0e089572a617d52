import { banner } from './banner.ts';
import { type Document, type LocatedOperation, type Parameter, resolveSchema } from './document.ts';

/** Types of URL parameters and form parts. Only the receiver needs them, because it parses them from text. */
export function emitWireFields(document: Document, operations: LocatedOperation[]): string {
  const entries = operations.flatMap((located) => {
    const { id, parameters, body, bodyKind } = located;
    const form = bodyKind === 'multipart' && body ? resolveSchema(document, body).properties : undefined;
    const fields = Object.entries(form ?? {}).map(([name, schema]) => ({ name, in: 'form', schema }));
    const kinds = [...parameters, ...fields].map((field) => `${field.name}: '${kindOf(document, field)}'`);
    return kinds.length ? [`  '${id}': { ${kinds.join(', ')} },`] : [];
  });
  return `${banner}import type { FieldKind } from '../runtime/coerce.ts';
import type { OperationId } from './io.ts';

/** Types of each operation's URL parameters or form parts. All except files arrive as text. */
export const wireFields: { readonly [Id in OperationId]?: Readonly<Record<string, FieldKind>> } = {
${entries.join('\n')}
};
`;
}

function kindOf(document: Document, field: Parameter): string {
  const schema = resolveSchema(document, field.schema);
  const kind = (type: string | string[] | undefined): string => {
    if (type === 'string' || type === 'integer' || type === 'number' || type === 'boolean') return type;
    throw new Error(`${field.name}: a ${String(type)} cannot be written in a query or form`);
  };
  if (schema.format === 'binary') return 'file';
  if (schema.type !== 'array') return kind(schema.type);
  return `${kind(resolveSchema(document, schema.items ?? {}).type)}[]`;
}
