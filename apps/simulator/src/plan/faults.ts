/** Faults of the simulated world, in an operator's words. */
export const faultNames = [
  // The payer
  'late',
  'double',
  'wrongAmount',
  'missingUtr',
  // The order's and the message's texts
  'hostileText',
  // The device
  'brokenChain',
  'deviceSilent',
  // The device that pays
  'payoutDeclined',
  'payoutLost',
  'payoutTwiceReported',
  // The merchant's receiver
  'receiverDown',
  'receiverSlow',
  'receiverWrongWord',
  // The payout gateway
  'gatewayTrouble',
  // Telegram
  'botTrouble',
] as const;

export type FaultName = (typeof faultNames)[number];

/**
 * Rate of each fault: a share of the orders, or of a device's quarter-hours. A fault that is not listed never
 * happens.
 */
export type FaultRates = Readonly<Partial<Record<FaultName, number>>>;

const mild: FaultRates = {
  late: 0.03,
  double: 0.01,
  wrongAmount: 0.02,
  missingUtr: 0.02,
  hostileText: 0.01,
  brokenChain: 0.005,
  deviceSilent: 0.01,
  payoutDeclined: 0.03,
  payoutLost: 0.01,
  payoutTwiceReported: 0.05,
  receiverDown: 0.02,
  receiverSlow: 0.005,
  receiverWrongWord: 0.01,
  gatewayTrouble: 0.12,
  botTrouble: 0.04,
};
const heavyFactor = 6;

export const faultProfiles = {
  none: {},
  mild,
  heavy: Object.fromEntries(Object.entries(mild).map(([name, rate]) => [name, rate * heavyFactor])),
} as const satisfies Readonly<Record<string, FaultRates>>;

export type FaultProfile = keyof typeof faultProfiles;

/** Rate of a fault that is named without one. */
const namedRate = 0.25;
const isFault = (name: string): name is FaultName => (faultNames as readonly string[]).includes(name);

export const isProfile = (name: string): name is FaultProfile => Object.hasOwn(faultProfiles, name);

/**
 * Parses `mild`, or faults by name with the share of orders they affect: `late=0.5,receiverDown`.
 *
 * @returns an error text when it cannot be parsed
 */
export function parseFaults(text: string): FaultRates | string {
  if (isProfile(text)) return faultProfiles[text];
  const rates: Partial<Record<FaultName, number>> = {};
  for (const part of text.split(',')) {
    const [name = '', share] = part.trim().split('=');
    const rate = share === undefined ? namedRate : Number(share);
    if (!isFault(name)) {
      return `there is no fault "${name}"; known: ${[...Object.keys(faultProfiles), ...faultNames].join(', ')}`;
    }
    if (share?.trim() === '' || !(rate >= 0 && rate <= 1)) return `the share of ${name} is from 0 to 1`;
    rates[name] = rate;
  }
  return rates;
}
