import { Dice } from './dice.ts';

/** How the simulated gateway treats one payout. */
export const gatewayMoods = [
  'normal',
  'slow',
  // Refuses the request.
  'declines',
  // Accepts it and fails later.
  'failsLater',
  // Pays, and cuts the connection before it answers.
  'cutsAfterPaying',
  // Cuts the connection, and has paid nothing.
  'cutsBeforePaying',
  // Pays, and a proxy answers with an error.
  'errorAfterPaying',
  // Has paid nothing, and a proxy answers with an error.
  'errorBeforePaying',
  // Pays, and names another amount.
  'otherAmount',
] as const;
export type GatewayMood = (typeof gatewayMoods)[number];

/** What it reports by itself. A forged notice claims success; it is not signed by the gateway. */
export const noticeMoods = ['prompt', 'late', 'doubled', 'outOfOrder', 'forged', 'none'] as const;
export type NoticeMood = (typeof noticeMoods)[number];

export interface GatewayPlan {
  readonly mood: GatewayMood;
  readonly notice: NoticeMood;
}

/** The plan of a payout, by its key at the gateway; the same seed gives the same plan. */
export function planGateway(seed: number, key: string, faultRate: number): GatewayPlan {
  const dice = new Dice(seed, 'gateway', key);
  return {
    mood: dice.chance(faultRate) ? dice.pick(gatewayMoods.filter((mood) => mood !== 'normal')) : 'normal',
    notice: dice.chance(faultRate) ? dice.pick(noticeMoods.filter((mood) => mood !== 'prompt')) : 'prompt',
  };
}
