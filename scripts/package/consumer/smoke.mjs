import * as sdk from '@platform/sdk';
import * as errors from '@platform/sdk/errors';
import smoke from './smoke-steps.cjs';

console.log(JSON.stringify(await smoke(sdk, errors, process.argv[2])));
