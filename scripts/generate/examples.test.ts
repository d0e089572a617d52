import { readFileSync } from 'node:fs';
import { validators } from '@platform/sdk/validators';
import { describe, expect, it } from 'vitest';
import { type Document, locateOperations, resolveSchema, type Schema } from './document.ts';

const document = JSON.parse(
  readFileSync(new URL('../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as Document;

const sides = locateOperations(document).flatMap((located) => {
  const found: [side: 'request' | 'response', schema: Schema | undefined][] = [
    // Files have no example.
    ['request', located.bodyKind === 'multipart' ? undefined : located.body],
    ['response', located.data],
  ];
  return found.flatMap(([side, schema]) =>
    schema
      ? [
          {
            name: `${located.id} ${side}`,
            id: located.id,
            side,
            example: resolveSchema(document, schema).example,
          },
        ]
      : [],
  );
});

describe('examples of the contract', () => {
  it('exist for every request body and every response', () => {
    expect(sides.filter(({ example }) => example === undefined).map(({ name }) => name)).toEqual([]);
  });

  it.each(sides)('$name is accepted by its validator', ({ id, side, example }) => {
    const validator = Object.entries(validators).find(([operation]) => operation === id)?.[1][side];
    expect(validator?.safeParse(example)).toMatchObject({ success: true });
  });
});
