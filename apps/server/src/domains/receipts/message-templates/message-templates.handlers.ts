import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { forecastMatch } from '../statements/forecast.service.ts';
import { readMatchingRules } from '../statements/statements.service.ts';
import {
  addTemplate,
  deleteTemplate,
  listTemplates,
  type MessageTemplate,
  tryTemplates,
  updateTemplate,
} from './message-templates.service.ts';
import type { MessageTemplateRow } from './message-templates.types.ts';

export const messageTemplatesHandlers = {
  'messageTemplates.list': async (input, { db }) => {
    const { page = 1, pageSize = 20, sortBy = 'priority', sortOrder = 'asc', ...filter } = input;
    const { list, total } = await listTemplates(db, { page, pageSize, sortBy, sortOrder, ...filter });
    return { list: list.map(toRow), total };
  },

  'messageTemplates.add': async (
    { accountKind = null, priority = 100, enabled = true, ...template },
    { db, now, audit },
  ) => {
    const added = await addTemplate(db, { ...template, accountKind, priority, enabled }, now);
    audit({ objectType: 'messageTemplate', objectId: added.id, after: toRow(added) });
    return toRow(added);
  },

  'messageTemplates.update': async ({ id, ...changes }, { db, now, audit }) => {
    const { before, after } = await updateTemplate(db, id, changes, now);
    audit({ objectType: 'messageTemplate', objectId: id, before: toRow(before), after: toRow(after) });
    return toRow(after);
  },

  'messageTemplates.delete': async ({ id }, { db, audit }) => {
    audit({ objectType: 'messageTemplate', objectId: id, before: toRow(await deleteTemplate(db, id)) });
    return {};
  },

  'messageTemplates.test': async ({ kind, sender, body, monitorId, draft }, { db, now, settings }) => {
    const tried = await tryTemplates(db, kind, { sender, body }, draft);
    const { template, fields } = tried;
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
      refusal: tried.refusal,
      detail: tried.detail,
      templateId: template?.id ?? null,
      templateName: template?.name ?? null,
      fields,
      outcome,
    };
  },
} satisfies Partial<HandlerMap<HandlerContext>>;

function toRow({ createdAt, updatedAt, ...template }: MessageTemplate): MessageTemplateRow {
  return { ...template, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
