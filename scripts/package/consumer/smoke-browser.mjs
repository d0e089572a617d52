// The same file as a page's script and as a web worker's: the page shows its result, the worker sends it.
import * as sdk from '@platform/sdk';
import * as errors from '@platform/sdk/errors';
import smoke from './smoke-steps.cjs';

const inPage = 'document' in globalThis;
smoke(sdk, errors, globalThis.location.origin)
  .catch((error) => ({ failed: String(error) }))
  .then((result) => (inPage ? document.body.append(JSON.stringify(result)) : globalThis.postMessage(result)));
