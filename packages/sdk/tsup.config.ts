import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    operations: 'src/operations.ts',
    validators: 'src/validators.ts',
    permissions: 'src/permissions.ts',
    settings: 'src/settings.ts',
    errors: 'src/catalogue.ts',
    rules: 'src/rules/index.ts',
    wire: 'src/wire.ts',
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
});
