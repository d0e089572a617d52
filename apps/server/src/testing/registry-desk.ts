import {
  addProducts,
  agreeCommissions,
  allowProducts,
} from '../domains/parties/products/products.service.ts';
import type { Role } from '../kit/operation/context.ts';
import { worldProducts } from './order-world.ts';
import { openPartyDesk, type PartyDesk } from './party-desk.ts';

export interface RegisteredResource {
  readonly id: string;
  readonly name: string;
  readonly state: number;
  readonly products: { productId: number; state: number }[];
  readonly cardNumberMasked: string | null;
}

interface Party {
  readonly userId: string;
  readonly supplierId: string;
}

/**
 * For registering accounts: the test supplier, a member of its team and an unrelated supplier, all with
 * agreements.
 */
export interface RegistryDesk extends PartyDesk {
  readonly team: Party;
  readonly foreign: Party;
  /** A number that was not returned before. */
  next(): number;
  /** Registration data for an account of the test supplier, different each time. */
  account(changes?: object): Record<string, unknown>;
  add(changes?: object, role?: Role): Promise<RegisteredResource>;
  list(query: string, role?: Role): Promise<{ list: RegisteredResource[]; total: number }>;
  remove(resourceId: string, role?: Role): ReturnType<PartyDesk['call']>;
}

export async function openRegistryDesk(): Promise<RegistryDesk> {
  const desk = await openPartyDesk();
  const { db } = desk.store;
  const foreign = await desk.addTeam('foreign');
  const team = await desk.addTeam('team', desk.ids.supplierId);
  await addProducts(db, worldProducts);
  await allowProducts(db, [{ merchantId: desk.ids.merchantId, productId: 1008, feeRate: '0.01' }]);
  for (const supplierId of [desk.ids.supplierId, team.supplierId, foreign.supplierId]) {
    const agreed = [1008, 3024, 3015].map((productId) => ({
      supplierId,
      productId,
      commissionRate: '0.004',
    }));
    await agreeCommissions(db, agreed);
  }
  let number = 0;
  const next = () => ++number;
  const account = (changes: object = {}) => ({
    supplierId: desk.ids.supplierId,
    kind: 'upi',
    currency: 'INR',
    name: ` North ${next()} `,
    vpa: `north${number}@examplebank`,
    cardNumber: `5010004${4_000 + number}`,
    minAmountMinor: 10_000,
    maxAmountMinor: 5_000_000,
    productIds: [1008, 3024],
    ...changes,
  });
  return {
    ...desk,
    team,
    foreign,
    next,
    account,
    add: (changes, role = 'admin') => desk.done(role, 'resource/add', account(changes)),
    list: async (query, role = 'admin') => (await desk.read<never>(role, `resource/getList?${query}`)).data,
    remove: (resourceId, role = 'admin') => desk.call(role, 'resource/delete', { resourceId }),
  };
}
