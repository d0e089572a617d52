import { describe, expect, it } from 'vitest';
import type { Document, Schema } from './document.ts';
import { openResponseEnums } from './open-enums.ts';

const status: Schema = { type: 'integer', enum: [1, 2] };
const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const answer = (schema: Schema) => ({ '200': { content: { 'application/json': { schema } } } });

function documentOf(request: Schema, response: Schema, schemas: Record<string, Schema>): Document {
  return {
    openapi: '3.1.0',
    info: {},
    paths: {
      '/rows': {
        post: {
          operationId: 'rows.list',
          tags: [],
          summary: '',
          'x-origin': 'extension',
          requestBody: { content: { 'application/json': { schema: request } } },
          responses: answer(response),
        },
      },
    },
    components: { schemas, parameters: {}, securitySchemes: {} },
  };
}

describe('enumerations of responses', () => {
  it('are open in responses and closed in requests', () => {
    const row: Schema = { type: 'object', properties: { status: reference('Status') } };
    const opened = openResponseEnums(
      documentOf(reference('Filter'), reference('Row'), {
        Status: status,
        Row: row,
        Filter: { type: 'object', properties: { status: reference('Status') } },
      }),
    );
    const { schemas } = opened.components;
    expect(schemas.Row?.properties?.status).toEqual(reference('StatusOpen'));
    expect(schemas.StatusOpen).toEqual({ ...status, 'x-open': true });
    expect(schemas.Filter?.properties?.status).toEqual(reference('Status'));
    expect(schemas.Status).toEqual(status);
  });

  it('are refused in a schema that is both request and response', () => {
    const both: Schema = { type: 'object', properties: { status: reference('Status') } };
    const document = documentOf(reference('Both'), reference('Both'), { Status: status, Both: both });
    expect(() => openResponseEnums(document)).toThrow(
      /Both holds an enumeration and is both asked and answered/,
    );
  });
});
