import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../launch/project.mjs';

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly string[];
  required?: readonly string[];
  properties?: Record<string, Schema>;
}

interface Operation {
  operationId: string;
  parameters?: readonly { name?: string; $ref?: string }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const contract = JSON.parse(readFileSync(join(root, 'openapi/dist/openapi.json'), 'utf8')) as Contract;

function resolved(schema: Schema): Schema {
  const found = schema.$ref && contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  return found ? resolved(found) : schema;
}

/** The data of a successful answer, without the envelope. */
function dataOf({ responses }: Operation): Schema {
  const answer = resolved(responses['200']?.content?.['application/json']?.schema ?? {});
  return resolved(answer.properties?.data ?? answer);
}

const paging = new Set(['pageIndex', 'cursor']);
const namesOf = ({ parameters }: Operation): string[] =>
  (parameters ?? []).map(({ name, $ref }) => name ?? $ref?.split('/').at(-1) ?? '');
const paged = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .filter(
    (operation) =>
      dataOf(operation).properties?.list !== undefined && namesOf(operation).some((name) => paging.has(name)),
  );
const exported = resolved({ $ref: '#/components/schemas/ExportedOperation' }).enum ?? [];

/** Lists that are not exported, with the reason. */
const notExported: Readonly<Record<string, string>> = {
  'entityData.list': 'rows of any table, for looking; the lists have exports',
  'messages.listBox': 'personal messages',
  'botGroups.list': 'settings of a few groups, with chat ids that only this bot can use',
  'botPeople.list': 'settings of a few people',
  'botMessages.list': 'a queue; its notices are kept in the messages of their recipients',
  'exports.list': 'the exports themselves',
  'blackList.hits': 'the hits of one entry; the orders themselves are exported with orders.list',
  'errorLogs.listGroups': 'sums of errorLogs.list, which is exported',
  'orderCallbacks.listResends': 'progress of jobs',
  'payoutInstructions.list':
    'part of an account’s drawer; the payouts themselves are exported with orders.list',
  'payScripts.versions': 'the history of one script, for choosing',
  'monitorScripts.versions': 'the history of one script, for choosing',
  'orderAnalysisRules.list': 'seven rules, which the screen shows whole',
  'orderCallbacks.listResendResults': 'progress of a job',
};

it('every list that is read in pages can be exported, or says here why not', () => {
  const ids = paged.map(({ operationId }) => operationId);
  const left = ids.filter((id) => !exported.includes(id) && !(id in notExported));
  expect(left, 'write its <noun>.export.ts and add it to ExportedOperation and export-sources.ts').toEqual(
    [],
  );
  expect(Object.keys(notExported).filter((id) => exported.includes(id) || !ids.includes(id))).toEqual([]);
});

it('every list that is read in pages answers its rows and their number', () => {
  const without = paged.filter(
    (operation) => !['list', 'total'].every((name) => dataOf(operation).required?.includes(name)),
  );
  expect(
    without.map(({ operationId }) => operationId),
    'a list screen shows { list, total }',
  ).toEqual([]);
});

it('every list that is exported can be sorted', () => {
  const unsorted = paged.filter(
    (operation) =>
      exported.includes(operation.operationId) &&
      !['sortBy', 'sortOrder'].every((name) => namesOf(operation).includes(name)),
  );
  expect(unsorted.map(({ operationId }) => operationId)).toEqual([]);
});
