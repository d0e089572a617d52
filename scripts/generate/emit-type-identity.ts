import { banner } from './banner.ts';
import type { LocatedOperation } from './document.ts';
import type { Webhook } from './webhooks.ts';

/** A file that compiles only if the validators' types equal openapi-typescript's types. */
export function emitTypeIdentity(operations: LocatedOperation[], webhooks: Webhook[]): string {
  const received = webhooks.map(
    ({ name }) => `  Same<z.output<(typeof webhookValidators)['${name}']>, WebhookPayloads['${name}']>,`,
  );
  const lines = operations.flatMap((located) => [
    `  Same<z.input<(typeof validators)['${located.id}']['request']>, OperationIO['${located.id}']['wireRequest']>,`,
    `  Same<z.output<(typeof validators)['${located.id}']['response']>, OperationIO['${located.id}']['wireResponse']>,`,
  ]);
  return `${banner}import type * as z from 'zod/mini';
import type { OperationIO } from './io.ts';
import type { validators } from './validators.ts';
import type { WebhookPayloads, webhookValidators } from './webhooks.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Expands aliases, so that an alias equals its definition. */
type Deep<T> = T extends readonly (infer Item)[] ? Deep<Item>[] : T extends object ? { [K in keyof T]: Deep<T[K]> } : T;
type Same<A, B> = Equal<Deep<A>, Deep<B>>;
type AllTrue<List extends readonly true[]> = List;

/** The validators' request inputs and response outputs must equal the types of openapi-typescript. */
export type TypeIdentity = AllTrue<[
${[...lines, ...received].join('\n')}
]>;
`;
}
