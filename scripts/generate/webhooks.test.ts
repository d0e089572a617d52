import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Document, resolveSchema, type Schema } from './document.ts';
import { openResponseEnums } from './open-enums.ts';
import { webhooksOf } from './webhooks.ts';

const documentWith = (post: object, schemas: Record<string, Schema> = {}): Document => ({
  openapi: '3.1.0',
  info: {},
  paths: {},
  webhooks: { arrival: { post } },
  components: { schemas, parameters: {}, securitySchemes: {} },
});
const body = (...schemas: Schema[]) => ({
  requestBody: { content: Object.fromEntries(schemas.map((schema, index) => [`text/${index}`, { schema }])) },
});

describe('webhooks', () => {
  it.each([
    ['no body', {}, /arrival: a POST with a body is needed/],
    ['two shapes', body({ type: 'object' }, { type: 'array' }), /different schemas/],
    ['a keyword that nobody enforces', body({ type: 'object', not: {} } as Schema), /keyword "not"/],
    [
      'a parameter in the address',
      { ...body({ type: 'object' }), parameters: [{ name: 'id', in: 'query', schema: { type: 'string' } }] },
      /only headers are handled/,
    ],
  ])('with %s stop generation', (_what, post, message) => {
    expect(() => webhooksOf(documentWith(post))).toThrow(message);
  });

  it('have open enumerations for their receivers', () => {
    const payload: Schema = {
      type: 'object',
      properties: { state: { $ref: '#/components/schemas/State' } },
    };
    const reference = { $ref: '#/components/schemas/Payload' };
    const document = documentWith(body(reference), {
      State: { type: 'string', enum: ['here'] },
      Payload: payload,
    });
    const opened = openResponseEnums(document);
    expect(resolveSchema(opened, reference).properties?.state?.$ref).toBe('#/components/schemas/StateOpen');
    expect(opened.components.schemas.StateOpen?.['x-open']).toBe(true);
    expect(document.components.schemas.StateOpen).toBeUndefined();
  });

  it('of the contract are the callback of an order, as JSON and as form', () => {
    const contract = JSON.parse(
      readFileSync(new URL('../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
    ) as Document;
    expect(webhooksOf(contract)).toMatchObject([
      { name: 'orderCallback', payload: { $ref: '#/components/schemas/OrderCallback' } },
    ]);
  });
});
