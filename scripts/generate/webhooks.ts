import type { Content, Document, Parameter, Schema } from './document.ts';
import { checkSchema } from './keywords.ts';

/** A message that the platform sends to an external receiver. */
export type Webhook = { name: string; parameters: Parameter[]; payload: Schema };

type WebhookItem = {
  post?: { parameters?: Parameter[]; requestBody?: { content: Content } };
};

/** Every webhook of a document. Its payload is one schema, in either notation. */
export function webhooksOf(document: Document): Webhook[] {
  const items = (document.webhooks ?? {}) as Record<string, WebhookItem>;
  return Object.entries(items).map(([name, { post }]) => {
    const payloads = Object.values(post?.requestBody?.content ?? {}).map(({ schema }) => schema);
    const [payload] = payloads;
    if (!payload) throw new Error(`webhook ${name}: a POST with a body is needed`);
    if (payloads.some((other) => JSON.stringify(other) !== JSON.stringify(payload)))
      throw new Error(`webhook ${name}: its content types have different schemas`);
    const parameters = post?.parameters ?? [];
    for (const parameter of parameters) {
      if (parameter.in !== 'header')
        throw new Error(`webhook ${name} ${parameter.name}: only headers are handled`);
      checkSchema(parameter.schema, `webhook ${name} ${parameter.name}`);
    }
    checkSchema(payload, `webhook ${name}`);
    return { name, parameters, payload };
  });
}

/** Changes the payload of every webhook in place. */
export function replacePayloads(document: Document, replace: (payload: Schema) => Schema): void {
  const items = (document.webhooks ?? {}) as Record<string, WebhookItem>;
  for (const { post } of Object.values(items))
    for (const media of Object.values(post?.requestBody?.content ?? {})) media.schema = replace(media.schema);
}
