import type { Output } from '@platform/sdk';
import type { HandlerMap } from '@platform/sdk/wire';
import { actingUser } from '../../../kit/operation/acting-user.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { type ListedView, listedView, viewsOf } from './saved-views.list.ts';
import { addView, chooseDefault, deleteView, shareView, updateView } from './saved-views.service.ts';
import type { SavedView } from './saved-views.table.ts';

const objectType = 'savedView';

/** The caller's own views, and those shared with the caller's role. */
export const savedViewsHandlers = {
  'savedViews.list': async ({ list, screen }, context) => {
    const viewer = actingUser(context);
    const found = await viewsOf(context.db, viewer, list, screen);
    return { list: found.list.map((view) => toRow(view, viewer.userId)), total: found.total };
  },

  'savedViews.add': async (view, context) => {
    const viewer = actingUser(context);
    const { db, now, audit } = context;
    const added = await addView(db, viewer, view, now);
    audit({ objectType, objectId: added.id, after: auditedFields(added) });
    return toRow(await listedView(db, viewer, added), viewer.userId);
  },

  'savedViews.update': async (change, context) => {
    const viewer = actingUser(context);
    const { db, now, audit } = context;
    const { before, after } = await updateView(db, viewer, change, now);
    audit({ objectType, objectId: after.id, before: auditedFields(before), after: auditedFields(after) });
    return toRow(await listedView(db, viewer, after), viewer.userId);
  },

  'savedViews.share': async ({ id, role }, context) => {
    const viewer = actingUser(context);
    const { db, now, audit } = context;
    const { before, after } = await shareView(db, viewer, id, role, now);
    audit({ objectType, objectId: id, before: auditedFields(before), after: auditedFields(after) });
    return toRow(await listedView(db, viewer, after), viewer.userId);
  },

  'savedViews.setDefault': async ({ screen, id }, context) => {
    await chooseDefault(context.db, actingUser(context), screen, id);
    return {};
  },

  'savedViews.delete': async ({ id }, context) => {
    const deleted = await deleteView(context.db, actingUser(context), id);
    context.audit({ objectType, objectId: id, before: auditedFields(deleted) });
    return {};
  },
} satisfies Partial<HandlerMap<HandlerContext>>;

type Row = Output<'savedViews.add'>;

function toRow({ view, ownerName, isDefault }: ListedView, readerId: string): Row {
  const { id, list, screen, name, state, version, sharedRole, updatedAt, userId } = view;
  return {
    id,
    list,
    screen,
    name,
    state,
    version,
    isOwn: userId === readerId,
    ownerName,
    sharedRole,
    isDefault,
    updatedAt: updatedAt.toISOString(),
  };
}

/** The audited fields of a view. */
const auditedFields = ({ list, screen, name, state, sharedRole }: SavedView) => ({
  list,
  screen,
  name,
  state,
  sharedRole,
});
