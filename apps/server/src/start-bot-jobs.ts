import type { App } from './app.ts';
import { passNoticesOn } from './domains/operations/bots/bot-notices.jobs.ts';
import { answerPicture } from './domains/operations/bots/bot-pictures.jobs.ts';
import { forgetOldUpdates } from './domains/operations/bots/bot-updates.service.ts';
import { sendFundReports } from './domains/operations/bots/fund-reports.jobs.ts';
import { compareWithLimits } from './domains/operations/bots/limit-notices.jobs.ts';
import { BotOutboxWorker } from './domains/operations/bots/outbox-worker.ts';
import { OutwardWorker } from './domains/operations/bots/outward-worker.ts';
import { remindGroups } from './domains/operations/bots/reminders.jobs.ts';
import { UpdatePoller } from './domains/operations/bots/update-poller.ts';
import type { BackgroundJobs } from './kit/jobs/background-jobs.ts';
import { TextReader } from './kit/ocr/text-reader.ts';

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;

/** Reads the chats of the bots, passes notices to their groups and sends what is in the outbox. */
export function startBotJobs(
  jobs: BackgroundJobs,
  { dependencies, settings, handlers, openTelegram, gateways }: App,
): void {
  const { store, clock, log, secrets, timeZone, fanout } = dependencies;
  const parts = {
    store,
    clock,
    log,
    secrets,
    timeZone,
    handlers,
    openTelegram,
    settings: settings.reader(store.db),
  };
  const outbox = new BotOutboxWorker(parts);
  const sendNow = jobs.start({ name: 'send messages of bots', everyMs: secondMs, run: () => outbox.turn() });
  jobs.waitFor(() => outbox.idle());
  const outward = new OutwardWorker({ ...parts, sendPublic: gateways.send });
  jobs.start({ name: 'send SMS and reminders outward', everyMs: 2 * secondMs, run: () => outward.turn() });
  jobs.waitFor(() => outward.idle());
  const passNow = jobs.start({
    name: 'pass notices on to groups',
    everyMs: 5 * secondMs,
    run: async () => {
      if ((await passNoticesOn(parts)) > 0) sendNow();
    },
  });
  fanout.subscribe({
    onEvent: ({ type }) => {
      if (type === 'message.created') passNow();
    },
  });
  jobs.start({
    name: 'send the funds of yesterday to groups',
    everyMs: 60 * secondMs,
    run: async () => {
      if ((await sendFundReports(parts)) > 0) sendNow();
    },
  });
  jobs.start({
    name: 'remind groups of what waits',
    everyMs: 60 * secondMs,
    run: async () => {
      if ((await remindGroups(parts)) > 0) sendNow();
    },
  });
  jobs.start({
    name: 'tell groups of large orders and low balances',
    everyMs: 60 * secondMs,
    run: async () => {
      if ((await compareWithLimits(parts)) > 0) sendNow();
    },
  });
  const poller = new UpdatePoller(parts);
  const readNow = jobs.start({
    name: 'read the chats of bots',
    everyMs: secondMs,
    run: async () => {
      if ((await poller.turn()) === 0) return;
      sendNow();
      readNow();
    },
  });
  const reader = new TextReader();
  const answerNow = jobs.start({
    name: 'answer pictures of groups',
    everyMs: secondMs,
    run: async () => {
      if (!(await answerPicture({ ...parts, readText: (picture) => reader.read(picture) }))) return;
      sendNow();
      answerNow();
    },
  });
  jobs.stopFirst(() => reader.close());
  jobs.start({
    name: 'forget old updates of bots',
    everyMs: hourMs,
    run: () => forgetOldUpdates(store.db, clock.now()),
  });
  jobs.stopFirst(() => poller.stop());
}
