import { describe, expect, it } from 'vitest';
import type { Document, Schema } from './document.ts';
import { checkKeywords, checkSchema } from './keywords.ts';

const documentWith = (schema: Schema): Document => ({
  openapi: '3.1.0',
  info: {},
  paths: {},
  components: { schemas: { Subject: schema }, parameters: {}, securitySchemes: {} },
});

describe('generation stops at keywords that it would not enforce', () => {
  it.each<[string, Schema | object, RegExp]>([
    [
      'an unknown keyword',
      { type: 'integer', multipleOf: 5 },
      /Subject: keyword "multipleOf" is not handled/,
    ],
    ['an unknown format', { type: 'string', format: 'email' }, /unknown format "email"/],
    ['an unknown unit', { type: 'integer', 'x-unit': 'dozens' }, /unknown x-unit "dozens"/],
    ['an unknown type', { type: 'decimal' }, /unknown type "decimal"/],
    [
      'a keyword deep inside',
      { type: 'object', properties: { rows: { type: 'array', items: { not: {} } } } },
      /Subject\.rows\[\]: keyword "not"/,
    ],
    [
      'a required field that does not exist',
      { type: 'object', required: ['code'], properties: {} },
      /requires "code"/,
    ],
    [
      'a choice other than "or null"',
      { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      /oneOf is only handled/,
    ],
  ])('%s', (_, schema, message) => {
    expect(() => checkKeywords(documentWith(schema as Schema))).toThrow(message);
  });

  it('a file where only text can be sent', () => {
    const document = documentWith({
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
    });
    const schema = { $ref: '#/components/schemas/Subject' };
    const upload = (type: string): Document => ({
      ...document,
      paths: {
        '/rows': {
          post: {
            operationId: 'rows.upload',
            tags: [],
            summary: '',
            'x-origin': 'extension',
            requestBody: { content: { [type]: { schema } } },
            responses: {},
          },
        },
      },
    });
    expect(() => checkKeywords(upload('application/json'))).toThrow(/rows.upload: only a multipart body/);
    expect(() => checkKeywords(upload('multipart/form-data'))).not.toThrow();
  });

  it('accepts all enforced keywords', () => {
    expect(() =>
      checkSchema({ type: 'string', format: 'platform-date-time', maxLength: 19 }, 'time'),
    ).not.toThrow();
  });
});
