import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { forecastMatch } from '../statements/forecast.service.ts';
import { readMatchingRules } from '../statements/statements.service.ts';
import { listTemplates, showTemplate } from './message-templates.list.ts';
import { reorderTemplates, templateOrder } from './message-templates.order.ts';
import {
  addTemplate,
  deleteTemplate,
  type MessageTemplate,
  testTemplates,
  updateTemplate,
} from './message-templates.service.ts';
import { tryTemplate } from './message-templates.trial.ts';
import { latestRematch, startRematch, stopRematch } from './rematches.service.ts';

export const messageTemplatesHandlers = {
  'messageTemplates.list': (input, { db, now }) => listTemplates(db, input, now),

  'messageTemplates.add': async ({ accountKind = null, enabled = true, ...template }, { db, now, audit }) => {
    const added = await addTemplate(db, { ...template, accountKind, enabled }, now);
    audit({ objectType: 'messageTemplate', objectId: added.id, after: auditedOf(added) });
    return showTemplate(db, added.id, now);
  },

  'messageTemplates.update': async ({ id, ...changes }, { db, now, audit }) => {
    const { before, after } = await updateTemplate(db, id, changes, now);
    audit({
      objectType: 'messageTemplate',
      objectId: id,
      before: auditedOf(before),
      after: auditedOf(after),
    });
    return showTemplate(db, id, now);
  },

  'messageTemplates.delete': async ({ id }, { db, audit }) => {
    audit({ objectType: 'messageTemplate', objectId: id, before: auditedOf(await deleteTemplate(db, id)) });
    return {};
  },

  'messageTemplates.test': async ({ kind, sender, body, monitorId, draft }, { db, now, settings }) => {
    const { template, ...reading } = await testTemplates(db, kind, { sender, body }, draft);
    const { fields } = reading;
    const outcome =
      fields && monitorId !== undefined
        ? await forecastMatch(
            db,
            { monitorId, kind, fields, accountKind: template?.accountKind ?? draft?.accountKind ?? null },
            await readMatchingRules(settings),
            now,
          )
        : null;
    return {
      ...reading,
      groups: [...reading.groups],
      templateId: template?.id ?? null,
      templateName: template?.name ?? null,
      outcome,
    };
  },

  'messageTemplates.order': ({ kind }, { db }) => templateOrder(db, kind),

  'messageTemplates.reorder': (input, context) => reorderTemplates(context, input),

  'messageTemplates.trial': (input, { db }) => tryTemplate(db, input),

  'messageTemplates.rematch': ({ templateId }, context) => startRematch(context, templateId),

  'messageTemplates.latestRematch': async ({ templateId }, { db }) => ({
    job: await latestRematch(db, templateId),
  }),

  'messageTemplates.stopRematch': ({ rematchId }, context) => stopRematch(context, rematchId),
} satisfies Partial<HandlerMap<HandlerContext>>;

const auditedOf = ({ createdAt, updatedAt, ...template }: MessageTemplate) => ({
  ...template,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
