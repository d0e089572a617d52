import { defineConfig, type Options } from 'tsup';

const library: Options = {
  entry: {
    index: 'src/index.ts',
    operations: 'src/operations.ts',
    validators: 'src/validators.ts',
    'query-rules': 'src/query-rules.ts',
    permissions: 'src/permissions.ts',
    settings: 'src/settings.ts',
    errors: 'src/catalogue.ts',
    rules: 'src/rules/index.ts',
    callbacks: 'src/callbacks/index.ts',
    wire: 'src/wire.ts',
    testing: 'src/testing/index.ts',
  },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  // One copy of each error class and each unit, whichever entries are imported together.
  splitting: true,
  treeshake: true,
  dts: true,
  clean: true,
  sourcemap: true,
  // Published as ES modules only: a CommonJS build could not require it on every supported Node.
  noExternal: [/^@noble\/hashes/],
};

/** The command-line tool, `bin` of the package: for Node alone, no entry to import. It uses the entries beside it. */
const tool: Options = {
  entry: { cli: 'src/cli/main.ts' },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  external: [/^@platform\/sdk/],
  // Inside, so that whoever installs the library gets none of them.
  noExternal: ['read', 'string-width', 'ws'],
  // What is CommonJS among them asks for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  splitting: false,
  treeshake: true,
  dts: false,
  clean: false,
};

export default defineConfig([library, tool]);
