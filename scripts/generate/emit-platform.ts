import { banner } from './banner.ts';
import type { Document, LocatedOperation } from './document.ts';
import { conversionsOf, isPlainSetting, plainGroup, plainOperation } from './emit-operations.ts';

/** `platform.<noun>.<verb>` as a documented interface, and the operations behind it. */
export function emitPlatform(document: Document, operations: LocatedOperation[]): string {
  const nouns = Map.groupBy(operations, (located) => located.noun);
  const types = [...nouns].map(
    ([noun, members]) =>
      `  ${noun}: {\n${members.map((located) => method(document, located)).join('\n')}\n  };`,
  );
  const settings = operations.filter((located) => isPlainSetting(document, located));
  const names = [...new Set(settings.map(({ verb }) => verb.slice('get'.length)))];
  if (settings.length !== names.length * 2) throw new Error('a setting has one of its two calls only');
  const plain = new Map(
    operations.flatMap((located) => {
      const found = settings.includes(located) ? undefined : plainOperation(document, located);
      return found ? [[located, found] as const] : [];
    }),
  );
  const plainText = [...Map.groupBy(plain.values(), ({ noun }) => noun)]
    .map(([noun, members]) => plainGroup(noun, members))
    .join(', ');
  return `${banner}import type { ListMethod, Method } from '../runtime/bind-operations.ts';
import type { Operation } from '../runtime/operation.ts';
import { settingOperation } from '../runtime/setting-operations.ts';
import { usualOperations } from '../runtime/usual-operation.ts';
import * as operations from './operations.ts';

/** Every operation of the contract, by noun and verb. */
export interface PlatformOperations<Options> {
${types.join('\n')}
}

/** All operations. A program that imports only those it uses has only those in its bundle. */
export const allOperations: readonly Operation[] = [
${operations
  .filter((located) => !settings.includes(located) && !plain.has(located))
  .map(({ constant }) => `  operations.${constant},`)
  .join('\n')}
  // Those with little to say, and the calls of settings, which differ in the name alone: as one text they are
  // a fraction of as many descriptors.
  ...usualOperations(
    '${plainText}',
  ),
  ...(
    '${names.join(' ')}'.split(' ') as PlainSetting[]
  ).flatMap((name) => [settingOperation(\`settings.get\${name}\`), settingOperation(\`settings.set\${name}\`)]),
];

type PlainSetting =
${names.map((name) => `  | '${name}'`).join('\n')};
`;
}

function method(document: Document, located: LocatedOperation): string {
  const { operation } = located;
  const lines = [`${operation.summary}. \`${located.method} ${located.path}\``];
  if (operation.description) lines.push('', ...operation.description.trim().split('\n'));
  const doc = lines.map((line) => `     * ${line}`.trimEnd()).join('\n');
  return `    /**\n${doc}\n     */\n    ${located.verb}: ${conversionsOf(document, located).page ? 'ListMethod' : 'Method'}<'${located.id}', Options>;`;
}
