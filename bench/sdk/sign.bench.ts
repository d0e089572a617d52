import { hmacSha256, md5Sorted, sign } from '@platform/sdk';
import { interleave, timePerCallUs } from '../stats.ts';
import { type Row, ratioRow } from '../table.ts';

const secret = '192006250b4c09247ec02edce69f6a2d';
const order = {
  mchId: '10000101',
  productId: 3001,
  mchOrderNo: 'M20261120-0001',
  amount: 50_000,
  notifyUrl: 'https://merchant.example/payments/callback',
  returnUrl: 'https://merchant.example/thanks',
  subject: 'Top-up',
  clientIp: '203.0.113.7',
};

/** Building and hashing the base string, compared with hashing the finished string. */
export async function benchSigning(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const profile of [md5Sorted, hmacSha256]) {
    let text = '';
    sign(order, secret, { ...profile, digest: (given) => (text = given) });
    const calls = 5_000;
    const results = await interleave(21, [
      { name: 'ours', measure: () => timePerCallUs(calls, () => void sign(order, secret, profile)) },
      { name: 'digest', measure: () => timePerCallUs(calls, () => void profile.digest(text, secret)) },
    ]);
    const perSecond = (name: string): number => 1_000_000 / (results.get(name) ?? Number.NaN);
    const reference = { name: 'the digest alone', value: perSecond('digest') };
    rows.push(ratioRow(`signing, ${profile.name}`, perSecond('ours'), reference, '/s', { atLeast: 0.5 }));
  }
  return rows;
}
