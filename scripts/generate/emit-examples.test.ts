import { describe, expect, it } from 'vitest';
import { type Document, locateOperations, type Schema } from './document.ts';
import { emitExamples } from './emit-examples.ts';

const row: Schema = { type: 'object', properties: { id: { type: 'string' }, size: { type: 'integer' } } };

function emit(schemas: Record<string, Schema>, events: object = {}): string {
  const document: Document = {
    openapi: '3.1.0',
    info: {},
    paths: {
      '/v1.0/thing/getList': {
        get: {
          operationId: 'things.list',
          tags: ['things'],
          summary: 'Things',
          'x-origin': 'specification',
          responses: {
            '200': {
              content: {
                'application/json': {
                  schema: { properties: { data: { $ref: '#/components/schemas/ThingList' } } },
                },
              },
            },
          },
        },
      },
    },
    components: { schemas, parameters: {}, securitySchemes: {} },
  };
  return emitExamples(document, locateOperations(document), { events });
}

const list = (example: unknown): Schema => ({
  type: 'object',
  properties: { list: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
  example,
});

describe('examples', () => {
  it('of a row are its own, or the matching part of the answer’s example', () => {
    const shown = emit({ ThingList: list({ list: [{ id: 'shown' }] }), Thing: row });
    expect(shown).toContain('  thing: { wire: {"id":"shown"} },');
    const own = emit({
      ThingList: list({ list: [{ id: 'shown' }] }),
      Thing: { ...row, example: { id: 'own' } },
    });
    expect(own).toContain('  thing: { wire: {"id":"own"} },');
    expect(own).toContain("  'things.list': fixtureExamples.thingList.wire,");
  });

  it('name the scaled fields, with value and type', () => {
    const scaled = { ...row, properties: { ...row.properties, size: { 'x-unit': 'usdtCount' } } };
    const text = emit({ ThingList: list({ list: [{ id: '1', size: 5 }] }), Thing: scaled });
    expect(text).toContain('  thing: { wire: {"id":"1","size":5}, units: {"size":"usdtCount"} },');
    expect(text).toContain("  thing: WithUnits<components['schemas']['Thing'], { size: string }>;");
  });

  it('of events are named by noun and verb', () => {
    const data = { type: 'object', example: { type: 'thing.made' } };
    const text = emit(
      { ThingList: list({ list: [{ id: '1' }] }), Thing: row },
      { 'thing.made': { topic: 'things', data } },
    );
    expect(text).toContain('  thingMade: { wire: {"type":"thing.made"} },');
  });

  it('are required', () => {
    expect(() => emit({ ThingList: list({ list: [] }), Thing: row })).toThrow('no example shows Thing:');
    expect(() =>
      emit({ ThingList: list({ list: [{}] }), Thing: row }, { 'thing.made': { data: { type: 'object' } } }),
    ).toThrow('event thing.made has no example');
  });
});
