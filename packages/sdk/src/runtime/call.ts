/** An answer with what came beside its data. */
export interface CallResponse<Data> {
  /** What the call itself gives. */
  readonly data: Data;
  /** HTTP status. */
  readonly status: number;
  /** Headers of the answer. */
  readonly headers: Headers;
  /** The server's, where it gave one; else the one that was sent. */
  readonly requestId: string;
  /** The body as it arrived, before units were converted. */
  readonly rawBody: string;
}

/**
 * A call under way: a promise of its data, which also gives the rest of the answer.
 *
 * @example
 * const { data, headers, requestId } = await platform.orders.list({ page: 1 }).withResponse();
 */
export interface Call<Data> extends Promise<Data> {
  /** The same call (nothing is sent again) with status, headers, request id and raw body; throws what the call throws. */
  withResponse(): Promise<CallResponse<Data>>;
}

export function toCall<Data>(answered: Promise<CallResponse<Data>>): Call<Data> {
  const data = answered.then((response) => response.data);
  return Object.assign(data, {
    withResponse: () => {
      // Whoever takes the answer hears of its failure there; the data promise beside it is nobody's to hear.
      data.catch(() => undefined);
      return answered;
    },
  });
}
