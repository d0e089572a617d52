import { describe, expect, it } from 'vitest';
import { boundaryFindings, foreignWriteFindings, importsOf, refusal } from './boundaries.ts';
import { expectNone } from './source-files.ts';

const server = 'apps/server/src';
const webConsole = 'apps/console/src';

describe('imports', () => {
  it('go in one direction everywhere', () => {
    expectNone(
      boundaryFindings(),
      'ARCHITECTURE.md, “Direction of imports”: move what both need to the lower layer, or call the other domain’s service.',
    );
  });

  it.each([
    [
      `${server}/kit/binder.ts`,
      '../domains/orders/orders.service.ts',
      'server-kit may not import server-domain',
    ],
    [`${server}/db/connection.ts`, '../kit/clock.ts', 'server-db may not import server-kit'],
    [`${server}/domains/orders/orders.service.ts`, '../users/totp.ts', 'only through its .service.ts'],
    [`${server}/domains/orders/orders.service.ts`, '../../app.ts', 'server-domain may not import server-app'],
    [`${server}/app.ts`, '@platform/ui-kit/skin', 'server-app may not import skin'],
    [`${server}/app.ts`, '../../console/src/routes.ts', 'reaches into another package'],
    [
      `${webConsole}/domains/orders/orders.list.tsx`,
      '../users/users.list.tsx',
      'may not import domain users',
    ],
    [`${webConsole}/domains/orders/orders.list.tsx`, '../../app/guard.ts', 'may not import console-app'],
    [`${webConsole}/shared/cell.tsx`, '../domains/orders/orders.list.tsx', 'may not import console-domain'],
    [`${webConsole}/app/shell.tsx`, '@platform/server', 'console-app may not import server-app'],
    ['packages/ui-kit/src/skin/button.tsx', '@platform/sdk', 'skin may not import sdk'],
    ['packages/ui-kit/src/headless/table/index.ts', '../../skin/button.tsx', 'headless may not import skin'],
    ['packages/sdk/src/client.ts', './testing/fixtures.ts', 'sdk may not import sdk-testing'],
    ['packages/sdk/src/client.ts', './cli/run.ts', 'sdk may not import sdk-cli'],
    ['packages/sdk/src/client.ts', 'node:fs', 'only src/cli'],
    ['packages/sdk/src/client.ts', 'crypto', 'only src/cli'],
    ['packages/sdk/src/cli/commands/call.ts', '../../index.ts', 'import it from @platform/sdk'],
    ['apps/simulator/src/simulation.ts', '@platform/server', 'simulator may not import server-app'],
    ['packages/sdk/src/client.ts', '../../../scripts/x.ts', undefined],
  ])('%s → %s', (from, specifier, why) => {
    if (why) expect(refusal(from, specifier)).toContain(why);
    else expect(refusal(from, specifier)).toBeUndefined();
  });

  it.each([
    [`${server}/domains/orders/orders.service.ts`, '../users/users.service.ts'],
    [`${server}/domains/orders/orders.service.ts`, './orders.table.ts'],
    [`${server}/domains/orders/orders.list.ts`, '../users/users.table.ts'],
    [`${server}/domains/orders/orders.service.ts`, '../../kit/clock.ts'],
    [`${server}/db/schema.ts`, '../domains/orders/orders.table.ts'],
    [`${server}/app.ts`, '@platform/sdk/wire'],
    [`${webConsole}/routes.ts`, './domains/orders/orders.list.tsx'],
    ['packages/ui-kit/src/skin/table.tsx', '../headless/table/index.ts'],
    ['packages/sdk/src/cli/session-file.ts', 'node:fs/promises'],
    ['packages/sdk/src/cli/commands/call.ts', '@platform/sdk/operations'],
    ['packages/sdk/src/cli/commands/call.ts', '../command.ts'],
    ['apps/simulator/src/actors/receivers.ts', '@platform/sdk/callbacks'],
  ])('%s → %s is allowed', (from, specifier) => {
    expect(refusal(from, specifier)).toBeUndefined();
  });

  it('are found in every form they take', () => {
    const lines = [
      "import a from './a.ts';",
      "export * from './b.ts';",
      "const c = import('./c.ts');",
      "// import './d.ts'",
    ];
    expect(importsOf({ path: 'x.ts', lines })).toEqual([
      { specifier: './a.ts', line: 1 },
      { specifier: './b.ts', line: 2 },
      { specifier: './c.ts', line: 3 },
    ]);
  });
});

describe('rows of a domain', () => {
  const write = (table: string) => ({
    path: `${server}/domains/orders/orders.service.ts`,
    lines: [
      "import { type UserRow, users } from '../users/users.table.ts';",
      "import { orders } from './orders.table.ts';",
      `await db.update(${table}).set({});`,
    ],
  });

  it('are written by its own service alone', () => {
    expectNone(foreignWriteFindings(), 'call the service of the domain that owns the table.');
    expect(foreignWriteFindings([write('users')])).toHaveLength(1);
    expect(foreignWriteFindings([write('orders')])).toEqual([]);
  });
});
