import type { OperationId } from '../generated/io.ts';
import { allOperations, type PlatformOperations } from '../generated/platform.ts';
import type { Call } from './call.ts';
import { type ListFilters, type ListId, type ListLimit, listAll, type Row } from './list-all.ts';
import type { CallArguments, Operation, Output } from './operation.ts';

/** Performs operations: the client, or a test double. */
export interface OperationCaller<Options> {
  /** Performs one operation. */
  call<Id extends OperationId>(
    operation: Operation<Id>,
    ...rest: CallArguments<Id, Options>
  ): Call<Output<Id>>;
}

/** One operation as a method. */
export type Method<Id extends OperationId, Options> = (
  ...rest: CallArguments<Id, Options>
) => Call<Output<Id>>;

/** A list operation: the method reads one page, `all` reads every row. */
export interface ListMethod<Id extends ListId, Options> extends Method<Id, Options> {
  /**
   * Yields every row once, page after page. See `listAll` for rows that are added or removed meanwhile.
   *
   * @example
   * for await (const order of platform.orders.list.all({ orderStatusId: 4 }, { limit: 5_000 })) console.log(order.orderCode);
   */
  all(filters?: ListFilters<Id>, options?: Options & ListLimit): AsyncGenerator<Row<Id>, void, undefined>;
}

/** Binds every operation of the contract to a caller: `platform.<noun>.<verb>`. */
export function bindOperations<Options>(caller: OperationCaller<Options>): PlatformOperations<Options> {
  const nouns: { [Noun in string]?: Record<string, unknown> } = {};
  for (const operation of allOperations) {
    const [noun = '', verb = ''] = operation.id.split('.');
    const method = (...rest: never[]) => caller.call(operation, ...(rest as []));
    const all = (...rest: [never?, never?]) => listAll(caller, operation as Operation<ListId>, ...rest);
    nouns[noun] ??= {};
    nouns[noun][verb] = operation.page ? Object.assign(method, { all }) : method;
  }
  // The compiler cannot split ids into nouns and verbs; a test checks every operation.
  return nouns as PlatformOperations<Options> & typeof nouns;
}
