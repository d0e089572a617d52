import type { OperationId } from '@platform/sdk';
import { createFixtures } from '@platform/sdk/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { commandsFor as accountCommands } from './domains/orders/resources/resources.commands.ts';
import type { ResourceRow } from './domains/orders/resources/resources.labels.ts';
import { resourceMessages } from './domains/orders/resources/resources.messages.ts';
import type { ResourceGiven } from './domains/orders/resources/resources.parts.ts';
import { agreementCommands } from './domains/parties/customers/agreements/agreements.commands.ts';
import { agreementMessages } from './domains/parties/customers/agreements/agreements.messages.ts';
import { commandsFor as merchantCommands } from './domains/parties/customers/merchants/merchants.commands.ts';
import type { MerchantRow } from './domains/parties/customers/merchants/merchants.labels.ts';
import { merchantMessages } from './domains/parties/customers/merchants/merchants.messages.ts';
import { commandsFor as supplierCommands } from './domains/parties/customers/suppliers/suppliers.commands.ts';
import type { SupplierRow } from './domains/parties/customers/suppliers/suppliers.labels.ts';
import { supplierMessages } from './domains/parties/customers/suppliers/suppliers.messages.ts';
import { screens } from './routes.ts';
import type { Words } from './shared/language.ts';
import { contextOf } from './shared/list/list.context.tsx';
import type { ListContext } from './shared/list/list.types.ts';
import { type Messages, type Translate, translate } from './shared/messages.ts';
import { peopleMessages } from './shared/people/people.messages.ts';
import { type Role, roles } from './shared/roles.ts';
import { mayOpen, type Screen } from './shared/screen.ts';
import { setSite } from './shared/site.ts';
import type { User } from './shared/user.ts';

beforeAll(() => setSite({ screens }));

const fixtures = createFixtures();
const sayIn =
  <Table extends Record<string, Words>>(messages: Messages<Table>): Translate<Table> =>
  (key, ...values) =>
    translate(messages, 'en-US', key, ...values);
const sayPeople = sayIn(peopleMessages);
const offered = (commands: readonly { command: string }[]) => commands.map(({ command }) => command);

/** What a room offers on a row, and the calls behind its switch and its button "Add". */
const rooms = {
  'merchants.list': {
    row: (context: ListContext) =>
      merchantCommands(
        fixtures.merchantRow() as unknown as MerchantRow,
        context,
        sayIn(merchantMessages),
        sayPeople,
      ),
    turn: 'merchants.enable',
    add: 'merchants.add',
  },
  'suppliers.list': {
    row: (context: ListContext) =>
      supplierCommands(
        fixtures.supplierRow() as unknown as SupplierRow,
        context,
        sayIn(supplierMessages),
        sayPeople,
      ),
    turn: 'suppliers.enable',
    add: 'suppliers.add',
  },
  'resources.list': {
    row: (context: ListContext) =>
      accountCommands(
        fixtures.resourceRow() as unknown as ResourceRow,
        context as ResourceGiven,
        sayIn(resourceMessages),
      ),
    turn: 'resources.setEnabled',
    add: 'resources.add',
  },
  'userProducts.list': {
    row: (context: ListContext) => agreementCommands(context, sayIn(agreementMessages)),
    turn: 'userProducts.update',
    add: 'userProducts.add',
  },
} as const satisfies Partial<
  Record<
    OperationId,
    { row: (context: ListContext) => readonly { command: string }[]; turn: OperationId; add: OperationId }
  >
>;

const screenAt = (path: string): Screen => {
  const found = screens.find((screen) => screen.path === path);
  if (!found) throw new Error(`There is no screen at ${path}.`);
  return found;
};

function seen(path: string, role: Role) {
  const screen = screenAt(path);
  const [operation] = screen.operations;
  const room = rooms[operation as keyof typeof rooms];
  const context = contextOf(operation as OperationId, screen, { access: role, user_id: 'me' } as User);
  return {
    row: offered(room.row(context)),
    turns: context.mayCall(room.turn),
    adds: context.mayCall(room.add),
  };
}

const readers: readonly Role[] = ['customerService', 'technicalMaintenance'];
const staff: readonly Role[] = ['admin', 'superAdmin'];
const bases = [
  '/internationalCardToCard',
  '/indiaAutoPayout',
  '/razorpayPayProxy',
  '/uSDTFloating',
  '/uSDTPayProxy',
];
const accounts = { row: ['edit', 'collections', 'payouts', 'remove'], turns: true, adds: true };
const readAccounts = { row: ['collections', 'payouts'], turns: false, adds: false };
const manyActions = (row: readonly string[]) => ({ row, turns: true, adds: true });
const onlyLinks = (row: readonly string[]) => ({ row, turns: false, adds: false });
const person = ['unbind', 'forbidModify', 'resetPayPassword', 'setKyc'];
const moves = ['edit', 'move', 'collections', 'payouts', 'ownAccounts', 'proxies'];
const parties = [
  [
    '/merchants/list',
    staff,
    manyActions([
      'edit',
      'collections',
      'payouts',
      'adjust',
      'testCallback',
      'rotateKey',
      'revokeOldKey',
      'demandNoMore',
      ...person,
    ]),
  ],
  ['/merchants/list/customerService', readers, onlyLinks(['collections', 'payouts'])],
  [
    '/supplier/list',
    staff,
    manyActions([...moves, 'adjust', 'enableTeam', 'disableTeam', 'restore', 'demand', ...person]),
  ],
  // Technical support opens neither orders nor accounts.
  ['/supplier/list', ['technicalSupport'], onlyLinks(['proxies'])],
  [
    '/supplier/list/customerService',
    readers,
    onlyLinks(['collections', 'payouts', 'ownAccounts', 'proxies']),
  ],
  ['/supplier-proxy', ['supplier'], manyActions([...moves, 'enableTeam', 'disableTeam', 'restore'])],
] as const;
const table = [
  ...bases.flatMap((base) => [
    [`${base}/list`, ['supplier'], accounts] as const,
    [`${base}/list-admin`, staff, accounts] as const,
    [`${base}/list-admin/customerService`, readers, readAccounts] as const,
  ]),
  ['/kenya/list-admin', staff, accounts] as const,
  ['/kenya/list-admin/customerService', readers, readAccounts] as const,
  ['/userProduct', staff, { row: ['edit', 'end'], turns: true, adds: true }] as const,
  ...parties,
];
/** Who opens each address. Two lines of one address are roles that see it differently. */
const openTo = new Map<string, readonly Role[]>();
for (const [path, allowed] of table) openTo.set(path, [...(openTo.get(path) ?? []), ...allowed]);

describe.each(table)('%s', (path, allowed, sees) => {
  it.each(allowed as readonly Role[])('offers %s what it may do, and no more', (role) => {
    expect(seen(path, role)).toEqual(sees);
  });

  it('opens for no other role', () => {
    const open = roles.filter((role) => mayOpen(screenAt(path), role));
    expect(open.toSorted()).toEqual(openTo.get(path)?.toSorted());
  });
});
