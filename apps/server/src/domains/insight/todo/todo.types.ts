import type { OperationId, OperationIO } from '@platform/sdk';
import type { SQL } from 'drizzle-orm';
import type { Scope, SettingsReader, UserActor } from '../../../kit/operation/context.ts';

export type TodoEntry = OperationIO['todo.list']['output']['list'][number];
export type TodoKind = TodoEntry['kind'];

/** Whose work is asked for, and when. */
export interface TodoQuestion {
  readonly actor: UserActor;
  readonly scope: Scope;
  readonly now: Date;
  readonly settings: SettingsReader;
}

/** One kind of work. */
export interface TodoSource {
  readonly kind: TodoKind;
  /** It is for whoever may make one of these calls. */
  readonly operations: readonly OperationId[];
  /**
   * The rows that wait, as `id, name, note, reason, amount_minor, currency, at, due_at`, the most pressing first. Each
   * stands on an index that holds what waits and little else.
   */
  readonly rows: (question: TodoQuestion) => SQL | Promise<SQL>;
}
