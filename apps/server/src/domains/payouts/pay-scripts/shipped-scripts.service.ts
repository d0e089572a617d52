import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ScriptDirection, ScriptSample } from './pay-scripts.table.ts';
import { razorpayxSamples } from './shipped/razorpayx.samples.ts';

/** A script that comes with the platform. */
export interface ShippedScript {
  readonly name: string;
  readonly direction: ScriptDirection;
  readonly source: string;
  readonly samples: readonly ScriptSample[];
}

/** Payouts by RazorpayX. */
export const razorpayxScript = (): ShippedScript => ({
  name: 'RazorpayX payouts',
  direction: 'payout',
  source: readFileSync(new URL('./shipped/razorpayx.js', import.meta.url), 'utf8'),
  samples: razorpayxSamples((secret, body) => createHmac('sha256', secret).update(body).digest('hex')),
});
