import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { cn } from './class-names.ts';

const whole = extendTailwindMerge({
  extend: { classGroups: { 'font-variant': ['numeric'], ring: ['focus-ring', 'focus-ring-inset'] } },
} as Parameters<typeof extendTailwindMerge>[0]);

const root = join(import.meta.dirname, '../../../../..');
const texts = /'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`/g;
const isClassName = /^-?[a-z@][\w@:./%[\]()&>=*'#,+-]*$/;

/** Removes variants (`hover:`, `sm:`): tailwind-merge handles them, not the table. */
const bare = (name: string): string => name.replace(/^.*:(?![^[(]*[\])])/, '').replace(/^!|!$/g, '');

/** Every word in the sources that may be a class name; other words set no property in either table. */
function classNames(): string[] {
  const files = globSync(['packages/ui-kit/src/**/*.{ts,tsx}', 'apps/console/src/**/*.tsx'], { cwd: root });
  const found = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(texts)])
    .flatMap(([, single, double, template]) => (single ?? double ?? template ?? '').split(/\s+/))
    .filter((word) => isClassName.test(word))
    .map(bare);
  // Both tables treat `p-2` and `p-3` the same.
  return [...new Map(found.map((name) => [name.replace(/-\d+(\.\d+)?$/, '-0'), name])).values()].sort();
}

it('for any two class names in use, drops the same one as the complete table', () => {
  const names = classNames();
  expect(names.length).toBeGreaterThan(250);
  // A name unknown to both tables conflicts with none; testing it against each would only take time.
  const known = names.filter((name) => whole(`${name} ${name}`) === name);
  const differing: string[] = [];
  for (const first of known) {
    for (const second of known) {
      const both = `${first} ${second}`;
      if (first !== second && cn(both) !== whole(both)) differing.push(both);
    }
  }
  expect(differing.slice(0, 40)).toEqual([]);
}, 60_000);
