import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPlatform, deviceSigner } from '@platform/sdk';
import { dataDir } from './demo.ts';
import { originOf, ownServer } from './servers.ts';

interface DeviceKey {
  readonly monitorId: string;
  readonly token: string;
  readonly secret: string;
  readonly accounts: readonly { readonly bankName: string | null; readonly cardNumber: string | null }[];
}

const bank = 'Vindhya Bank';
let number = Date.now() % 1_000_000;

/** One message of the bank: money in, in whole units, and the balance after it. */
export interface Credit {
  readonly amount: number;
  readonly balance: number;
  readonly secondsAgo: number;
}

function readDevices(): readonly DeviceKey[] {
  const file = readFileSync(join(dataDir(), 'simulator.json'), 'utf8');
  return (JSON.parse(file) as { devices: readonly DeviceKey[] }).devices;
}

/** Reports a text as a device of the demo, and answers the id of the stored message. */
export async function reportText(monitorId: string, sender: string, body: string): Promise<string> {
  const device = readDevices().find((each) => each.monitorId === monitorId);
  if (!device) throw new Error(`The demo has no device ${monitorId}.`);
  const platform = createPlatform({ baseUrl: originOf(ownServer()), device: deviceSigner(device) });
  const receivedAt = new Date().toISOString();
  const { results } = await platform.statements.ingest({ records: [{ sms: { sender, body, receivedAt } }] });
  return results[0]?.statementId ?? '';
}

/** Reports messages of a demo account as its device would. The account is one of a bank whose messages state balances. */
export async function reportCredits(credits: readonly Credit[]): Promise<void> {
  const found = readDevices()
    .flatMap(({ accounts, ...device }) => accounts.map((account) => ({ device, account })))
    .find(({ account }) => account.bankName === bank && account.cardNumber !== null);
  if (!found) throw new Error(`No device of the demo watches an account of ${bank}.`);
  const platform = createPlatform({ baseUrl: originOf(ownServer()), device: deviceSigner(found.device) });
  const tail = found.account.cardNumber?.slice(-4);
  for (const { amount, balance, secondsAgo } of credits) {
    number += 1;
    const reference = String(410_000_000_000 + number);
    const body = `UPI/CR/${reference}/Asha Rao/VINDHYA a/c x${tail} Rs ${amount}.00 Cl Bal ${balance}.00`;
    const receivedAt = new Date(Date.now() - secondsAgo * 1_000).toISOString();
    await platform.statements.ingest({
      records: [{ sms: { sender: 'VK-VINDHB', body, receivedAt, sequence: number } }],
    });
  }
}
