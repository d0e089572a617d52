import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's module with the function that wraps every dynamic import of a build. */
const helper = '\0vite/preload-helper.js';
const importFetched = fileURLToPath(new URL('./src/shared/import-fetched.ts', import.meta.url));

/**
 * Replaces Vite's preloading. Vite inserts `modulepreload` links; when one fails, the import can fail until a
 * reload.
 */
export function fetchedImports(): Plugin {
  let replaced = false;
  return {
    name: 'platform:fetched-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`^${helper}$`) },
      handler() {
        replaced = true;
        return `export { importFetched as __vitePreload } from ${JSON.stringify(importFetched)};`;
      },
    },
    generateBundle(_options, bundle) {
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
      if (styles.length > 1) this.error(`importFetched inserts no style sheets: ${styles.join(', ')}`);
      // If a new Vite version renames its helper, Vite's own preloading would return without a warning.
      if (!replaced) this.error(`Vite did not load ${helper}.`);
    },
  };
}
