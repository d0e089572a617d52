/**
 * `npm run screens` prints every screen of the console with its roles, operations and titles, read from the
 * console's own definitions. `-- --json` prints JSON for programs.
 */
import { parseArgs } from 'node:util';
import { createServer, type Plugin } from 'vite';

interface ScreenFacts {
  path: string;
  title: Readonly<Record<'zh-CN' | 'zh-TW' | 'en-US', string>>;
  roles: 'public' | 'everyone' | readonly string[];
  operations: readonly string[];
  menu?: { group: string };
  tab: boolean;
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

/** Only the screen definitions are needed. Their components require a browser, so they are stubbed. */
const withoutComponents: Plugin = {
  name: 'without-components',
  enforce: 'pre',
  load: (id) => (id.split('?')[0]?.endsWith('.tsx') ? 'export default null;' : null),
};

const vite = await createServer({
  root: import.meta.dirname,
  configFile: false,
  plugins: [withoutComponents],
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { screens } = (await vite.ssrLoadModule('/src/routes.ts')) as { screens: readonly ScreenFacts[] };
  const facts = screens.map(({ path, title, roles, operations, menu, tab }) => ({
    path,
    title,
    roles,
    operations,
    menu: menu?.group ?? null,
    tab,
  }));
  process.stdout.write(values.json ? `${JSON.stringify(facts, null, 2)}\n` : table(facts));
} finally {
  await vite.close();
}

function table(facts: readonly Omit<ScreenFacts, 'menu'>[]): string {
  const header = ['path', 'roles', 'operations', 'zh-CN', 'zh-TW', 'en-US'];
  const rows = facts.map(({ path, roles, operations, title }) => [
    path,
    typeof roles === 'string' ? roles : roles.join(' '),
    operations.join(' ') || '-',
    title['zh-CN'],
    title['zh-TW'],
    title['en-US'],
  ]);
  const widths = header.map((_name, index) =>
    Math.max(...[header, ...rows].map((row) => widthOf(row[index] ?? ''))),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd();
  return `${[header, ...rows].map(line).join('\n')}\n\n${facts.length} screens\n`;
}

/** Width in terminal columns: a Chinese character takes two. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/[\u2e80-\u9fff\uff00-\uffef]/u.test(sign) ? 2 : 1), 0);
}
