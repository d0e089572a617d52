import type { Role } from '../generated/permissions.ts';
import type { Step } from '../generated/steps.ts';

/** Who takes a step: the platform by itself, or a person of one of three kinds. */
export type Actor = 'system' | 'operator' | 'supplier' | 'merchant';

/** What every machine may ask for beside the status; unknown counts as no. */
export interface StepContext {
  /** Whoever acts. Left out, only the status is judged: somebody else has looked at the role. */
  readonly as?: Role | 'system';
  /** `isOffsetReplenishmentOrder` of the call: settles the supplier's side only. */
  readonly offset?: boolean;
  /** The amount is above the limit from which a second person approves. */
  readonly aboveLimit?: boolean;
  /** A second person has approved. */
  readonly secondPerson?: boolean;
}

/** Why any machine may refuse, whatever its statuses are. */
export type StepRefusal = 'roleNotAllowed' | 'secondPersonRequired' | 'unknownStatus';

/** Where an event leads from one status, and what it books. */
export interface Transition<Status, Ledger, Context, Refusal> {
  /** Status afterwards. */
  readonly to: Status;
  /** What is booked in the same transaction. */
  readonly ledger: Ledger;
  /** Booked in the place of `ledger` when the call settles the supplier's side only. */
  readonly offsetLedger?: Ledger;
  /** The order is tried anew, under a new number of its attempt: what was sent under the old one is spent. */
  readonly newAttempt?: boolean;
  /** The context that must hold (for whom; for everybody where nobody is named), and the refusal where it does not. */
  readonly when?: {
    readonly context: keyof Context;
    readonly otherwise: Refusal;
    readonly for?: readonly Actor[];
  };
  /** Where it leads in the place of `to`, as a new attempt, when this context holds. */
  readonly instead?: { readonly when: keyof Context; readonly to: Status };
}

/** One event: who may cause it, and what it does in every status. */
export interface EventRule<Status extends string, Ledger, Context, Refusal> {
  /** Who may cause it. */
  readonly by: readonly Actor[];
  /** Above the limit, somebody else has to approve. */
  readonly secondPerson?: boolean;
  /** Every status: where the event leads, or why it is refused. */
  readonly from: Readonly<Record<Status, Transition<Status, Ledger, Context, Refusal> | Refusal>>;
}

/** What a rule says: where it leads, or why not. */
export type Judgement<Status, Ledger, Refusal> =
  | { readonly allowed: true; readonly to: Status; readonly ledger: Ledger; readonly newAttempt: boolean }
  | { readonly allowed: false; readonly reason: Refusal | StepRefusal };

const refuse = <Reason>(reason: Reason) => ({ allowed: false, reason }) as const;

/** First the role, then the status, then what the rule asks for beside it. */
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

/** Which kind of person a role is to an order: everybody of the platform's own people is an operator. */
export function actorOf(as: Role | 'system'): Actor {
  return as === 'system' || as === 'supplier' || as === 'merchant' ? as : 'operator';
}
