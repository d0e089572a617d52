const sdk = require('@platform/sdk');
const errors = require('@platform/sdk/errors');
const smoke = require('./smoke-steps.cjs');

smoke(sdk, errors, process.argv[2]).then((result) => console.log(JSON.stringify(result)));
