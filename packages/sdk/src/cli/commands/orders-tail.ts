import { orderStatusOf } from '@platform/sdk/rules';
import { amountText, withDecimals } from '../amounts.ts';
import type { Command } from '../command.ts';
import { openSocket } from '../node-socket.ts';
import { wholeNumber } from '../option-values.ts';
import { timeText } from '../order-columns.ts';
import { OrderFeed, type OrderNews } from '../order-feed.ts';

/** Follows new orders over the websocket; orders missed during a lost connection are read from the list. */
export const ordersTail: Command = {
  name: 'orders tail',
  summary: 'Follow new orders as they arrive.',
  options: {
    updates: { type: 'boolean', help: 'also changes of status' },
    limit: { type: 'string', value: '<events>', help: 'end after so many' },
    since: { type: 'string', value: '<time>', help: 'begin with the orders created since; now unless given' },
  },
  notes: [
    'One line per event; NDJSON into a pipe. It runs until Ctrl-C and reconnects: orders missed meanwhile are read',
    'from the list (`"source":"list"`). No event is shown twice.',
  ],
  async run(context) {
    const { given, output } = context;
    const limit = wholeNumber(given, 'limit', 1);
    const connection = await context.connection();
    const { timeZone } = connection.requireSession();
    const feed = new OrderFeed(connection.platform, {
      since: given.text('since'),
      withUpdates: given.flag('updates'),
      signal: context.signal,
      onNotice: (text) => output.notice(text),
    });
    const socket = await openSocket(connection.platform);
    let count = 0;
    try {
      for await (const news of feed.follow(socket)) {
        await output.event(withDecimals(news), newsText(news, timeZone));
        if (++count === limit) break;
      }
    } finally {
      socket.close();
    }
    return undefined;
  },
};

function newsText(news: OrderNews, timeZone: string): string {
  const status = orderStatusOf(news.status) ?? String(news.status);
  const amount = `${amountText(news.amountMinor, news.currency)} ${news.currency}`;
  return [timeText(news.at, timeZone), news.type, news.orderCode, amount, status].join('  ');
}
