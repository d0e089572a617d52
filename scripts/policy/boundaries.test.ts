import { describe, expect, it } from 'vitest';
import { boundaryFindings, cycleFindings, foreignWriteFindings, importsOf, refusal } from './boundaries.ts';
import { expectNone } from './source-files.ts';

const server = 'apps/server/src';
const orders = `${server}/domains/orders/orders`;
const webConsole = 'apps/console/src';

describe('imports', () => {
  it('follow one direction everywhere', () => {
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
    [`${orders}/orders.service.ts`, '../cashier/pay-page.ts', 'only through its .service.ts'],
    [`${orders}/orders.service.ts`, '../orders.public.ts', 'for higher wings'],
    [`${orders}/orders.service.ts`, '../../access/users/users.service.ts', 'only through access.public.ts'],
    [`${orders}/orders.service.ts`, '../../payouts/payouts.public.ts', 'upward import'],
    [`${server}/domains/orders/orders.public.ts`, '../payouts/payouts.public.ts', 'upward import'],
    [`${orders}/orders.service.ts`, '../../gateways/gateways.public.ts', 'unknown wing'],
    [`${orders}/orders.service.ts`, '../../../app.ts', 'server-domain may not import server-app'],
    [`${server}/app.ts`, '@platform/ui-kit/skin', 'server-app may not import skin'],
    [`${server}/app.ts`, '../../console/src/routes.ts', 'reaches into another package'],
    [
      `${webConsole}/domains/orders/order-list/orders.list.tsx`,
      '../../access/users/users.list.tsx',
      'may not import domain access/users',
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
    [`${orders}/orders.service.ts`, '../../access/access.public.ts'],
    [`${orders}/orders.service.ts`, '../resources/resources.service.ts'],
    [`${orders}/orders.service.ts`, './orders.table.ts'],
    [`${orders}/orders.list.ts`, '../resources/resources.table.ts'],
    [`${orders}/orders.service.ts`, '../../../kit/clock.ts'],
    [`${server}/domains/orders/orders.public.ts`, './orders/orders.labels.ts'],
    [`${server}/db/schema.ts`, '../domains/orders/orders/orders.table.ts'],
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

  it('are found in every form', () => {
    const lines = [
      "import a from './a.ts';",
      "export * from './b.ts';",
      "const c = import('./c.ts');",
      "// import './d.ts'",
    ];
    expect(importsOf({ path: 'x.ts', lines })).toEqual([
      { specifier: './a.ts', line: 1, isDynamic: false },
      { specifier: './b.ts', line: 2, isDynamic: false },
      { specifier: './c.ts', line: 3, isDynamic: true },
    ]);
  });
});

describe('files', () => {
  const file = (path: string, ...lines: string[]) => ({ path, lines });

  it('have no import cycles', () => {
    expectNone(cycleFindings(), 'move what both need to a third file, or pass it in.');
  });

  it('of a cycle are listed in order, once', () => {
    const cycle = [
      file('a/a.ts', "import './b.ts';"),
      file('a/b.ts', "import type { A } from '../c.ts';"),
      file('c.ts', "import './a/a.ts';", "import './alone.ts';"),
      file('alone.ts', "export {} from 'zod';"),
    ];
    expect(cycleFindings(cycle)).toEqual([
      { path: 'a/a.ts', line: 1, text: 'a/a.ts → a/b.ts → c.ts → a/a.ts' },
    ]);
    const lazy = [file('a.ts', "const b = () => import('./b.ts');"), file('b.ts', "import './a.ts';")];
    expect(cycleFindings(lazy)).toEqual([]);
  });
});

describe('rows of a domain', () => {
  const table = (name: string, path: string) => ({ path, lines: [`export const ${name} = pgTable('x', {`] });
  const tables = [
    table('users', `${server}/domains/access/users/users.table.ts`),
    table('orders', `${orders}/orders.table.ts`),
  ];
  const write = (table: string) => ({
    path: `${orders}/orders.service.ts`,
    lines: [
      "import { type UserRow, users } from '../../access/access.public.ts';",
      "import { orders } from './orders.table.ts';",
      `await db.update(${table}).set({});`,
    ],
  });

  it('are written only by its own service', () => {
    expectNone(foreignWriteFindings(), 'call the service of the domain that owns the table.');
    expect(foreignWriteFindings([...tables, write('users')])).toHaveLength(1);
    expect(foreignWriteFindings([...tables, write('orders')])).toEqual([]);
  });
});
