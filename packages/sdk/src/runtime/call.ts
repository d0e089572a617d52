/** The data of a response, with status, headers, request id and raw body. */
export interface CallResponse<Data> {
  /** The value that the call resolves with. */
  readonly data: Data;
  /** HTTP status. */
  readonly status: number;
  /** Headers of the response. */
  readonly headers: Headers;
  /** The server's request id if it sent one, else the id sent with the request. */
  readonly requestId: string;
  /** The body as received, before unit conversion. */
  readonly rawBody: string;
}

/**
 * A call in progress: a promise of its data. `withResponse` also gives the rest of the response.
 *
 * @example
 * const { data, headers, requestId } = await platform.orders.list({ page: 1 }).withResponse();
 */
export interface Call<Data> extends Promise<Data> {
  /**
   * Returns status, headers, request id and raw body of the same call, without sending it again. Rejects with
   * the call's error.
   */
  withResponse(): Promise<CallResponse<Data>>;
}

export function toCall<Data>(answered: Promise<CallResponse<Data>>): Call<Data> {
  const data = answered.then((response) => response.data);
  return Object.assign(data, {
    withResponse: () => {
      // The caller handles the error on `answered`; without this, `data` would report an unhandled rejection
      // too.
      data.catch(() => undefined);
      return answered;
    },
  });
}
