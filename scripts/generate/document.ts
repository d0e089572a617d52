/** The parts of an OpenAPI 3.1 document that the generator reads and writes. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: (string | number)[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | false;
  propertyNames?: Schema;
  maxProperties?: number;
  oneOf?: Schema[];
  const?: string | number | boolean;
  default?: unknown;
  description?: string;
  example?: unknown;
  'x-unit'?: string;
  'x-secret'?: boolean;
  /** Size limit of a file. */
  'x-max-bytes'?: number;
  'x-enum-names'?: string[];
  'x-open'?: boolean;
};

export type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  'x-unit'?: string;
};

export type Content = Record<string, { schema: Schema; example?: unknown }>;

export type ContractOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { $ref?: string; description?: string; content?: Content }>;
  'x-origin': 'specification' | 'extension';
  'x-writes'?: boolean;
  /**
   * The call may have moved money unless it is known to have failed: the SDK reports this and does not retry.
   */
  'x-moves-money'?: boolean;
  'x-base'?: 'merchant';
  'x-auth'?: 'signature' | 'device';
};

export type Document = {
  openapi: string;
  info: Record<string, unknown>;
  paths: Record<string, Partial<Record<'get' | 'post', ContractOperation>>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses?: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
  };
} & Record<string, unknown>;

/** An operation with the context that the emitters need. */
export type LocatedOperation = {
  id: string;
  noun: string;
  verb: string;
  /** Name of the descriptor: `ordersList`. */
  constant: string;
  method: 'GET' | 'POST';
  path: string;
  operation: ContractOperation;
  parameters: Parameter[];
  body: Schema | undefined;
  bodyKind: 'json' | 'multipart' | undefined;
  data: Schema;
};

export const languages = ['zh-CN', 'zh-TW', 'en-US'] as const;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function componentName(reference: string): string {
  const name = /^#\/components\/(?:schemas|parameters)\/(\w+)$/.exec(reference)?.[1];
  if (!name) throw new Error(`reference ${reference} does not point at a component of this document`);
  return name;
}

/** Resolves `$ref` to the schema. */
export function resolveSchema(document: Document, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const found = document.components.schemas[componentName(schema.$ref)];
  if (!found) throw new Error(`no schema at ${schema.$ref}`);
  return resolveSchema(document, found);
}

/** All operations of a document, in path order. */
export function locateOperations(document: Document): LocatedOperation[] {
  const located: LocatedOperation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', 'post'] as const) {
      const operation = item[method];
      if (!operation) continue;
      const [noun, verb] = operation.operationId.split('.');
      if (!noun || !verb) throw new Error(`operationId ${operation.operationId} is not <noun>.<verb>`);
      const content = operation.requestBody?.content;
      const json = content?.['application/json']?.schema;
      const multipart = content?.['multipart/form-data']?.schema;
      if ((json || multipart) && operation.parameters?.length)
        throw new Error(`${operation.operationId}: a body and query parameters together are not handled`);
      located.push({
        id: operation.operationId,
        noun,
        verb,
        constant: noun + upperFirst(verb),
        method: method === 'get' ? 'GET' : 'POST',
        path,
        operation,
        parameters: (operation.parameters ?? []).map((parameter) => {
          if (!parameter.$ref) return parameter;
          const found = document.components.parameters[componentName(parameter.$ref)];
          if (!found) throw new Error(`no parameter at ${parameter.$ref}`);
          return found;
        }),
        body: json ?? multipart,
        bodyKind: json ? 'json' : multipart ? 'multipart' : undefined,
        data: envelopeData(operation),
      });
    }
  }
  return located;
}

function envelopeData(operation: ContractOperation): Schema {
  const schema = operation.responses['200']?.content?.['application/json']?.schema?.properties?.data;
  if (!schema) throw new Error(`${operation.operationId}: its 200 response has no envelope`);
  return schema;
}
