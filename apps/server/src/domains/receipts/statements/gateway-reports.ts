import { type Currency, currencyDigits } from '@platform/sdk';
import * as z from 'zod';

/** The order that a gateway says was paid, and the attempt in which it was given its link. */
export interface GatewayClaim {
  readonly orderCode: string;
  readonly attempt: number;
}

const report = z.object({
  orderCode: z.string(),
  attempt: z.number().int(),
  utr: z.string(),
  amountMinor: z.number().int(),
  currency: z.custom<Currency>((text) => typeof text === 'string' && Object.hasOwn(currencyDigits, text)),
});

export type GatewayReport = z.infer<typeof report> & { readonly reference: string | null };

/** The raw text of a gateway's report, as its statement stores it. */
export const writeReport = ({
  orderCode,
  attempt,
  reference,
  utr,
  amountMinor,
  currency,
}: GatewayReport): string => JSON.stringify({ orderCode, attempt, reference, utr, amountMinor, currency });

/** Undefined for a text that is none. */
export function readReport(text: string): z.infer<typeof report> | undefined {
  try {
    const parsed = report.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
