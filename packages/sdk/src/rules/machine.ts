import type { Role } from '../generated/permissions.ts';
import type { Step } from '../generated/steps.ts';

/** Who causes an event: the platform, or a user of one of three kinds. */
export type Actor = 'system' | 'operator' | 'supplier' | 'merchant';

/** Facts that any state machine may need besides the status; a missing fact counts as false. */
export interface StepContext {
  /** Role of the caller. If absent, the role is not checked, because the caller was authorised elsewhere. */
  readonly as?: Role | 'system';
  /** `isOffsetReplenishmentOrder` of the call: only the supplier's side is settled. */
  readonly offset?: boolean;
  /** The amount is above the limit that requires a second person's approval. */
  readonly aboveLimit?: boolean;
  /** A second person has approved. */
  readonly secondPerson?: boolean;
}

/** Refusals of every state machine, whatever its statuses. */
export type StepRefusal = 'roleNotAllowed' | 'secondPersonRequired' | 'unknownStatus';

/** The status that an event leads to, and the ledger postings. */
export interface Transition<Status, Ledger, Context, Refusal> {
  /** Status after the event. */
  readonly to: Status;
  /** Ledger step of the same transaction. */
  readonly ledger: Ledger;
  /** Ledger step if only the supplier's side is settled; replaces `ledger`. */
  readonly offsetLedger?: Ledger;
  /** The order gets a new attempt number. The result of the previous attempt no longer counts. */
  readonly newAttempt?: boolean;
  /** A condition on the context, and the refusal if it is not met. `for` limits it to some actors. */
  readonly when?: {
    readonly context: keyof Context;
    readonly otherwise: Refusal;
    readonly for?: readonly Actor[];
  };
  /** A different target status, as a new attempt, if this context flag is set. */
  readonly instead?: { readonly when: keyof Context; readonly to: Status };
}

/** One event: who may cause it, and its result in every status. */
export interface EventRule<Status extends string, Ledger, Context, Refusal> {
  /** Actors that may cause it. */
  readonly by: readonly Actor[];
  /** Above the limit, another person has to approve. */
  readonly secondPerson?: boolean;
  /** For every status: the transition, or the refusal. */
  readonly from: Readonly<Record<Status, Transition<Status, Ledger, Context, Refusal> | Refusal>>;
}

/** Result of a rule: the transition, or the refusal. */
export type Judgement<Status, Ledger, Refusal> =
  | { readonly allowed: true; readonly to: Status; readonly ledger: Ledger; readonly newAttempt: boolean }
  | { readonly allowed: false; readonly reason: Refusal | StepRefusal };

const refuse = <Reason>(reason: Reason) => ({ allowed: false, reason }) as const;

/** Checks the role first, then the status, then the rule's conditions. */
export function judge<Status extends string, Ledger, Context extends StepContext, Refusal extends string>(
  rule: EventRule<Status, Ledger, Context, Refusal>,
  step: Step | undefined,
  status: Status,
  context: Context,
): Judgement<Status, Ledger, Refusal> {
  const { as } = context;
  if (as && !(as === 'system' ? rule.by.includes(as) : step?.roles.includes(as)))
    return refuse('roleNotAllowed');
  const cell: Transition<Status, Ledger, Context, Refusal> | Refusal = rule.from[status];
  if (typeof cell === 'string') return refuse(cell);
  const { when, instead } = cell;
  const isAsked = when && (!when.for || (as && when.for.includes(actorOf(as))));
  if (isAsked && !context[when.context]) return refuse(when.otherwise);
  if (rule.secondPerson && context.aboveLimit && !context.secondPerson) return refuse('secondPersonRequired');
  const isInstead = instead !== undefined && Boolean(context[instead.when]);
  return {
    allowed: true,
    to: isInstead ? instead.to : cell.to,
    ledger: context.offset && cell.offsetLedger !== undefined ? cell.offsetLedger : cell.ledger,
    newAttempt: isInstead || (cell.newAttempt ?? false),
  };
}

/** Returns the kind of actor of a role. All roles of the platform's staff are operators. */
export function actorOf(as: Role | 'system'): Actor {
  return as === 'system' || as === 'supplier' || as === 'merchant' ? as : 'operator';
}
