import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../launch/project.mjs';
import { sourceFiles } from './source-files.ts';

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

interface Roles {
  operations: Record<string, unknown>;
  planned?: Record<string, unknown>;
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const contract = JSON.parse(read('openapi/dist/openapi.json')) as Contract;
const roles = parse(read('openapi/roles.yaml')) as Roles;

const operationIds = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap((operation) => (operation.operationId ? [operation.operationId] : []))
  .sort();
// The settings' calls are expanded from settings.yaml, which names their roles.
const isSetting = (id: string): boolean => id.startsWith('settings.');

describe('roles.yaml', () => {
  it('names every operation of the contract', () => {
    const unnamed = operationIds.filter((id) => !isSetting(id) && !(id in roles.operations));
    expect(unnamed, 'add each to `operations` of openapi/roles.yaml with its roles').toEqual([]);
  });

  it('names no operation that the contract lacks', () => {
    const unknown = Object.keys(roles.operations).filter((id) => !operationIds.includes(id));
    expect(unknown, 'write it in openapi/domains/, or move it to `planned`').toEqual([]);
  });

  it('plans only operations that do not exist yet', () => {
    const written = Object.keys(roles.planned ?? {}).filter((id) => operationIds.includes(id));
    expect(written, 'move each from `planned` to `operations` of openapi/roles.yaml').toEqual([]);
  });
});

describe('the 48 settings', () => {
  it('are 96 calls', () => {
    expect(operationIds.filter(isSetting)).toHaveLength(96);
  });
});

describe('operations', () => {
  it('have a handler, or are listed as answering 501', async () => {
    const file = 'apps/server/src/unimplemented.ts';
    expect(existsSync(join(root, file)), `${file} names the operations without a handler`).toBe(true);
    const { unimplemented } = (await import(pathToFileURL(join(root, file)).href)) as {
      unimplemented: readonly string[];
    };
    expect(unimplemented.filter((id) => !operationIds.includes(id))).toEqual([]);
    const list = unimplemented.length === 0 ? 'none' : unimplemented.join(', ');
    process.stdout.write(`note: operations without a handler (they answer 501): ${list}\n`);

    const handlers = sourceFiles
      .filter((one) => /^apps\/server\/src\/domains\/.*\.handlers\.ts$/.test(one.path))
      .flatMap((one) => one.lines)
      .join('\n');
    const handled = (id: string): boolean => isSetting(id) || handlers.includes(`'${id}'`);
    const neither = operationIds.filter((id) => !handled(id) && !unimplemented.includes(id));
    expect(neither, `write a handler, or name it in ${file}`).toEqual([]);
  });
});

describe('the error catalogue', () => {
  const { errors } = parse(read('openapi/errors.yaml')) as {
    errors: Record<string, { message: Record<string, string> }>;
  };
  const server = sourceFiles.filter(
    ({ path }) => path.startsWith('apps/server/src/') && !/\.test\.ts$|\/testing\//.test(path),
  );

  it('has the documented reasons word for word', () => {
    const english = Object.values(errors).map(({ message }) => (message['en-US'] ?? '').toLowerCase());
    const documented = [
      'cannot find supplier',
      'create order error',
      'payout failed',
      'order allocation failed',
    ];
    expect(documented.filter((reason) => !english.some((text) => text.startsWith(reason)))).toEqual([]);
  });

  it('has no error that nothing throws, except those of parts to come', () => {
    // Errors of payout files, gateways and risk lists. Remove a name when its part throws it.
    const waiting = [
      'claimFailed',
      'payoutFailed',
      'payoutResultUnknown',
      'rejectionFailed',
      'supplementRefused',
      'uploadFailed',
    ];
    const text = server.map(({ lines }) => lines.join('\n')).join('\n');
    const thrown = (name: string) => new RegExp(`['"]${name}['"]|errorCodes\\.${name}\\b`).test(text);
    expect(
      Object.keys(errors)
        .filter((name) => !thrown(name))
        .sort(),
    ).toEqual(waiting);
  });
});
