import { setTimeout as wait } from 'node:timers/promises';
import { Dice } from '@platform/simulator/dice';
import { planGateway } from '@platform/simulator/gateway-plan';
import { PayoutGateway } from '@platform/simulator/payout-gateway';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CountingReceiver, openCountingReceiver } from './testing/counting-receiver.ts';
import { BankBook } from './testing/never-twice/bank-book.ts';
import { BatchClerk } from './testing/never-twice/batch-clerk.ts';
import { chainRecords } from './testing/never-twice/chain-records.ts';
import { killServers, letGatewaysAsk } from './testing/never-twice/fate.ts';
import { FileBank } from './testing/never-twice/file-bank.ts';
import { GatewayBank } from './testing/never-twice/gateway-bank.ts';
import { HandClerk } from './testing/never-twice/hand-clerk.ts';
import { InstructedDevice } from './testing/never-twice/instructed-device.ts';
import { MachineOperator } from './testing/never-twice/machine-operator.ts';
import { Payouts } from './testing/never-twice/payouts.ts';
import { calls, type Person, SigningDevice } from './testing/never-twice/person.ts';
import { ServerProcesses } from './testing/never-twice/server-processes.ts';
import { SettlingPerson } from './testing/never-twice/settling-person.ts';
import { gatewayKeys, type PayingPlace, Setup } from './testing/never-twice/setup.ts';
import { judge } from './testing/never-twice/verdict.ts';
import { testStoreKind } from './testing/test-store.ts';

/** Of each way; `ONCE_PAYOUTS=2000` for two thousand. */
const count = Number(process.env.ONCE_PAYOUTS ?? { postgres: 20, embedded: 10 }[testStoreKind]);
const seed = Number(process.env.ONCE_SEED ?? Math.floor(Math.random() * 2 ** 31));
const gatewayFaultRate = 0.5;
/** More people and machines for a large run, or most of them would wait in line. */
const crew = Math.max(1, Math.round(count / 100));
const placesOfMachines = 3 * crew;
const gateway = { settleMs: 200, slowMs: 1_500 };

let servers: ServerProcesses;
let receiver: CountingReceiver;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  receiver = await openCountingReceiver();
  servers = await ServerProcesses.open();
});
afterAll(async () => {
  for (const close of closing) await close();
  await servers?.close();
  await receiver?.close();
});

