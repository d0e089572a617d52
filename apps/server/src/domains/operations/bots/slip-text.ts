import { formatMoney, isCurrency, minorUnits } from '@platform/sdk';
import { orderTypeOf } from '@platform/sdk/rules';

/** What the text of a slip may refer to. Nothing of it is trusted before an order agrees with it. */
export interface Slip {
  /** Order numbers and references, the most telling first. */
  readonly numbers: readonly string[];
  /** Amounts without grouping and trailing zeros. */
  readonly amounts: ReadonlySet<string>;
  /** All letters and digits in lower case, to find names in. */
  readonly letters: string;
}

/** What of an order a slip is compared with. */
export interface SlipOrder {
  readonly amountMinor: number;
  readonly payAmountMinor: number | null;
  readonly receivedMinor: number | null;
  readonly currency: string;
  readonly vpa: string | null;
  readonly userName: string | null;
  readonly validateUserName: string | null;
}

/** Each number costs up to two queries. */
const numbersAtMost = 8;
const numberToken = /[A-Za-z0-9][A-Za-z0-9_-]{5,63}/g;
const orderCode = /^[CP]\d{20,26}$/;
const dateOnly = /^(?:\d{1,2}-\d{1,2}-\d{2,4}|\d{4}-\d{1,2}-\d{1,2})$/;
const bankReference = /^\d{12}$/;
/** Letters that the engine confuses with digits. */
const digitOf: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0', I: '1', l: '1', S: '5', s: '5', B: '8', Z: '2', z: '2' },
};
/** Rs.1,250.00, but not the 250.00 within it. */
const amountToken = /(?<!\d|\d[.,])(?:\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d{1,8})?/g;
const fewestDigits = 3;
/** Shorter names are found in other words. */
const shortestName = 5;

export function slipOf(text: string): Slip {
  const joined = text
    .replace(/€(?=\w{20})/g, 'C')
    // 6123 4567 8901 is one number.
    .replace(/\b(\d{4}) (\d{4}) (\d{4})\b/g, '$1$2$3')
    .replace(/(\d),[ \t](?=\d{2,3}\b)/g, '$1,');
  const tokens = [...new Set((joined.match(numberToken) ?? []).map(repaired))];
  const numbers = tokens
    .filter((token) => (token.match(/\d/g) ?? []).length >= fewestDigits && !dateOnly.test(token))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    numbers: numbers.slice(0, numbersAtMost),
    amounts: amountsIn(joined),
    letters: lettersOf(text),
  };
}

/** A number of only digits that was read with a few letters among them. */
function repaired(token: string): string {
  const isCode = /^[CcP][A-Za-z0-9]{20,26}$/.test(token);
  const rest = isCode ? token.slice(1) : token;
  const letters = rest.replace(/\d/g, '').length;
  if (letters === 0) return isCode ? token.toUpperCase() : token;
  if ((!isCode && rest.length !== 12) || letters > 3) return token;
  const digits = rest.replace(/[A-Za-z]/g, (letter) => digitOf[letter] ?? letter);
  if (!/^\d+$/.test(digits)) return token;
  return isCode ? `${token.charAt(0).toUpperCase()}${digits}` : digits;
}

function rankOf(number: string): number {
  if (orderTypeOf(number) !== undefined && orderCode.test(number)) return 0;
  if (bankReference.test(number)) return 1;
  return /\d{6}/.test(number) ? 2 : 3;
}

export const isOrderCode = (number: string): boolean => orderCode.test(number);

function amountsIn(text: string): Set<string> {
  const amounts = new Set<string>();
  for (const [found] of text.matchAll(amountToken)) {
    amounts.add(plain(found));
    // The rupee sign is often read as one of these digits.
    const [, rest] = /^[27](\d{1,3}(?:,\d{2,3})*\.\d{2}|\d{1,3}(?:,\d{2,3})+|\d{2,})$/.exec(found) ?? [];
    if (rest) amounts.add(plain(rest));
  }
  return amounts;
}

function plain(amount: string): string {
  const digits = amount.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a slip is about an order whose number it has: it must also have the order's amount or the name or address of its
 * payer or beneficiary, so that a misread digit never answers with another order.
 */
export function agrees(slip: Slip, order: SlipOrder): boolean {
  const { currency } = order;
  if (!isCurrency(currency)) return false;
  const asked = [order.amountMinor, order.payAmountMinor, order.receivedMinor];
  const isAmount = asked.some(
    (amountMinor) =>
      amountMinor !== null &&
      slip.amounts.has(plain(formatMoney(minorUnits(amountMinor), currency, { grouping: 'none' }))),
  );
  return isAmount || [order.vpa, order.userName, order.validateUserName].some((name) => isNamed(slip, name));
}

function isNamed({ letters }: Slip, name: string | null): boolean {
  const plainName = lettersOf(name ?? '');
  // A masked name would agree with many.
  return !name?.includes('*') && plainName.length >= shortestName && letters.includes(plainName);
}
