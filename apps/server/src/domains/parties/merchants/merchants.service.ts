import { randomBytes } from 'node:crypto';
import { verify } from '@platform/sdk';
import { and, eq, inArray, sql } from 'drizzle-orm';
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

/** What a box with a signing key is sealed for; a box of another column does not open as one. */
const keyPurpose = 'merchant signing key';

export interface NewMerchant {
  readonly userId: string;
  readonly mchId: string;
  readonly name: string;
  readonly signProfile?: SignProfileName;
  readonly callbackFormat?: CallbackFormat;
  readonly defaultNotifyUrl?: string;
  readonly allowedIps?: string[];
  /** Made at random unless given. */
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

/** The next free merchant number. Whoever asks keeps others waiting until its transaction ends. */
export async function nextMerchantNumber(tx: Queryable): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('merchant number'))`);
  const [row] = await tx
    .select({ highest: sql<string | null>`max(${merchants.mchId}::bigint)` })
    .from(merchants)
    .where(sql`${merchants.mchId} ~ '^[0-9]{1,15}$'`);
  return String(Math.max(Number(row?.highest ?? 0) + 1, firstMerchantNumber));
}

/** The old key goes on being accepted until `previousUntil`, so that a merchant can change over without a gap. */
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

/** How callbacks to a merchant are written and signed. */
export interface CallbackTerms {
  readonly mchId: string;
  readonly name: string;
  readonly signProfile: SignProfileName;
  readonly callbackFormat: CallbackFormat;
  /** The one in use, then the one before it while a rotation lasts. */
  readonly keys: readonly string[];
}

export async function callbackTermsOf(
  db: Queryable,
  secretBox: SecretBox,
  merchantIds: readonly string[],
  now: Date,
): Promise<Map<string, CallbackTerms>> {
  const rows = await db
    .select()
    .from(merchants)
    .where(inArray(merchants.id, [...merchantIds]));
  return new Map(
    rows.map(({ id, mchId, name, signProfile, callbackFormat, ...keys }) => {
      const isRotating = keys.previousKeyUntil !== null && keys.previousKeyUntil > now;
      const boxes = [keys.signingKeyBox, ...(isRotating ? [keys.previousSigningKeyBox] : [])];
      const opened = boxes.filter((box) => box !== null).map((box) => secretBox.open(keyPurpose, box));
      return [id, { mchId, name, signProfile, callbackFormat, keys: opened }];
    }),
  );
}

interface SignerKey {
  readonly mchId: string;
  /** What the request asks for, where it asks for a product. */
  readonly productId: number | null;
}

/**
 * Who signs some requests, and on which terms each asks for its product. What is asked for comes as rows: of a list of
 * values a plan made once reckons with another length than one made for the values, so that it is made anew each time.
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
 * The product that the signed request asks for and what its merchant has agreed about it, as they stood when the signature
 * was checked; undefined where there is no such product.
 */
export const termsOfSigner = (actor: MerchantActor): ProductTerms | undefined => termsBySigner.get(actor);

/** Signing keys that are kept open: as many as sign within some minutes, and more than a platform has merchants. */
const maxOpened = 10_000;

/**
 * Who signed this request, by the fields exactly as they came over the wire.
 *
 * A merchant number that does not exist and a wrong signature get the same answer after the same work, so that
 * nobody can find out numbers by trying: an unknown one is checked against a key that fits nothing.
 */
export class MerchantAuthenticator {
  readonly #secretBox: SecretBox;
  readonly #decoyBox: string;
  /** By its box, which another key does not share: a key that is rotated or taken away is asked for no more. */
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
    // Only whoever holds the key learns where it may be used, and that the merchant is disabled.
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