test(`pays each of ${count} payouts by five ways once, whatever fails and dies (ONCE_SEED=${seed})`, {
  timeout: 240_000 + count * 15_000,
}, async () => {
  const urls = () => servers.urls;
  const setup = await Setup.begin(servers, seed);
  const { admin } = setup;
  const [merchant] = servers.demo.merchants;
  if (!merchant) throw new Error('The demo has no merchant.');
  const payouts = new Payouts({ urls, merchant, notifyUrl: receiver.url, seed, count });

  // The banks, and who pays by them.
  let noticePath = '';
  const payoutGateway = await PayoutGateway.open({
    keys: gatewayKeys,
    planOf: (key) => {
      const number = payouts.of(key.slice(0, key.lastIndexOf('-')))?.number ?? 0;
      return planGateway(seed, `${number}-${key.slice(key.lastIndexOf('-') + 1)}`, gatewayFaultRate);
    },
    ...gateway,
    after: (ms, work) =>
      void wait(ms)
        .then(work)
        .catch(() => undefined),
    deliver: async ({ headers, body }) => {
      await fetch(new URL(noticePath, urls().at(-1)), { method: 'POST', headers, body });
    },
  });
  closing.push(() => payoutGateway.close());
  const books = {
    hand: new BankBook(401),
    batch: new BankBook(402),
    device: new BankBook(403),
    wallet: new BankBook(404, 'chain'),
  };
  const banks = { ...books, gateway: new GatewayBank(payoutGateway) };
  const fileBank = new FileBank(books.batch, (orderCode) => payouts.dice(orderCode, 'file').dice);

  const settling = new SettlingPerson({
    person: setup.superAdmin,
    merchantId: await setup.merchantId(merchant.mchId),
    banks,
    payouts,
  });
  const isOver = () => settling.isOver;

  const hands = [];
  for (let number = 1; number <= 2 * crew; number += 1)
    hands.push(await setup.supplier(`twicehand${number}`));
  for (const { supplierId } of hands) await setup.bankAccount(supplierId);
  const clerks = [...hands.map(({ person }) => person), admin].map(
    (person) => new HandClerk({ person, bank: books.hand, payouts, servers, isOver }),
  );

  const batchSupplier = await setup.supplier('twicebatch');
  const templateId = await setup.template();
  const batchClerks: BatchClerk[] = [];
  for (let number = 0; number < crew; number += 1)
    for (const [role, person] of [
      ['staff', admin],
      ['supplier', batchSupplier.person],
    ] as const)
      batchClerks.push(
        new BatchClerk({
          name: number === 0 ? role : `${role} ${number}`,
          seed,
          person,
          isStaff: role === 'staff',
          bank: fileBank,
          resourceId: await setup.bankAccount(batchSupplier.supplierId),
          templateId,
          isOver,
        }),
      );

  const machines = await setup.supplier('twicemachine');
  const viaGateway = await setup.gateway(machines.supplierId, payoutGateway.url);
  noticePath = viaGateway.noticePath;
  const places: Record<'device' | 'wallet', PayingPlace[]> = { device: [], wallet: [] };
  for (let number = 0; number < placesOfMachines; number += 1) {
    places.device.push(await setup.devicePlace(machines.supplierId, 'sms', number % 2 === 0));
    places.wallet.push(await setup.devicePlace(machines.supplierId, 'chain', number % 2 === 0));
  }
  const devices = (['device', 'wallet'] as const).flatMap((way) =>
    places[way].map(({ resourceId, credentials, address }) => {
      const device = new SigningDevice(urls, credentials);
      const onPaid = address === undefined ? {} : { onPaid: chainRecords(device, payouts, address) };
      return new InstructedDevice({
        way,
        device,
        resourceId,
        bank: books[way],
        payouts,
        servers,
        isOver,
        ...onPaid,
      });
    }),
  );
  const claimFor = (way: 'device' | 'wallet', person: Person) => {
    let turn = 0;
    return async ({ id: orderId }: { readonly id: string }) => {
      const { resourceId } = places[way][turn++ % placesOfMachines] ?? {};
      await person.once((it) => it.payoutClaims.claim({ orderId, ...(resourceId ? { resourceId } : {}) }));
    };
  };
  const operators = [
    new MachineOperator({
      way: 'gateway',
      person: admin,
      payouts,
      isOver,
      handOver: async ({ orderCode }) => {
        const { resourceId } = viaGateway;
        await admin.once((it) => it.payGateways.send({ orderCode, resourceId }));
      },
    }),
    ...(['device', 'wallet'] as const).map((way) => {
      const { person } = machines;
      return new MachineOperator({ way, person: admin, payouts, isOver, handOver: claimFor(way, person) });
    }),
  ];

  const startedAt = performance.now();
  const work = [
    payouts.order(),
    settling.work(),
    killServers(servers, new Dice(seed, 'kills'), isOver),
    letGatewaysAsk(servers, isOver),
    ...[...clerks, ...batchClerks, ...devices, ...operators].map((worker) => worker.work()),
  ];
  // Who finds something wrong ends the run of all.
  for (const part of work) part.catch(() => settling.giveUp());
  await Promise.all(work);
  await servers.stop();

  let ends = {};
  await servers.withStore(async (store) => {
    ends = await judge(store, payouts, banks, seed);
  });
  // A deadlock or another fault would only have been a lost call to those who made it.
  expect(servers.errors).toEqual([]);
  // A run in which nothing went wrong would prove nothing.
  expect(servers.kills).toBeGreaterThan(1);
  expect(settling.counts.exceptionsPaid).toBeGreaterThan(0);
  process.stdout.write(
    `note: ${count} payouts by each way on ${testStoreKind}, seed ${seed}, in ` +
      `${((performance.now() - startedAt) / 1_000).toFixed(0)} s: ${JSON.stringify(ends)}; ${servers.kills} kills, ` +
      `${calls.lost} calls lost; ended by a person: ${JSON.stringify(settling.counts)}\n`,
  );
});
