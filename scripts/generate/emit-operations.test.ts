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

/** The module that has all operations. */
const emittedOf = (document: Document): string =>
  new Map(emitOperations(document, locateOperations(document))).get('operations.ts') ?? '';

describe('a POST with only URL parameters', () => {
  const document = documentOf({ parameters: [identity] });
  const operations = locateOperations(document);

  it('has a query and no body', () => {
    const emitted = emittedOf(document);
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
    const uploads = new Map(emitOperations(document, operations)).get('operations.uploads.ts');
    expect(uploads).toContain("body: 'multipart',\n  files: ['file'],\n  codec: uploadCodec,");
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

describe('the calls that upload files', () => {
  it('are a module of their own, because few pages need the encoder of forms', () => {
    const body = { content: { 'multipart/form-data': { schema: { type: 'object', properties: {} } } } };
    const document = documentOf({ requestBody: body });
    const modules = new Map(emitOperations(document, locateOperations(document)));
    expect(modules.get('operations.uploads.ts')).toContain('codec: uploadCodec');
    expect(modules.get('operations.uploads.ts')).not.toContain('runtime/codec.ts');
    expect(modules.get('operations.ts')).not.toContain('uploadCodec');
    expect(modules.get('operations.ts')).toContain("export * from './operations.uploads.ts';");
  });
});

describe('the calls of a page that nobody has signed in to', () => {
  const modules = new Map(
    emitOperations(
      documentOf({ operationId: 'session.act' }),
      locateOperations(documentOf({ operationId: 'session.act' })),
    ),
  );

  it('are a module of their own, which the module of all operations has too', () => {
    expect(modules.get('operations.first.ts')).toContain('export const sessionAct =');
    expect(modules.get('operations.ts')).not.toContain('sessionAct');
    expect(modules.get('operations.ts')).toContain("export * from './operations.first.ts';");
  });

  it('import only what they use', () => {
    expect(modules.get('operations.first.ts')).not.toContain('codec');
    expect(modules.get('operations.ts')).not.toContain('../runtime/');
  });
});
