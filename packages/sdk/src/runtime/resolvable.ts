export interface Resolvable {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Promise.withResolvers for Node 20. A rejection that no caller handles is not reported as unhandled. */
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
