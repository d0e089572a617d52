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

/** How the simulated gateway treats the link of one collection. */
export const linkMoods = [
  'normal',
  'slow',
  // Refuses the request.
  'declines',
  // Makes the link, and cuts the connection before it answers.
  'cutsAfterCreating',
  // Cuts the connection, and has made nothing.
  'cutsBeforeCreating',
  // Makes the link, and a proxy answers with an error.
  'errorAfterCreating',
] as const;
export type LinkMood = (typeof linkMoods)[number];

export interface LinkPlan {
  readonly mood: LinkMood;
  readonly notice: NoticeMood;
  /** The payer pays. Otherwise the link stays as it is. */
  readonly pays: boolean;
}

const paidShare = 0.8;

/** The plan of a collection, by its key at the gateway; the same seed gives the same plan. */
export function planLink(seed: number, key: string, faultRate: number): LinkPlan {
  const dice = new Dice(seed, 'link', key);
  return {
    mood: dice.chance(faultRate) ? dice.pick(linkMoods.filter((mood) => mood !== 'normal')) : 'normal',
    notice: dice.chance(faultRate) ? dice.pick(noticeMoods.filter((mood) => mood !== 'prompt')) : 'prompt',
    pays: dice.chance(paidShare),
  };
}

/** The plan of a payout, by its key at the gateway; the same seed gives the same plan. */
export function planGateway(seed: number, key: string, faultRate: number): GatewayPlan {
  const dice = new Dice(seed, 'gateway', key);
  return {
    mood: dice.chance(faultRate) ? dice.pick(gatewayMoods.filter((mood) => mood !== 'normal')) : 'normal',
    notice: dice.chance(faultRate) ? dice.pick(noticeMoods.filter((mood) => mood !== 'prompt')) : 'prompt',
  };
}
