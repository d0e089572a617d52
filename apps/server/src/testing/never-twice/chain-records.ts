import type { Instruction } from './instructed-device.ts';
import { beneficiaryAddress, type Payouts } from './payouts.ts';
import { refusalOf, type SigningDevice } from './person.ts';

const usdtContract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const confirmations = 20;

/** The agent of a wallet also reports what the chain shows about its address: at once, twice, or never. */
export function chainRecords(device: SigningDevice, payouts: Payouts, from: string) {
  return async ({ orderCode, amountMinor }: Instruction, txid: string): Promise<void> => {
    const { dice } = payouts.dice(orderCode, 'chain');
    const times = dice.weighted([
      [1, 7],
      [2, 2],
      [0, 2],
    ]);
    const usdt = {
      network: 'TRC20' as const,
      contract: usdtContract,
      txid,
      logIndex: 0,
      from,
      to: beneficiaryAddress,
      amount: amountMinor,
      confirmations,
      success: true,
      blockTime: new Date().toISOString(),
    };
    try {
      for (let time = 0; time < times; time += 1)
        await device.ask((it) => it.statements.ingest({ records: [{ usdt }] }));
    } catch (error) {
      refusalOf(error);
    }
  };
}
