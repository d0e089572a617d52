import type { Output } from '@platform/sdk';
import { Timeline, type TimelineItem, type Tone } from '@platform/ui-kit/skin';
import { outcomeLabel, outcomeTone } from '../../../../shared/callback-attempt/attempt.labels.ts';
import { useFormats } from '../../../../shared/format.ts';
import { type Translate, useLanguage, useText } from '../../../../shared/messages.ts';
import { DossierSection } from './orders.dossier.section.tsx';
import { timelineMessages } from './orders.timeline.messages.ts';

export type TimelineEntry = Output<'orders.dossier'>['timeline'][number];
type Say = Translate<typeof timelineMessages.table>;
type Actor = 'merchant' | 'system' | 'user';
type Reason = (typeof reasons)[number];
type EventKey = Exclude<keyof typeof timelineMessages.table, 'title' | Actor | Reason>;

/** Reasons for automatic labels. A user gives a free-text reason. */
const reasons = [
  'securityChainBroken',
  'ledgerDiffers',
  'statementDiffers',
  'statementMissing',
  'orderFinding',
] as const;

/** Severity of an event for the operator. */
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
  confirmRequested: 'warning',
  findPaidRequested: 'warning',
  claim: 'info',
  assign: 'info',
  cancelClaim: 'neutral',
  unlock: 'warning',
  expireClaim: 'neutral',
  enterBatch: 'info',
  leaveBatch: 'neutral',
  sendBatch: 'info',
  returnUnpaid: 'warning',
  cancel: 'neutral',
  reject: 'warning',
  approveRejection: 'danger',
  refuseRejection: 'info',
  submit: 'info',
  send: 'info',
  accept: 'info',
  decline: 'warning',
  loseOutcome: 'danger',
  submitProof: 'success',
  confirm: 'success',
  dispute: 'warning',
  findPaid: 'success',
  findFailed: 'warning',
  mark: 'neutral',
  botQuestion: 'info',
  botAnswer: 'info',
  statementMatched: 'success',
  statementSuspected: 'warning',
  callbackAttempt: 'info',
} as const satisfies Record<EventKey, Tone>;
const isKnown = (event: string): event is EventKey => Object.hasOwn(tones, event);

const actors: ReadonlySet<string> = new Set<Actor>(['merchant', 'system', 'user']);
const isActor = (actor: string): actor is Actor => actors.has(actor);

/** An unknown event of a newer server is shown by its code. */
export function eventWord(event: string, say: Say): string {
  return isKnown(event) ? say(event) : event;
}

export function reasonWord(reason: string, say: Say): string {
  const known = reasons.find((name) => name === reason);
  return known ? say(known) : reason;
}

/** Timeline of an order, newest first. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const say = useText(timelineMessages);
  const language = useLanguage();
  const { dateTime } = useFormats();
  const items = entries.toReversed().map(
    ({ id, event, at, actor, actorName, ipAddress, reason, details }): TimelineItem => ({
      id,
      tone: details.outcome ? outcomeTone(details.outcome) : isKnown(event) ? tones[event] : 'neutral',
      title: details.outcome
        ? `${eventWord(event, say)} · ${outcomeLabel(details.outcome, details.responseStatus ?? null, language)}`
        : eventWord(event, say),
      time: [dateTime(at), actorName ?? (isActor(actor) ? say(actor) : actor), ipAddress]
        .filter(Boolean)
        .join(' · '),
      ...(reason && { body: reasonWord(reason, say) }),
    }),
  );
  return (
    <DossierSection title={say('title')}>
      <Timeline items={items} />
    </DossierSection>
  );
}
