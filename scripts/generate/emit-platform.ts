import { banner } from './banner.ts';
import type { LocatedOperation } from './document.ts';

/** `platform.<noun>.<verb>` as an interface with its documentation, and the function that builds it over a client. */
export function emitPlatform(operations: LocatedOperation[]): string {
  const nouns = Map.groupBy(operations, (located) => located.noun);
  const types = [...nouns].map(([noun, members]) => `  ${noun}: {\n${members.map(method).join('\n')}\n  };`);
  const values = [...nouns].map(
    ([noun, members]) =>
      `    ${noun}: {\n${members.map((located) => `      ${located.verb}: bind(operations.${located.constant}),`).join('\n')}\n    },`,
  );
  return `${banner}import type { CallArguments, Operation, Output } from '../runtime/operation.ts';
import type { OperationId } from './io.ts';
import * as operations from './operations.ts';

/** Whatever can perform an operation: the client, or a test's stand-in. */
export interface OperationCaller<Options> {
  call<Id extends OperationId>(operation: Operation<Id>, ...rest: CallArguments<Id, Options>): Promise<Output<Id>>;
}

type Call<Id extends OperationId, Options> = (...rest: CallArguments<Id, Options>) => Promise<Output<Id>>;

/** Every operation of the contract, by noun and verb. */
export interface PlatformOperations<Options> {
${types.join('\n')}
}

export function bindOperations<Options>(client: OperationCaller<Options>): PlatformOperations<Options> {
  const bind =
    <Id extends OperationId>(operation: Operation<Id>): Call<Id, Options> =>
    (...rest) =>
      client.call(operation, ...rest);
  return {
${values.join('\n')}
  };
}
`;
}

function method(located: LocatedOperation): string {
  const { operation } = located;
  const lines = [`${operation.summary}. \`${located.method} ${located.path}\``];
  if (operation.description) lines.push('', ...operation.description.trim().split('\n'));
  const doc = lines.map((line) => `     * ${line}`.trimEnd()).join('\n');
  return `    /**\n${doc}\n     */\n    ${located.verb}: Call<'${located.id}', Options>;`;
}
