import { banner } from './banner.ts';
import type { Document, LocatedOperation } from './document.ts';
import { conversionsOf } from './emit-operations.ts';

/** `platform.<noun>.<verb>` as an interface with its documentation, and the operations that it is built of. */
export function emitPlatform(document: Document, operations: LocatedOperation[]): string {
  const nouns = Map.groupBy(operations, (located) => located.noun);
  const types = [...nouns].map(
    ([noun, members]) =>
      `  ${noun}: {\n${members.map((located) => method(document, located)).join('\n')}\n  };`,
  );
  return `${banner}import type { ListMethod, Method } from '../runtime/bind-operations.ts';
import type { Operation } from '../runtime/operation.ts';
import * as operations from './operations.ts';

/** Every operation of the contract, by noun and verb. */
export interface PlatformOperations<Options> {
${types.join('\n')}
}

/** All of them; a program that names only those it uses bundles only those. */
export const allOperations: readonly Operation[] = [
${operations.map(({ constant }) => `  operations.${constant},`).join('\n')}
];
`;
}

function method(document: Document, located: LocatedOperation): string {
  const { operation } = located;
  const lines = [`${operation.summary}. \`${located.method} ${located.path}\``];
  if (operation.description) lines.push('', ...operation.description.trim().split('\n'));
  const doc = lines.map((line) => `     * ${line}`.trimEnd()).join('\n');
  return `    /**\n${doc}\n     */\n    ${located.verb}: ${conversionsOf(document, located).page ? 'ListMethod' : 'Method'}<'${located.id}', Options>;`;
}
