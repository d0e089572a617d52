import type { OperationId, OperationIO } from '../generated/io.ts';
import type { UnitName } from '../units/unit-name.ts';
import type { WithMoney, WithMoneyFields } from '../units/with-money.ts';
import type { Progress } from './retry.ts';

/**
 * Descriptor of one operation of the contract. Each operation is a separate constant, so a bundle holds only
 * those it uses: `client.call(ordersList, { page: 1 })`.
 */
export interface Operation<Id extends OperationId = OperationId> {
  /** Operation id, such as `orders.list`. */
  readonly id: Id;
  /** HTTP method. */
  readonly method: 'GET' | 'POST';
  /** Path below the base address. */
  readonly path: string;
  /** Which base address: the back-office's, or the merchants'. */
  readonly base: 'office' | 'merchant';
  /**
   * How the caller is authenticated: not at all, by token headers, the merchant's `sign` field, or device
   * headers.
   */
  readonly auth: 'none' | 'token' | 'signature' | 'device';
  /** Whether the call changes anything; reads may be retried. */
  readonly writes: boolean;
  /**
   * Set for calls that move money; they are never retried automatically. Returns the error to throw: an
   * `OutcomeUnknownError` if it is unknown whether the platform carried out the call.
   */
  readonly movesMoney?: (failure: unknown, input: unknown) => unknown;
  /** Absent: every field goes into the query. */
  readonly body?: 'json' | 'multipart';
  /** Names of the multipart fields that are files. */
  readonly files?: readonly string[];
  /** Maximum size of a file of the form, in bytes. */
  readonly maxFileBytes?: number;
  /** Wire names of page number and page size; the SDK's are `page` and `pageSize`. */
  readonly page?: { readonly index: string; readonly size: string };
  /** Request fields in the format `YYYY-MM-DD HH:mm:ss`, in the platform's time zone. */
  readonly times?: readonly string[];
  /** Scaled fields by dotted path (`list[].amount`). */
  readonly units?: {
    readonly request?: Readonly<Record<string, UnitName>>;
    readonly response?: Readonly<Record<string, UnitName>>;
  };
  /** Applies `page`, `times`, `units` and form encoding; absent if the operation has none. */
  readonly codec?: OperationCodec;
}

/**
 * Creates a descriptor. The defaults cover most operations. A path without a leading slash is below `/v1.0/`.
 */
export function operation<Id extends OperationId>(
  id: Id,
  method: 'GET' | 'POST',
  path: string,
  more?: Partial<Operation<Id>>,
): Operation<Id> {
  return {
    id,
    method,
    path: path.startsWith('/') ? path : `/v1.0/${path}`,
    base: 'office',
    auth: 'token',
    writes: method === 'POST',
    ...more,
  };
}

/** Creates the descriptor of a read. */
export const get = <Id extends OperationId>(id: Id, path: string, more?: Partial<Operation<Id>>) =>
  operation(id, 'GET', path, more);

/** Creates the descriptor of a write without a body. */
export const post = <Id extends OperationId>(id: Id, path: string, more?: Partial<Operation<Id>>) =>
  operation(id, 'POST', path, more);

/** Creates the descriptor of a write with a JSON body. */
export const postJson = <Id extends OperationId>(id: Id, path: string, more?: Partial<Operation<Id>>) =>
  operation(id, 'POST', path, { body: 'json', ...more });

export interface OperationCodec {
  readonly encodeRequest: (
    operation: Operation,
    input: unknown,
    options: CodecOptions,
  ) => Readonly<Record<string, unknown>>;
  readonly decodeResponse: (operation: Operation, data: unknown) => unknown;
  /** Encodes a body that is not JSON. */
  readonly encodeBody?: (
    operation: Operation,
    fields: Readonly<Record<string, unknown>>,
    progress: Progress,
  ) => Promise<RequestInit>;
  /** Whether these fields can be sent only once, because one of them is a stream. */
  readonly isOnce?: (fields: Readonly<Record<string, unknown>>) => boolean;
}

/** Options of the codec. */
export interface CodecOptions {
  /** Time zone of request times; `Asia/Shanghai` by default. */
  readonly timeZone?: string | undefined;
}

/** Input of an operation: times as Date or text, amounts in minor units. */
export type Input<Id extends OperationId> = WithMoneyFields<OperationIO[Id]['input']>;

/** Output of an operation: amounts as `MinorUnits`. */
export type Output<Id extends OperationId> = WithMoney<OperationIO[Id]['output']>;

/** Arguments after the operation. The input is optional if every field of it is. */
export type CallArguments<Id extends OperationId, Options> =
  Record<never, never> extends Input<Id>
    ? [input?: Input<Id>, options?: Options]
    : [input: Input<Id>, options?: Options];
