import { randomBytes } from 'node:crypto';
import { verify } from '@platform/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { perHandle } from '../../../db/per-handle.ts';
import { statement } from '../../../db/statements.ts';
import { AddressSet } from '../../../kit/http/client-address.ts';
import { newId } from '../../../kit/ids.ts';
import { batched } from '../../../kit/jobs/batching.ts';
import type { MerchantActor } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import type { SecretBox } from '../../../kit/secrets/secret-box.ts';
import type { ProductTerms } from '../products/products.service.ts';
import { merchantProducts, products } from '../products/products.table.ts';
import { type CallbackFormat, merchants, type SignProfileName } from './merchants.table.ts';

/** Purpose of sealed signing keys. A box sealed for another column cannot be opened with it. */
const keyPurpose = 'merchant signing key';

export interface NewMerchant {
  readonly userId: string;
  readonly mchId: string;
  readonly name: string;
  readonly signProfile?: SignProfileName;
  readonly callbackFormat?: CallbackFormat;
  readonly defaultNotifyUrl?: string;
  readonly allowedIps?: string[];
  /** Random unless given. */
  readonly signingKey?: string;
}

export async function addMerchant(
  db: Queryable,
  secretBox: SecretBox,
  { signingKey = newSigningKey(), ...merchant }: NewMerchant,
  now: Date,
): Promise<{ id: string; signingKey: string }> {
  const id = newId(now);
  const signingKeyBox = secretBox.seal(keyPurpose, signingKey);
  await db.insert(merchants).values({ id, ...merchant, signingKeyBox, createdAt: now, updatedAt: now });
  return { id, signingKey };
}

const firstMerchantNumber = 10_000_101;

