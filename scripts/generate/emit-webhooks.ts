import { banner } from './banner.ts';
import { type Document, resolveSchema, type Schema } from './document.ts';
import { literal } from './emit-errors.ts';
import { standaloneValidators } from './emit-validators.ts';
import type { Webhook } from './webhooks.ts';

/** Payloads of the platform's webhooks: types, validators, and the field kinds that a form writes as text. */
export function emitWebhooks(document: Document, webhooks: Webhook[]): string {
  const { declarations, expressions } = standaloneValidators(
    document,
    webhooks.map(({ payload }) => payload),
    'response',
  );
  const usesFormats = [...declarations, ...expressions].some((text) => text.includes('f.'));
  return `${banner}import * as z from 'zod/mini';
${usesFormats ? "import * as f from '../validation/formats.ts';\n" : ''}import type { webhooks } from './schema.ts';

/** Payload of each webhook. */
export interface WebhookPayloads {
${webhooks
  .map(
    ({ name }) =>
      `  ${name}: NonNullable<webhooks['${name}']['post']['requestBody']>['content']['application/json'];`,
  )
  .join('\n')}
}

${declarations.join('\n\n')}

/** Validators of received payloads. They accept fields and values that a newer platform adds. */
export const webhookValidators = {
${webhooks.map(({ name }, index) => `  ${name}: ${expressions[index]},`).join('\n')}
} as const satisfies Record<keyof WebhookPayloads, z.ZodMiniType>;

/** Header names of each webhook, spelled as in the contract. */
export const webhookHeaders = {
${webhooks.map(({ name, parameters }) => `  ${name}: ${literal(parameters.map((parameter) => parameter.name))},`).join('\n')}
} as const satisfies Record<keyof WebhookPayloads, readonly string[]>;

/** Types of the non-text fields, because a form sends them as text. */
export const webhookFieldKinds = {
${webhooks.map(({ name, payload }) => `  ${name}: ${literal(fieldKinds(document, payload))},`).join('\n')}
} as const satisfies Record<keyof WebhookPayloads, Readonly<Record<string, 'integer' | 'object'>>>;
`;
}

function fieldKinds(document: Document, payload: Schema): Record<string, string> {
  const fields = Object.entries(resolveSchema(document, payload).properties ?? {});
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const { type } = resolveSchema(document, field);
      if (type === 'string') return [];
      if (type === 'integer' || type === 'object') return [[name, type]];
      throw new Error(`webhook field ${name}: a form cannot carry a field of type ${JSON.stringify(type)}`);
    }),
  );
}
