import type { OperationId, OperationIO } from '../generated/io.ts';
import type { UnitName } from '../units/unit-name.ts';
import type { WithMoney, WithMoneyFields } from '../units/with-money.ts';
import type { Progress } from './retry.ts';

/**
 * One call of the contract as data. Every operation is such a constant of its own, so that a bundle holds only those
 * it uses: `client.call(ordersList, { page: 1 })`.
 */
export interface Operation<Id extends OperationId = OperationId> {
  /** `orders.list`: name of the call everywhere. */
  readonly id: Id;
  /** HTTP method. */
  readonly method: 'GET' | 'POST';
  /** Path below the base address. */
  readonly path: string;
  /** Which base address: the back-office's, or the one that merchants send orders to. */
  readonly base: 'office' | 'merchant';
  /** What shows who calls: nothing, the token headers, the merchant's `sign` field, or the headers of a device. */
  readonly auth: 'none' | 'token' | 'signature' | 'device';
  /** Whether it changes anything: reads may be repeated. */
  readonly writes: boolean;
  /**
   * What to throw where it is not known whether the call was carried out; absent where a repeat does no harm. It moves
   * money: such a call is never repeated unasked.
   */
  readonly movesMoney?: (failure: unknown, input: unknown) => unknown;
  /** Absent: every field goes into the address. */
  readonly body?: 'json' | 'multipart';
  /** Which fields of a multipart body are files. */
  readonly files?: readonly string[];
  /** What a file of the form may have at most. */
  readonly maxFileBytes?: number;
  /** Wire names of the page number and page size; the SDK says `page` and `pageSize`. */
  readonly page?: { readonly index: string; readonly size: string };
  /** Request fields written `YYYY-MM-DD HH:mm:ss` in the platform's zone. */
  readonly times?: readonly string[];
  /** Scaled fields by dotted path (`list[].amount`). */
  readonly units?: {
    readonly request?: Readonly<Record<string, UnitName>>;
    readonly response?: Readonly<Record<string, UnitName>>;
  };
  /** Carries out `page`, `times`, `units` and `form`; absent where there are none. */
  readonly codec?: OperationCodec;
}

/**
 * A descriptor; what most calls have in common is left out where they are listed: a path without a slash before it is
 * one below `/v1.0/`.
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

export interface OperationCodec {
  readonly encodeRequest: (
    operation: Operation,
    input: unknown,
    options: CodecOptions,
  ) => Readonly<Record<string, unknown>>;
  readonly decodeResponse: (operation: Operation, data: unknown) => unknown;
  /** Writes a body that is not JSON. */
  readonly encodeBody?: (
    operation: Operation,
    fields: Readonly<Record<string, unknown>>,
    progress: Progress,
  ) => Promise<RequestInit>;
  /** Whether these fields can be sent once only, because one of them is a stream. */
  readonly isOnce?: (fields: Readonly<Record<string, unknown>>) => boolean;
}

/** What the codec needs to know beside the operation. */
export interface CodecOptions {
  /** Zone that request times are written in; `Asia/Shanghai` by default. */
  readonly timeZone?: string | undefined;
}

/** What a caller gives an operation: times as Date or text, amounts in minor units. */
export type Input<Id extends OperationId> = WithMoneyFields<OperationIO[Id]['input']>;

/** What an operation answers: amounts as `MinorUnits`. */
export type Output<Id extends OperationId> = WithMoney<OperationIO[Id]['output']>;

/** Arguments after the operation: the input may be left out where every field of it may. */
export type CallArguments<Id extends OperationId, Options> =
  Record<never, never> extends Input<Id>
    ? [input?: Input<Id>, options?: Options]
    : [input: Input<Id>, options?: Options];
