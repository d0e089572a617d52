import type { OperationIO } from '@platform/sdk';

export type ShownTemplate = OperationIO['payoutTemplates.list']['output']['list'][number];

/** A template as it is stored and answered: all fields, with their defaults. */
export type TemplateDefinition = ShownTemplate['definition'];
export type TemplateColumn = TemplateDefinition['columns'][number];
export type ResultReading = NonNullable<TemplateDefinition['result']>;

/** A template as a request gives it. */
export type GivenDefinition = OperationIO['payoutTemplates.add']['handlerInput']['definition'];
