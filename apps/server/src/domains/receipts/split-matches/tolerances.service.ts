import { type Currency, formatMoney, minorUnits } from '@platform/sdk';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connection.ts';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { users } from '../../access/access.public.ts';
import { splitMatchTolerances } from './split-matches.table.ts';
import type { SplitTolerance } from './split-matches.types.ts';

interface ToleranceBounds {
  readonly defaultMinor: number;
  /** The highest tolerance that may be set. */
  readonly boundMinor: number;
}

/** Largest residue of a match of several, in minor units, until it is set, and the bound of every setting. */
const splitTolerances: Readonly<Record<Currency, ToleranceBounds>> = {
  INR: { defaultMinor: 1_000, boundMinor: 100_000 },
  CNY: { defaultMinor: 100, boundMinor: 10_000 },
  KES: { defaultMinor: 1_000, boundMinor: 100_000 },
  USDT: { defaultMinor: 1_000_000, boundMinor: 10_000_000 },
};
const currencies = Object.keys(splitTolerances) as Currency[];

/** The tolerance of each currency: as it was set, or its default. */
export async function tolerancesOf(db: Queryable): Promise<SplitTolerance[]> {
  const rows = await db
    .select({ tolerance: splitMatchTolerances, account: users.account })
    .from(splitMatchTolerances)
    .innerJoin(users, eq(users.id, splitMatchTolerances.updatedBy));
  const set = new Map(rows.map((row) => [row.tolerance.currency, row]));
  return currencies.map((currency) => {
    const { defaultMinor, boundMinor } = splitTolerances[currency];
    const row = set.get(currency);
    return {
      currency,
      maximumMinor: row?.tolerance.maximumMinor ?? defaultMinor,
      boundMinor,
      updatedBy: row?.account ?? null,
      updatedAt: row?.tolerance.updatedAt.toISOString() ?? null,
    };
  });
}

export async function toleranceFor(db: Queryable, currency: Currency): Promise<number> {
  const { maximumMinor } = await entryOf(db, currency);
  return maximumMinor;
}

export async function setTolerance(
  context: HandlerContext,
  currency: Currency,
  maximumMinor: number,
): Promise<SplitTolerance> {
  const { db, now, audit } = context;
  const { boundMinor } = splitTolerances[currency];
  if (maximumMinor > boundMinor) {
    const maximum = `${formatMoney(minorUnits(boundMinor), currency)} ${currency}`;
    throw new BusinessError('settingOutOfBounds', { name: 'splitMatches.tolerances', minimum: '0', maximum });
  }
  const before = await entryOf(db, currency);
  const values = { currency, maximumMinor, updatedBy: actingUser(context).userId, updatedAt: now };
  await db
    .insert(splitMatchTolerances)
    .values(values)
    .onConflictDoUpdate({ target: splitMatchTolerances.currency, set: values });
  audit({
    objectType: 'splitTolerance',
    objectId: currency,
    before: { maximumMinor: before.maximumMinor },
    after: { maximumMinor },
  });
  return entryOf(db, currency);
}

async function entryOf(db: Queryable, currency: Currency): Promise<SplitTolerance> {
  const entry = (await tolerancesOf(db)).find((one) => one.currency === currency);
  if (!entry) throw new Error(`${currency} has no tolerance.`);
  return entry;
}
