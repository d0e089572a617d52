// A worker without Node's modules: workerd calls `test` and fails when it throws.
import * as sdk from '@platform/sdk';
import * as errors from '@platform/sdk/errors';
import smoke from './smoke-steps.cjs';

// biome-ignore lint/style/noDefaultExport: what workerd looks for.
export default {
  async test(_controller, { ORIGIN }) {
    console.log(`result ${JSON.stringify(await smoke(sdk, errors, ORIGIN))}`);
  },
};
