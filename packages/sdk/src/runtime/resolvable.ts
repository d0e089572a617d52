export interface Resolvable {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Promise.withResolvers, which Node 20 does not have. Nobody needs to wait for it: a rejection unheard is no fault. */
export function createResolvable(): Resolvable {
  let resolve: Resolvable['resolve'] = () => undefined;
  let reject: Resolvable['reject'] = () => undefined;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
