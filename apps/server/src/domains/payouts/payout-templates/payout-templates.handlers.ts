import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { addTemplate, changeTemplate, deleteTemplate } from './payout-templates.changes.ts';
import { previewTemplate } from './payout-templates.preview.ts';
import { listTemplates, showTemplate, templateOptions } from './payout-templates.service.ts';

export const payoutTemplatesHandlers = {
  'payoutTemplates.list': async (input, { db }) => listTemplates(db, input),

  'payoutTemplates.options': async (_input, { db }) => templateOptions(db),

  'payoutTemplates.add': async (template, context) =>
    showTemplate(context.db, await addTemplate(context, template)),

  'payoutTemplates.update': async ({ templateId, ...change }, context) => {
    await changeTemplate(context, templateId, change);
    return showTemplate(context.db, templateId);
  },

  'payoutTemplates.delete': async ({ templateId }, context) => {
    await deleteTemplate(context, templateId);
    return {};
  },

  'payoutTemplates.preview': async (input, context) => previewTemplate(context, input),
} satisfies Partial<HandlerMap<HandlerContext>>;
