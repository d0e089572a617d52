import { agrees, type SlipOrder, slipOf } from '../../apps/server/src/domains/operations/bots/slip-text.ts';
import { TextReader } from '../../apps/server/src/kit/ocr/text-reader.ts';
import { drawSlip, randomOf, type SlipFacts, type SlipLook } from '../../apps/server/src/testing/slips.ts';
import { percentile } from '../stats.ts';
import { figureRow, type Row } from '../table.ts';

const slipCount = Number(process.env.SLIPS ?? 60);
const payees = ['Lotus Mart', 'Kiran Stores', 'Asha Traders', 'Sunrise Retail', 'Meera Textiles'];
/** How a picture is damaged: as Telegram and cameras do, and beyond what is readable, to provoke misread digits. */
const series = {
  usual: { widths: [420, 540, 720, 1080], degrees: 5, noise: [0, 30], quality: [20, 85] },
  harsh: { widths: [260, 300, 360], degrees: 8, noise: [20, 60], quality: [5, 25] },
} as const;

interface KnownOrder extends SlipOrder {
  readonly orderCode: string;
  readonly utr: string;
}

interface Drawn {
  readonly order: KnownOrder;
  readonly picture: Buffer;
}

/**
 * Slips of payments, each looked up among all orders and among orders whose reference differs by one digit. A slip counts
 * as found when exactly its own order agrees with it.
 */
export async function benchSlips(): Promise<Row[]> {
  const reader = new TextReader();
  try {
    const usual = await readAll(reader, 'usual');
    const harsh = await readAll(reader, 'harsh');
    return [
      figureRow('slips whose order is found', share(usual), '%', { atLeast: 90 }),
      figureRow('… of badly damaged pictures', share(harsh), '%', {}),
      figureRow('slips of both answered with another order', usual.wrong + harsh.wrong, 'slips', {
        atMost: 0,
      }),
      figureRow('reading a slip, p50', percentile(usual.tookMs, 0.5), 'ms', { atMost: 2_000 }),
      figureRow('… p99', percentile(usual.tookMs, 0.99), 'ms', { atMost: 6_000 }),
    ];
  } finally {
    await reader.close();
  }
}

const share = ({ found }: { readonly found: number }): number => (100 * found) / slipCount;

async function readAll(reader: TextReader, kind: keyof typeof series) {
  const random = randomOf(20_261_127);
  const drawn = Array.from({ length: slipCount }, (_, index) => drawOne(index, random, series[kind]));
  const orders = drawn.flatMap(({ order }) => [order, neighbourOf(order, random)]);
  const tookMs: number[] = [];
  let found = 0;
  let wrong = 0;
  for (const { order, picture } of drawn) {
    const startedAt = performance.now();
    const outcome = await reader.read(picture);
    tookMs.push(performance.now() - startedAt);
    if (outcome.failure !== null) throw new Error(`A slip could not be read: ${outcome.failure}`);
    const answered = lookedUp(outcome.text, orders);
    if (answered === order) found += 1;
    else if (answered) wrong += 1;
    if (answered !== order && process.env.VERBOSE)
      process.stderr.write(`${kind} ${order.utr} ${order.amountMinor}\n${outcome.text}\n`);
  }
  return { found, wrong, tookMs };
}

function lookedUp(text: string, orders: readonly KnownOrder[]): KnownOrder | undefined {
  const slip = slipOf(text);
  for (const number of slip.numbers) {
    const agreed = orders.filter((one) => [one.utr, one.orderCode].includes(number) && agrees(slip, one));
    if (agreed.length === 1) return agreed[0];
  }
  return undefined;
}

function drawOne(index: number, random: () => number, damage: (typeof series)[keyof typeof series]): Drawn {
  const below = (limit: number) => Math.floor(random() * limit);
  const within = ([from, to]: readonly [number, number]) => from + random() * (to - from);
  const { widths, degrees } = damage;
  const amountMinor = 10_000 + below(5_000_000);
  const payee = payees[index % payees.length] ?? '';
  const order = {
    orderCode: `C20261120${String(below(1e15)).padStart(16, '0')}`,
    utr: `6${String(below(1e11)).padStart(11, '0')}`,
    ...{ amountMinor, payAmountMinor: null, receivedMinor: null, currency: 'INR' },
    ...{ vpa: null, userName: null, validateUserName: null },
  };
  const facts: SlipFacts = {
    amount: grouped(amountMinor),
    reference: order.utr,
    payee,
    vpa: `${payee.toLowerCase().replace(' ', '.')}@okaxis`,
    ...(index % 3 === 0 && { orderCode: order.orderCode }),
  };
  const isPng = index % 5 === 0;
  const look: SlipLook = {
    layout: index,
    width: widths[below(widths.length)] ?? 720,
    isDark: random() < 0.3,
    degrees: random() < 0.5 ? 0 : within([-degrees, degrees]),
    noise: isPng ? 0 : within(damage.noise),
    ...(!isPng && { quality: Math.round(within(damage.quality)) }),
  };
  return { order, picture: drawSlip(facts, look, index + 1) };
}

/** An order of the same amount whose reference differs by one digit: a misread digit would answer with it. */
function neighbourOf(order: KnownOrder, random: () => number): KnownOrder {
  const at = 1 + Math.floor(random() * 11);
  const digit = (Number(order.utr[at]) + 1 + Math.floor(random() * 9)) % 10;
  const utr = `${order.utr.slice(0, at)}${digit}${order.utr.slice(at + 1)}`;
  return { ...order, utr, orderCode: order.orderCode.replace('C2026', 'C2025') };
}

/** 12,34,567.00, as Indian banks write it. */
function grouped(amountMinor: number): string {
  const digits = String(amountMinor);
  const whole = digits.slice(0, -2);
  return `${whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',')}.${digits.slice(-2)}`;
}
