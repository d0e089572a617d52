import { explainOrder, type SignExplanation } from '@platform/sdk';
import type { Queryable } from '../../../db/connection.ts';
import type { MerchantActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import { findMerchant, signingKeyOf } from './merchants.service.ts';

/** A merchant as the signer of a request that the platform writes for it. The key stays inside. */
export interface MerchantSigner {
  readonly actor: MerchantActor;
  /** Signs an order in the SDK's units. The explanation masks the key. */
  sign(order: Parameters<typeof explainOrder>[0]): SignExplanation;
}

/** @throws merchantNotFound, or merchantDisabled as the merchant's own request would */
export async function signerOf(
  db: Queryable,
  secretBox: SecretBox,
  merchantId: string,
): Promise<MerchantSigner> {
  const merchant = await findMerchant(db, merchantId);
  if (!merchant) throw new BusinessError('merchantNotFound', { mchId: merchantId });
  if (!merchant.enabled) throw new BusinessError('merchantDisabled');
  const { id, mchId, userId, defaultNotifyUrl } = merchant;
  const { signingKey, signProfile } = await signingKeyOf(db, secretBox, id);
  return {
    actor: { kind: 'merchant', merchantId: id, mchId, userId, defaultNotifyUrl },
    sign: (order) => explainOrder(order, signingKey, signProfile),
  };
}
