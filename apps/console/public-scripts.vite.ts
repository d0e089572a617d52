import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const folder = join(import.meta.dirname, 'public');

/** Minifies the scripts in `public/` and removes their comments, because every page loads them. */
export function publicScripts(): Plugin {
  return {
    name: 'platform:public-scripts',
    apply: 'build',
    generateBundle() {
      for (const fileName of globSync('*.js', { cwd: folder })) {
        const { code, errors } = minifySync(fileName, readFileSync(join(folder, fileName), 'utf8'));
        if (errors.length > 0) this.error(`${fileName}: ${errors[0]?.message}`);
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
}
