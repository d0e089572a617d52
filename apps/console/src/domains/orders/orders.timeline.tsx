import type { Output } from '@platform/sdk';
import { Timeline, type TimelineItem, type Tone } from '@platform/ui-kit/skin';
import { useFormats } from '../../shared/format.ts';
import { type Translate, useText } from '../../shared/messages.ts';
import { timelineMessages } from './orders.timeline.messages.ts';

export type TimelineEntry = Output<'orders.dossier'>['timeline'][number];
type Say = Translate<typeof timelineMessages.table>;
type Actor = 'merchant' | 'system' | 'user';
type EventKey = Exclude<keyof typeof timelineMessages.table, 'title' | Actor>;

/** What an event means to whoever looks after the order. */
const tones = {
  create: 'neutral',
  allocate: 'info',
  noCapacity: 'danger',
  expire: 'neutral',
  match: 'success',
  supplement: 'success',
  acknowledge: 'success',
  resendCallback: 'info',
  reselect: 'info',
  freeResource: 'neutral',
  reverse: 'warning',
  reverseRequested: 'warning',
  mark: 'neutral',
  statementMatched: 'success',
  statementSuspected: 'warning',
} as const satisfies Record<EventKey, Tone>;
const isKnown = (event: string): event is EventKey => Object.hasOwn(tones, event);

const actors: ReadonlySet<string> = new Set<Actor>(['merchant', 'system', 'user']);
const isActor = (actor: string): actor is Actor => actors.has(actor);

/** An event of a newer server is shown under its own name. */
export function eventWord(event: string, say: Say): string {
  return isKnown(event) ? say(event) : event;
}

/** What befell an order, newest first: what happened last is what one comes to look for. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const say = useText(timelineMessages);
  const { dateTime } = useFormats();
  const items = entries.toReversed().map(
    ({ id, event, at, actor, actorName, ipAddress, reason }): TimelineItem => ({
      id,
      tone: isKnown(event) ? tones[event] : 'neutral',
      title: eventWord(event, say),
      time: [dateTime(at), actorName ?? (isActor(actor) ? say(actor) : actor), ipAddress]
        .filter(Boolean)
        .join(' · '),
      ...(reason && { body: reason }),
    }),
  );
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold text-muted-foreground">{say('title')}</h3>
      <div className="rounded-lg border p-4">
        <Timeline items={items} />
      </div>
    </section>
  );
}
