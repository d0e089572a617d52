import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const routesFile = fileURLToPath(new URL('./src/routes.ts', import.meta.url));
/** A line of routes.ts holds the path and the module of a screen. */
const screenLine = /path: '([^']+)'.*import\('([^']+)'\)/;
/** Modules that every page of a signed-in user needs besides its own code. */
const always = ['./app/shell/signed-in.tsx', './app/client.make.ts'];

/**
 * Scripts that render the first frame and request the first data, before the rest of the code. The order is
 * the download order.
 */
const first = ['/theme.js', '/prefetch.js'];

/**
 * Writes `preloads.json`: for each screen path the files to load first, then the files that the page needs
 * and index.html does not name. The server sends these names with the page, so the browser requests all files
 * at once instead of discovering them import by import.
 */
export function preloads(): Plugin {
  return {
    name: 'platform:preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
        if (!found.has(fileName)) {
          found.add(fileName);
          for (const next of byName.get(fileName)?.imports ?? []) withImports(next, found);
        }
        return found;
      };
      const initial = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)]),
      );
      const styles = Object.keys(bundle).filter((fileName) => /\/start-[^/]*\.css$/.test(fileName));
      if (styles.length !== 1) this.error('index.html names one style sheet: start.');
      const filesOf = (modules: readonly string[]): string[] => {
        const files = modules.flatMap((module) => {
          const id = join(dirname(routesFile), module);
          const chunk = chunks.find((one) => one.facadeModuleId === id);
          if (!chunk) this.error(`No file of the build holds ${module} by itself.`);
          return [...withImports(chunk.fileName)];
        });
        const beyond = [...new Set(files)].filter((file) => !initial.has(file));
        return [...styles.map((file) => `/${file}`), ...first, ...beyond.map((file) => `/${file}`)];
      };
      const screens = readFileSync(routesFile, 'utf8')
        .split('\n')
        .flatMap((line) => {
          const [, path, module] = screenLine.exec(line) ?? [];
          return path && module ? [[path, filesOf([...always, module])] as const] : [];
        });
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify(Object.fromEntries(screens)),
      });
    },
  };
}
