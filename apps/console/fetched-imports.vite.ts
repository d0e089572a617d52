import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's module of the function that it puts around every dynamic import of a build. */
const helper = '\0vite/preload-helper.js';
const importFetched = fileURLToPath(new URL('./src/shared/import-fetched.ts', import.meta.url));

/** Replaces Vite's own preloading: it inserts `modulepreload` links, and a failed one can make the import fail for good. */
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
      // A Vite that names its helper otherwise would silently bring its own back.
      if (!replaced) this.error(`Vite did not load ${helper}.`);
    },
  };
}
