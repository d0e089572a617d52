import type { ContractOperation, Parameter, Schema } from '../generate/document.ts';
import type { Contract } from './breaking-changes.ts';

/** Parts of a contract that a test sets; the rest has defaults. */
export interface Parts {
  parameters?: Parameter[];
  body?: Schema;
  data?: Schema;
  schemas?: Record<string, Schema>;
  operation?: Partial<ContractOperation>;
  path?: string;
  errors?: Record<string, number>;
  event?: Schema;
  topic?: string;
  command?: Schema;
  webhook?: Schema;
  header?: string;
}

export const text: Schema = { type: 'string' };
export const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

/** A contract of one call, one command, one event and one callback. */
export function contractOf(parts: Parts): Contract {
  const envelope = object({ data: parts.data ?? object({}) });
  return {
    document: {
      openapi: '3.1.0',
      info: {},
      paths: {
        [parts.path ?? '/v1.0/rows/getList']: {
          post: {
            operationId: 'rows.list',
            tags: [],
            summary: '',
            'x-origin': 'specification',
            ...(parts.parameters ? { parameters: parts.parameters } : {}),
            ...(parts.body
              ? { requestBody: { content: { 'application/json': { schema: parts.body } } } }
              : {}),
            responses: { '200': { content: { 'application/json': { schema: envelope } } } },
            ...parts.operation,
          },
        },
      },
      webhooks: {
        rowCallback: {
          post: {
            parameters: [{ name: parts.header ?? 'X-Id', in: 'header', schema: { type: 'string' } }],
            requestBody: { content: { 'application/json': { schema: parts.webhook ?? object({}) } } },
          },
        },
      },
      components: { schemas: parts.schemas ?? {}, parameters: {}, securitySchemes: {} },
    },
    errors: parts.errors ?? { success: 200 },
    socket: {
      commands: { ack: { request: parts.command ?? object({}), response: object({}) } },
      events: { 'row.created': { topic: parts.topic ?? 'rows', data: parts.event ?? object({}) } },
    },
  };
}
