import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** A single script for a browser, with all dependencies. */
export async function bundleForBrowsers(folder: string, file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, file)],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Node built-ins that a program would load, directly or through other files and packages. */
export async function builtinsOf(program: string, folder: string, external: string[]): Promise<string[]> {
  const found = new Set<string>();
  const notice: Plugin = {
    name: 'notice-builtins',
    setup: ({ onResolve }) => {
      onResolve({ filter: /.*/ }, ({ path }) => {
        if (!isBuiltin(path)) return undefined;
        found.add(path);
        return { path, external: true };
      });
    },
  };
  await build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    platform: 'browser',
    format: 'esm',
    external,
    plugins: [notice],
    write: false,
    logLevel: 'silent',
  });
  return [...found].sort();
}
