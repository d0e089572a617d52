import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indentJson } from './json-text.ts';

it('indents like JSON.stringify, for any value', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(indentJson(json)).toBe(JSON.stringify(JSON.parse(json), null, 2));
    }),
  );
});

it('keeps numbers and names as received, and shows escaped letters as letters', () => {
  const sent = '{ "id" : 12345678901234567890, "rate":1.10, "id":1e2, "who":"\\u674e \\"A\\"" , "none":[ ] }';
  expect(indentJson(sent)).toBe(
    '{\n  "id": 12345678901234567890,\n  "rate": 1.10,\n  "id": 1e2,\n  "who": "李 \\"A\\"",\n  "none": []\n}',
  );
});

it('leaves text that is not JSON unchanged', () => {
  expect(['', 'OK', '{"a":1', '<html>'].map(indentJson)).toEqual([null, null, null, null]);
});
