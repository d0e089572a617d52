import type { HandlerMap } from '@platform/sdk/wire';
import { newId } from '../../../kit/ids.ts';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { BusinessError } from '../../../kit/refusals/business-error.ts';
import { fillMessage } from '../../../kit/refusals/fill-message.ts';
import { botTexts } from './bot-answers.labels.ts';
import {
  addGroup,
  changeGroup,
  deleteGroup,
  type GroupCode,
  lockGroup,
  renewCode,
} from './bot-groups.service.ts';
import { queueMessage, resendMessage } from './bot-outbox.service.ts';
import { addPerson, changePerson, deletePerson } from './bot-people.service.ts';
import { listRefusals } from './bot-refusals.list.ts';
import {
  botStatuses,
  listGroups,
  listMessages,
  listPeople,
  showGroup,
  showMessage,
  showPerson,
} from './bots.list.ts';

async function withCode({ db }: HandlerContext, { id, code, expiresAt }: GroupCode) {
  return { group: await showGroup(db, id), code, expiresAt: expiresAt.toISOString() };
}

export const botsHandlers = {
  'botGroups.status': async (_input, { db, settings }) => botStatuses(db, settings),

  'botGroups.list': async (input, { db }) => listGroups(db, input),

  'botGroups.add': async (group, context) => withCode(context, await addGroup(context, group)),

  'botGroups.update': async ({ groupId, ...change }, context) => {
    await changeGroup(context, groupId, change);
    return showGroup(context.db, groupId);
  },

  'botGroups.newCode': async ({ groupId }, context) => withCode(context, await renewCode(context, groupId)),

  'botGroups.delete': async ({ groupId }, context) => {
    await deleteGroup(context, groupId);
    return {};
  },

  'botGroups.sendTest': async ({ groupId }, { db, now, timeZone }) => {
    const group = await lockGroup(db, groupId);
    if (group.state !== 'bound' || !group.enabled) throw new BusinessError('conflict');
    const text = fillMessage(botTexts.test[group.language], { name: group.name });
    const id = await queueMessage(
      db,
      group,
      { kind: 'test', cause: `test ${newId(now)}`, text },
      { now, timeZone },
    );
    return showMessage(db, id ?? '');
  },

  'botPeople.list': async (input, { db }) => listPeople(db, input),

  'botPeople.add': async (person, context) => showPerson(context.db, await addPerson(context, person)),

  'botPeople.update': async ({ personId, ...change }, context) => {
    await changePerson(context, personId, change);
    return showPerson(context.db, personId);
  },

  'botPeople.delete': async ({ personId }, context) => {
    await deletePerson(context, personId);
    return {};
  },

  'botRefusals.list': async (input, { db }) => listRefusals(db, input),

  'botMessages.list': async (input, { db }) => listMessages(db, input),

  'botMessages.resend': async ({ messageId }, { db, now }) => {
    await resendMessage(db, messageId, now);
    return showMessage(db, messageId);
  },
} satisfies Partial<HandlerMap<HandlerContext>>;
