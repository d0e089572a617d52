import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { Input, OperationId } from '@platform/sdk';
import * as operations from '@platform/sdk/operations';
import type { Command, Context } from '../command.ts';
import { usageError } from '../exit-codes.ts';
import { inputOption, readInput } from '../json-input.ts';

const byId = new Map<string, operations.Operation>(
  Object.values(operations).map((operation) => [operation.id, operation]),
);

/** Performs any operation of the contract. */
export const call: Command = {
  name: 'call',
  summary: 'Perform any operation of the contract: orders.statistics, users.options …',
  positionals: ['operation'],
  options: {
    ...inputOption,
    file: {
      type: 'string',
      multiple: true,
      value: '<field=path>',
      help: 'a file to upload, for calls that take one',
    },
    'idempotency-key': { type: 'string', value: '<text>', help: 'the same key performs a write once only' },
    list: {
      type: 'boolean',
      help: 'instead of a call: print the operations whose name begins so (all: a dot)',
    },
  },
  notes: [
    'Fields are those of the SDK: amounts in minor units, lists by page and pageSize.',
    'Sensitive calls ask for the second-level password: PLATFORM_SECOND_PASSWORD, or a prompt.',
    'The answer is JSON. Secret fields (passwords, tokens) are accepted only by --input -.',
  ],
  async run(context) {
    const { given, output, signal } = context;
    const [name = ''] = given.positionals;
    if (given.flag('list')) return list(context, name);
    const operation = byId.get(name);
    if (!operation)
      throw usageError('There is no such operation.', 'See `platform call --list .` for all of them.');
    const input: Record<string, unknown> = { ...(await readInput(context)) };
    for (const one of given.list('file')) await addFile(input, one);
    const { platform, requireSession } = await context.connection();
    if (operation.auth === 'token') requireSession();
    const answer = await platform.call(operation, input as Input<OperationId>, {
      signal,
      idempotencyKey: given.text('idempotency-key'),
    });
    await output.json(answer);
    return undefined;
  },
};

async function list({ output }: Context, prefix: string): Promise<undefined> {
  const found = [...byId.values()].filter(({ id }) => prefix === '.' || id.startsWith(prefix));
  const columns = [
    { title: 'OPERATION', text: (one: operations.Operation) => one.id },
    { title: 'WRITES', text: (one: operations.Operation) => (one.writes ? 'writes' : '') },
    { title: 'CALL', text: (one: operations.Operation) => `${one.method} ${one.path}` },
  ];
  const rows = (async function* () {
    yield* found;
  })();
  await output.rows(rows, columns, ({ id, method, path, writes }) => ({ id, method, path, writes }));
  return undefined;
}

async function addFile(input: Record<string, unknown>, given: string): Promise<void> {
  const [, field, path] = /^(\w+)=(.+)$/s.exec(given) ?? [];
  if (field === undefined || path === undefined) throw usageError('--file is written field=path.');
  const blob = await openAsBlob(path).catch(() => {
    throw usageError(`The file for ${field} cannot be read.`);
  });
  input[field] = new File([blob], basename(path));
}
