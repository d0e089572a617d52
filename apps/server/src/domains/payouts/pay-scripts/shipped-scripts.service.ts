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
  source: sourceOf(new URL('./shipped/razorpayx.js', import.meta.url)),
  samples: razorpayxSamples(sign),
});

/** Collections by Razorpay payment links. */
export const razorpayLinksScript = (): ShippedScript => ({
  name: 'Razorpay payment links',
  direction: 'collection',
  source: sourceOf(new URL('./shipped/razorpay-links.js', import.meta.url)),
  samples: razorpayLinksSamples(sign),
});

const sourceOf = (file: URL): string => readFileSync(file, 'utf8');

const sign = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');
