import { banner } from './banner.ts';
import type { Document, LocatedOperation } from './document.ts';
import { conversionsOf } from './emit-operations.ts';

/** SDK types of a unit; on the wire it is always a number. */
const unitTypes: Record<string, string> = {
  amountFilter: 'MinorUnits',
  productAmount: 'MinorUnits',
  usdtCount: 'string',
  minReliableCheckAmount: 'string',
  processingOrderAmount: 'string',
};

/** Input and output of each operation for callers and handlers, and their wire form. */
export function emitIo(document: Document, operations: LocatedOperation[]): string {
  const entries = operations.map((located) => {
    const { page, times, requestUnits, responseUnits } = conversionsOf(document, located);
    const wire = `operations['${located.id}']`;
    const request = located.body
      ? `${located.bodyKind === 'multipart' ? 'MultipartBody' : 'JsonBody'}<${wire}>`
      : located.parameters.length
        ? `Query<${wire}>`
        : 'Record<string, never>';
    const response = `EnvelopeData<${wire}>`;
    const shape = shapeOf(page, times, requestUnits);
    const isUpload = located.bodyKind === 'multipart';
    const input = shape
      ? `RequestInput<${request}, ${shape}>`
      : isUpload
        ? `UploadInput<${request}>`
        : request;
    const handlerInput = shape ? `HandlerInput<${request}, ${shape}>` : request;
    const output = Object.keys(responseUnits).length
      ? `WithUnits<${response}, { ${unitShape(responseUnits)} }>`
      : response;
    return `  '${located.id}': {
    wireRequest: ${request};
    wireResponse: ${response};
    input: ${input};
    handlerInput: ${handlerInput};
    output: ${output};
  };`;
  });
  const shapes = [
    'EnvelopeData',
    'HandlerInput',
    'JsonBody',
    'MultipartBody',
    'Query',
    'RequestInput',
    'UploadInput',
    'WithUnits',
  ];
  const used = shapes.filter((shape) => entries.some((entry) => entry.includes(`${shape}<`)));
  return `${banner}import type { ${used.join(', ')} } from '../runtime/io-shapes.ts';
import type { MinorUnits } from '../units/money.ts';
import type { operations } from './schema.ts';

/** Input and output of each operation, as SDK types and as wire types. */
export interface OperationIO {
${entries.join('\n')}
}

export type OperationId = keyof OperationIO;
`;
}

function shapeOf(page: unknown, times: string[], units: Record<string, string>): string | undefined {
  const parts = [
    ...(page ? ["page: 'pageIndex' | 'pageNum' | 'pageSize'"] : []),
    ...(times.length ? [`times: ${times.map((name) => `'${name}'`).join(' | ')}`] : []),
    ...(Object.keys(units).length ? [`units: { ${unitShape(units)} }`] : []),
  ];
  return parts.length ? `{ ${parts.join('; ')} }` : undefined;
}

/**
 * `value.minReliableCheckAmount` becomes a nested type and `list[].amount` an array of one, so that one
 * mapped type can overlay the wire type.
 */
export function unitShape(units: Record<string, string>): string {
  const names = new Map<string, Record<string, string>>();
  const types: string[] = [];
  for (const [path, unit] of Object.entries(units)) {
    const type = unitTypes[unit];
    if (!type) throw new Error(`unit ${unit} has no type in emit-io.ts`);
    const [name = '', ...rest] = path.split('.');
    if (name === '' || name.startsWith('[]'))
      throw new Error(`unit at "${path}": a bare value or list needs a type in emit-io.ts first`);
    if (rest.length) names.set(name, { ...names.get(name), [rest.join('.')]: unit });
    else types.push(field(name, type));
  }
  return [...types, ...[...names].map(([name, inner]) => field(name, `{ ${unitShape(inner)} }`))].join('; ');
}

function field(name: string, type: string): string {
  const bare = name.replace(/(?:\[\])+$/, '');
  return `${bare}: ${type}${name.slice(bare.length)}`;
}
