import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Screen } from './src/shared/screen.ts';

const source = join(import.meta.dirname, 'src');
const routesFile = join(source, 'routes.ts');
/** The module that the `load` function of a screen imports. */
const importOf = /import\(['"]([^'"]+)['"]\)/;
/** Modules that every page of a signed-in user needs besides its own code. */
const always = ['./app/shell/signed-in.tsx', './app/client.make.ts'];

/**
 * Scripts that render the first frame and request the first data, before the rest of the code. The order is
 * the download order.
 */
const first = ['/theme.js', '/prefetch.js'];

/**
 * For each page's file, the files that it imports. The file that every page loads names only the pages: with the
 * imports of all pages it would grow by every shared file of every screen. `importFetched` reads this list before the
 * second page; the server names the files of the first page.
 */
export const pageList = 'pages.json';

/**
 * Writes `preloads.json`: for each screen path the files to load first, then the files that the page needs
 * and index.html does not name. The server sends these names with the page, so the browser requests all files
 * at once instead of discovering them import by import. Also writes `pages.json`.
 */
export function preloads(): Plugin {
  let modules: readonly (readonly [path: string, module: string, isPublic: boolean])[] = [];
  return {
    name: 'platform:preloads',
    apply: 'build',
    async buildStart() {
      const { screens }: { screens: readonly Screen[] } = await import(pathToFileURL(routesFile).href);
      modules = screens.map(({ path, load, roles }) => {
        const [, module] = importOf.exec(String(load)) ?? [];
        if (!module) this.error(`The screen ${path} does not import its page.`);
        return [path, module, roles === 'public'];
      });
    },
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
      const chunkOf = (module: string): string => {
        const id = join(source, module);
        const chunk = chunks.find((one) => one.facadeModuleId === id);
        if (!chunk) this.error(`No file of the build holds ${module} by itself.`);
        return chunk.fileName;
      };
      const laterImports = (file: string): string[] =>
        [...withImports(file)].filter((one) => !initial.has(one));
      const filesOf = (wanted: readonly string[]): string[] => {
        const beyond = [...new Set(wanted.flatMap((module) => laterImports(chunkOf(module))))];
        return [...styles.map((file) => `/${file}`), ...first, ...beyond.map((file) => `/${file}`)];
      };
      const byPath = modules.map(
        ([path, module, isPublic]) => [path, filesOf(isPublic ? [module] : [...always, module])] as const,
      );
      const byPage = modules.map(([, module]) => [chunkOf(module), laterImports(chunkOf(module))] as const);
      const write = (fileName: string, entries: readonly (readonly [string, string[]])[]) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(entries)) });
      write('preloads.json', byPath);
      write(pageList, byPage);
    },
  };
}
