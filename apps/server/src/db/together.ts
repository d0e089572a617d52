import { sqlStateOf } from './retry.ts';

const transactionAborted = '25P02';

/**
 * Runs statements of one transaction that do not need each other's rows: PostgreSQL gets them together and runs them in
 * this order, without a way back and forth for each. When one is refused, the others are waited for all the same,
 * because one that began after the rollback would write outside of the transaction.
 *
 * @throws the first refusal that is not the consequence of another
 * @example const [order, account] = await together(readOrder(tx, id), readAccount(tx, accountId));
 */
export async function together<const Work extends readonly unknown[]>(
  ...work: Work
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  const ended = await Promise.allSettled(work);
  const refused = ended.filter((one) => one.status === 'rejected');
  if (refused.length > 0) {
    const cause = refused.find(({ reason }) => sqlStateOf(reason) !== transactionAborted) ?? refused[0];
    throw cause?.reason;
  }
  return ended.map((one) => (one.status === 'fulfilled' ? one.value : undefined)) as {
    -readonly [At in keyof Work]: Awaited<Work[At]>;
  };
}
