import { describe, expect, it } from 'vitest';
import type { ContractOperation, Document, Parameter, Schema } from './document.ts';
import { locateOperations } from './document.ts';
import { emitIo } from './emit-io.ts';
import { emitOperations } from './emit-operations.ts';
import { emitValidators } from './emit-validators.ts';
import { emitWireFields } from './emit-wire-fields.ts';

const done: Schema = { type: 'object', properties: { data: { type: 'object', properties: {} } } };
const identity: Parameter = { name: 'orderId', in: 'query', required: true, schema: { type: 'string' } };
const upload: Schema = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', format: 'binary' },
    orderType: { type: 'integer' },
    tags: { type: 'array', items: { type: 'string' } },
  },
};

function documentOf(operation: Partial<ContractOperation>): Document {
  return {
    openapi: '3.1.0',
    info: {},
    paths: {
      '/rows': {
        post: {
          operationId: 'rows.act',
          tags: [],
          summary: 'Act',
          'x-origin': 'extension',
          responses: { '200': { content: { 'application/json': { schema: done } } } },
          ...operation,
        },
      },
    },
    components: { schemas: { UploadRequest: upload }, parameters: {}, securitySchemes: {} },
  };
}

const multipart: Partial<ContractOperation> = {
  requestBody: {
    content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/UploadRequest' } } },
  },
};

describe('a POST with only URL parameters', () => {
  const document = documentOf({ parameters: [identity] });
  const operations = locateOperations(document);

  it('has a query and no body', () => {
    const emitted = emitOperations(document, operations);
    expect(emitted).not.toContain('body:');
    expect(emitWireFields(document, operations)).toContain("'rows.act': { orderId: 'string' },");
  });

  it('is validated and typed by its query', () => {
    expect(emitValidators(document, operations)).toContain('orderId: f.anyText,');
    expect(emitIo(document, operations)).toContain("wireRequest: Query<operations['rows.act']>;");
  });

  it('cannot have a body too', () => {
    const both = documentOf({ ...multipart, parameters: [identity] });
    expect(() => locateOperations(both)).toThrow(/a body and query parameters together/);
  });
});

describe('an upload', () => {
  const document = documentOf(multipart);
  const operations = locateOperations(document);

  it('names its file fields, and the types of the others', () => {
    expect(emitOperations(document, operations)).toContain(
      "body: 'multipart',\n  files: ['file'],\n  codec: uploadCodec,",
    );
    expect(emitWireFields(document, operations)).toContain(
      "'rows.act': { file: 'file', orderType: 'integer', tags: 'string[]' },",
    );
  });

  it('is validated and typed as a form', () => {
    expect(emitValidators(document, operations)).toContain('file: f.binary(),');
    expect(emitIo(document, operations)).toContain("wireRequest: MultipartBody<operations['rows.act']>;");
  });

  it('contains only what a form can carry', () => {
    const nested = documentOf({
      requestBody: {
        content: {
          'multipart/form-data': { schema: { type: 'object', properties: { row: { type: 'object' } } } },
        },
      },
    });
    expect(() => emitWireFields(nested, locateOperations(nested))).toThrow(/row: a object cannot be written/);
  });
});