/** The next free merchant number. Locks until the transaction ends. */
export async function nextMerchantNumber(tx: Queryable): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('merchant number'))`);
  const [row] = await tx
    .select({ highest: sql<string | null>`max(${merchants.mchId}::bigint)` })
    .from(merchants)
    .where(sql`${merchants.mchId} ~ '^[0-9]{1,15}$'`);
  return String(Math.max(Number(row?.highest ?? 0) + 1, firstMerchantNumber));
}

/** The previous key stays valid until `previousUntil`, so that a merchant can switch without a gap. */
export async function rotateSigningKey(
  db: Queryable,
  secretBox: SecretBox,
  merchantId: string,
  previousUntil: Date,
): Promise<{ signingKey: string }> {
  const signingKey = newSigningKey();
  await db
    .update(merchants)
    .set({
      previousSigningKeyBox: merchants.signingKeyBox,
      previousKeyUntil: previousUntil,
      signingKeyBox: secretBox.seal(keyPurpose, signingKey),
    })
    .where(eq(merchants.id, merchantId));
  return { signingKey };
}

export async function findMerchant(
  db: Queryable,
  id: string,
): Promise<typeof merchants.$inferSelect | undefined> {
  const [row] = await db.select().from(merchants).where(eq(merchants.id, id));
  return row;
}

const byUser = statement((db) =>
  db
    .select({ id: merchants.id, mchId: merchants.mchId })
    .from(merchants)
    .where(eq(merchants.userId, sql.placeholder('userId'))),
);

export async function merchantOfUser(
  db: Queryable,
  userId: string,
): Promise<{ id: string; mchId: string } | undefined> {
  const [row] = await byUser(db).execute({ userId });
  return row;
}

export async function signingKeyOf(
  db: Queryable,
  secretBox: SecretBox,
  merchantId: string,
): Promise<{ mchId: string; signProfile: SignProfileName; signingKey: string }> {
  const [row] = await db.select().from(merchants).where(eq(merchants.id, merchantId));
  if (!row) throw new BusinessError('merchantNotFound', { mchId: '' });
  const signingKey = secretBox.open(keyPurpose, row.signingKeyBox);
  return { mchId: row.mchId, signProfile: row.signProfile, signingKey };
}

/** How callbacks to a merchant are formatted and signed. */
export interface CallbackTerms {
  readonly mchId: string;
  readonly name: string;
  readonly signProfile: SignProfileName;
  readonly callbackFormat: CallbackFormat;
  /** The current key, then the previous one during a rotation. */
  readonly keys: readonly string[];
}

const merchantsById = statement((db) =>
  db
    .select({ merchant: merchants })
    // As rows: with a list in the condition PostgreSQL would plan each execution anew.
    .from(sql`unnest(${sql.placeholder('ids')}::uuid[]) as asked(id)`)
    .innerJoin(merchants, sql`${merchants.id} = asked.id`),
);

export async function callbackTermsOf(
  db: Queryable,
  secretBox: SecretBox,
  merchantIds: readonly string[],
  now: Date,
): Promise<Map<string, CallbackTerms>> {
  const rows = await merchantsById(db).execute({ ids: merchantIds });
  return new Map(
    rows.map(({ merchant: { id, mchId, name, signProfile, callbackFormat, ...keys } }) => {
      const isRotating = keys.previousKeyUntil !== null && keys.previousKeyUntil > now;
      const boxes = [keys.signingKeyBox, ...(isRotating ? [keys.previousSigningKeyBox] : [])];
      const opened = boxes.filter((box) => box !== null).map((box) => secretBox.open(keyPurpose, box));
      return [id, { mchId, name, signProfile, callbackFormat, keys: opened }];
    }),
  );
}

interface SignerKey {
  readonly mchId: string;
  /** The requested product; null when the request names none. */
  readonly productId: number | null;
}

/**
 * Merchants of several signed requests, each with its terms for the requested product. The input is passed as
 * rows: for a list of values, PostgreSQL estimates another length in a generic plan and therefore plans each
 * execution anew.
 */
const signersStatement = statement((db) =>
  db
    .select({
      productId: sql<number | null>`asked.product_id`,
      merchant: merchants,
      product: products,
      agreement: merchantProducts,
    })
    .from(sql`json_to_recordset(${sql.placeholder('asked')}::json) as asked(mch_id text, product_id int)`)
    .innerJoin(merchants, sql`${merchants.mchId} = asked.mch_id`)
    .leftJoin(products, sql`${products.id} = asked.product_id`)
    .leftJoin(
      merchantProducts,
      and(eq(merchantProducts.merchantId, merchants.id), eq(merchantProducts.productId, products.id)),
    ),
);

interface Signer {
  readonly merchant: typeof merchants.$inferSelect;
  readonly terms: ProductTerms | undefined;
}

const keyOf = ({ mchId, productId }: SignerKey): string => `${mchId} ${productId}`;

const signerBatched = perHandle((db) =>
  batched<SignerKey, Signer | undefined>(async (keys) => {
    const asked = new Map(keys.map((key) => [keyOf(key), key]));
    const rows = await signersStatement(db).execute({
      asked: JSON.stringify(
        [...asked.values()].map((key) => ({ mch_id: key.mchId, product_id: key.productId })),
      ),
    });
    const found = new Map<string, Signer>();
    for (const { productId, merchant, product, agreement } of rows) {
      const terms = product ? { product, agreement } : undefined;
      found.set(keyOf({ mchId: merchant.mchId, productId }), { merchant, terms });
    }
    return keys.map((key) => found.get(keyOf(key)));
  }),
);

const termsBySigner = new WeakMap<MerchantActor, ProductTerms>();

/**
 * The product of a signed request and its merchant's agreement, as read with the signature check; undefined
 * when there is no such product.
 */
export const termsOfSigner = (actor: MerchantActor): ProductTerms | undefined => termsBySigner.get(actor);

/**
 * Cache size of decrypted signing keys: more than a platform has merchants that sign within a few minutes.
 */
const maxOpened = 10_000;

/**
 * Authenticates the merchant of a signed request, by the fields exactly as on the wire.
 *
 * An unknown merchant number gets the same error after the same work as a wrong signature, so that numbers
 * cannot be enumerated: it is checked against a decoy key.
 */
export class MerchantAuthenticator {
  readonly #secretBox: SecretBox;
  readonly #decoyBox: string;
  /** Keyed by the sealed box, so that a rotated or revoked key is no longer found. */
  readonly #opened = new Map<string, string>();

  constructor(secretBox: SecretBox) {
    this.#secretBox = secretBox;
    this.#decoyBox = secretBox.seal(keyPurpose, newSigningKey());
  }

  async authenticate(
    db: Queryable,
    wireBody: Readonly<Record<string, unknown>>,
    { receivedAt: now, ip }: { readonly receivedAt: Date; readonly ip: string },
  ): Promise<MerchantActor> {
    const mchId = typeof wireBody.mchId === 'string' ? wireBody.mchId : '';
    const productId = typeof wireBody.productId === 'number' ? wireBody.productId : null;
    const signer = await signerBatched(db)({ mchId, productId });
    const merchant = signer?.merchant;
    const keys = [merchant?.signingKeyBox ?? this.#decoyBox];
    if (merchant?.previousSigningKeyBox && merchant.previousKeyUntil && merchant.previousKeyUntil > now) {
      keys.push(merchant.previousSigningKeyBox);
    }
    let matches = false;
    for (const box of keys) {
      matches = verify(wireBody, this.#keyOf(box), merchant?.signProfile ?? 'md5-sorted') || matches;
    }
    if (!merchant || !matches) throw new BusinessError('signatureInvalid');
    // Checked after the signature, so that only the holder of the key learns of the address list and of a
    // disabled merchant.
    const { allowedIps } = merchant;
    if (allowedIps && allowedIps.length > 0 && !new AddressSet(allowedIps).has(ip))
      throw new BusinessError('ipNotAllowed', { ip });
    if (!merchant.enabled) throw new BusinessError('merchantDisabled');
    const { id: merchantId, mchId: number, userId, defaultNotifyUrl } = merchant;
    const actor: MerchantActor = { kind: 'merchant', merchantId, mchId: number, userId, defaultNotifyUrl };
    if (signer.terms) termsBySigner.set(actor, signer.terms);
    return actor;
  }

  #keyOf(box: string): string {
    const known = this.#opened.get(box);
    if (known !== undefined) return known;
    const key = this.#secretBox.open(keyPurpose, box);
    if (this.#opened.size >= maxOpened) this.#opened.clear();
    this.#opened.set(box, key);
    return key;
  }
}

function newSigningKey(): string {
  return randomBytes(24).toString('base64url');
}
