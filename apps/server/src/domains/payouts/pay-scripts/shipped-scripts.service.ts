import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ScriptDirection, ScriptSample } from './pay-scripts.table.ts';
import { razorpayLinksSamples } from './shipped/razorpay-links.samples.ts';
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
  source: sourceOf('razorpayx'),
  samples: razorpayxSamples(sign),
});

/** Collections by Razorpay payment links. */
export const razorpayLinksScript = (): ShippedScript => ({
  name: 'Razorpay payment links',
  direction: 'collection',
  source: sourceOf('razorpay-links'),
  samples: razorpayLinksSamples(sign),
});

const sourceOf = (name: string): string =>
  readFileSync(new URL(`./shipped/${name}.js`, import.meta.url), 'utf8');

const sign = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');
