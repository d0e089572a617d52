import type { Plugin } from 'vite';

/** Chromium compiles all functions of a file that begins with this while the file arrives; other browsers pass over it. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Compiles a page's code beside its main thread. Left to itself a browser reads a function twice, and the second time
 * when it is first called, between the click and the picture: a third of what scripts do until a list stands. A file
 * holds what its page calls, because files are cut by pages.
 */
export function compileAhead(): Plugin {
  return {
    name: 'platform:compile-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Vite writes the list of a file's late parts above everything else, and the hint counts in the first line only.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          // A file that only passes on what others hold has nothing to compile.
          if (file.type === 'chunk' && /=>|function|class/.test(file.code)) file.code = hint + file.code;
        }
      },
    },
  };
}
