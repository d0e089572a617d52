import { type Finding, handWritten, isTest, type SourceFile, sourceFiles } from './source-files.ts';

export interface TextRule {
  name: string;
  files: readonly SourceFile[];
  pattern: RegExp;
  fix: string;
  /** Lines that the rule must find. They prove that it works. */
  catches: readonly string[];
  /** Similar lines that the rule must not find. */
  allows: readonly string[];
}

// This folder holds the patterns and their samples.
const elsewhere = (file: SourceFile): boolean => !file.path.startsWith('scripts/policy/');
const code = handWritten.filter(elsewhere);
const product = code.filter((file) => !isTest(file.path));
const tests = code.filter((file) => isTest(file.path) && !file.path.startsWith('bench/'));
const slash = '/';

export const textRules: readonly TextRule[] = [
  {
    name: 'no address of a package registry',
    files: sourceFiles.filter(elsewhere),
    pattern: /https?:\/\/(registry|npm)[.-]|_authToken|registry\.npmjs/,
    fix: 'packages come from whatever registry the machine is set up for: remove the address (from a lock file: install again).',
    catches: [`resolved: https:${slash}/registry.example.test/left-pad`],
    allows: ['npm_config_registry', 'a registry of users'],
  },
  {
    name: 'no path of somebody’s machine',
    files: sourceFiles.filter(elsewhere),
    pattern: /(^|[\s'"`(=:,])\/(root|home|Users|work)\/[\w.]+|[A-Z]:\\Users\\/,
    fix: 'say it relative to the repository, or take it from the environment.',
    catches: [`cd ${slash}home/me/project`, `"${slash}Users/me"`],
    allows: ["'/home'", "path: '/work'", 'apps/home/home.tsx', "path === '/home/'"],
  },
  {
    name: 'no sleeping in tests',
    files: tests,
    pattern: /waitForTimeout\(|await (new Promise\(.*setTimeout|sleep\(|delay\(|wait\(\d)/,
    fix: 'wait for the condition: expect(…).toBeVisible(), expect.poll(…), vi.waitFor(…), fake timers.',
    catches: ['await page.waitForTimeout(500);', 'await new Promise((resolve) => setTimeout(resolve, 50));'],
    allows: ['await expect.poll(() => count()).toBe(2);', 'vi.advanceTimersByTime(500);'],
  },
  {
    name: 'no skipped, focused or empty tests',
    files: tests,
    pattern: /\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fixme)\b|\b(xit|xdescribe|fit|fdescribe)\(/,
    fix: 'mend the test, or remove it together with what it proves; skipIf(reason) is for what a machine cannot do.',
    catches: ["it.skip('x', …)", "test.describe.only('x', …)", "test.fixme('x')"],
    allows: ['it.skipIf(isWindows)', 'limit(only)', 'query.skip(10)'],
  },
  {
    name: 'no silenced compiler',
    files: code,
    // `any` itself is refused by the linter.
    pattern: /@ts-(ignore|nocheck)|biome-ignore lint\/suspicious\/noExplicitAny/,
    fix: 'give the type; unknown with a check where it comes from outside.',
    catches: ['// @ts-ignore', '// biome-ignore lint/suspicious/noExplicitAny: quick'],
    allows: ['// @ts-expect-error a merchant may not', '// as any merchant may'],
  },
  {
    name: 'no type forced through unknown',
    files: product,
    pattern: /\bas unknown as\b/,
    fix: 'narrow it with a check, or mend the type where it is declared.',
    catches: ['return row as unknown as Order;'],
    allows: ['const value = parse(text) as unknown;'],
  },
  {
    name: 'no notes left over',
    files: code,
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
    fix: 'do it now, or leave it out and say so where people look for it.',
    catches: ['// TODO later'],
    allows: ["path: '/todo'"],
  },
  {
    name: 'no markup and no code made of texts',
    files: product,
    pattern:
      /dangerouslySetInnerHTML|\b(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write\(|createContextualFragment|\beval\(|new Function\(/,
    fix: 'let React or the DOM write texts as texts; whatever is to run is in a file.',
    catches: [
      'node.innerHTML = text;',
      '<p dangerouslySetInnerHTML={{ __html: text }} />',
      "box.insertAdjacentHTML('beforeend', row)",
      'eval(text)',
    ],
    allows: ['expect(node.innerHTML === text)', 'retrieval(text)', 'node.textContent = text;'],
  },
  {
    name: 'no end time that leaves out its last second',
    files: product,
    pattern: /\blte\([^()]*[eE]ndTime\)|ndTime, \(\w+\) => lte\(/,
    fix: 'times are given in whole seconds: compare with upTo() of kit/time-range.ts.',
    catches: [
      'lte(errorLogs.createdAt, filter.endTime)',
      'given(filter.receiveEndTime, (time) => lte(receivedAt, time))',
    ],
    allows: ['lte(orders.createdAt, endOfSecond(endTime))', 'upTo(createdAt, endTime)'],
  },
  {
    name: 'no money arithmetic outside the units',
    files: product.filter(
      (file) => /^(apps|packages)\//.test(file.path) && !file.path.startsWith('packages/sdk/src/units/'),
    ),
    pattern: /[*/]\s*(100|10_?000|1_?000_?000|1e[2-9])\b(?!\s*\*\s*60)|\bparseFloat\(|\.toFixed\(/,
    fix: 'use or extend packages/sdk/src/units: amounts are integers in minor units everywhere else.',
    catches: ['amountMinor / 100', 'total * 10_000', 'parseFloat(text)', 'rate.toFixed(2)'],
    allows: ['timeoutMs * 1000', '100 * pages', 'width / 1000'],
  },
];

export const findingsOf = (rule: TextRule): Finding[] =>
  rule.files.flatMap(({ path, lines }) =>
    lines.flatMap((text, index) => (rule.pattern.test(text) ? [{ path, line: index + 1, text }] : [])),
  );
