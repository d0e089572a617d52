import { asc } from 'drizzle-orm';
import { simulatorToken } from '../../domains/operations/simulator/simulator.service.ts';
import { accountsOfMonitor } from '../../domains/orders/resources/monitoring.service.ts';
import { signingKeyOf } from '../../domains/parties/merchants/merchants.service.ts';
import { merchants } from '../../domains/parties/merchants/merchants.table.ts';
import { renewAllCredentials } from '../../domains/receipts/monitor-devices/renewal.service.ts';
import type { Clock } from '../../kit/clock.ts';
import type { SecretBox } from '../../kit/secrets/secret-box.ts';
import type { Queryable, Store } from '../connection.ts';
import { placeDemoBots, removeDemoBots } from './demo-bots.ts';
import { demoMerchants } from './demo-catalogue.ts';
import { dynamicProductOf } from './demo-dynamic-product.ts';
import { placeDemoGateways } from './demo-gateway.ts';
import { simulatorHost } from './free-port.ts';
import { writePrivateFile } from './private-file.ts';

interface SimulatorFileOptions {
  readonly store: Store;
  readonly secrets: SecretBox;
  readonly clock: Clock;
  readonly dataDir: string;
  /** Whether the bots speak to the simulator. */
  readonly playsTelegram: boolean;
}

/** Share of a merchant that is not in the catalogue, because a user added it. */
const otherShare = 1;

/**
 * Writes the simulator's file: the merchants with their keys, the devices with their accounts and new
 * credentials, the gateways and the Telegram that it plays, the dynamic product, and the token that switches the simulator. It is a file
 * so that no secret is in an argument, the environment or a log. It is rewritten at each start, which makes the old
 * credentials invalid.
 *
 * @returns the address of the Bot API that it plays
 */
export async function writeSimulatorFile({
  store,
  secrets,
  clock,
  dataDir,
  playsTelegram,
}: SimulatorFileOptions): Promise<string | undefined> {
  if (!playsTelegram) await store.transaction((tx) => removeDemoBots(tx, secrets, clock.now()));
  const content = await store.transaction(async (tx) => ({
    ...(await placeDemoGateways(tx, secrets)),
    telegram: playsTelegram ? await placeDemoBots(tx, secrets, clock.now()) : undefined,
    dynamicProductId: await dynamicProductOf(tx),
    token: simulatorToken(secrets),
    merchants: await shops(tx, secrets),
    devices: await devices(tx, secrets, clock.now()),
  }));
  await writePrivateFile(dataDir, 'simulator.json', content);
  return content.telegram && `http://${simulatorHost}:${content.telegram.port}`;
}

async function shops(tx: Queryable, secrets: SecretBox) {
  const shares = new Map(demoMerchants);
  const rows = await tx
    .select({ id: merchants.id, name: merchants.name })
    .from(merchants)
    .orderBy(asc(merchants.mchId));
  const found = [];
  for (const { id, name } of rows) {
    const { mchId, signProfile, signingKey } = await signingKeyOf(tx, secrets, id);
    found.push({ mchId, signProfile, signingKey, share: shares.get(name) ?? otherShare });
  }
  return found;
}

async function devices(tx: Queryable, secrets: SecretBox, now: Date) {
  const found = [];
  for (const device of await renewAllCredentials(tx, secrets, now)) {
    const accounts = await accountsOfMonitor(tx, device.monitorId);
    found.push({
      ...device,
      accounts: accounts.map((account) => ({
        kind: account.kind,
        currency: account.currency,
        paysBy: account.paysBy,
        accountName: account.accountName,
        bankName: account.bankName,
        cardNumber: account.cardNumber,
        vpa: account.vpa,
        mobileNumber: account.mobileNumber,
        usdtNetwork: account.usdtNetwork,
        usdtAddress: account.usdtAddress,
      })),
    });
  }
  return found;
}
