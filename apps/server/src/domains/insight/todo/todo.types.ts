import type { OperationId, OperationIO } from '@platform/sdk';
import type { SQL } from 'drizzle-orm';
import type { Scope, SettingsReader, UserActor } from '../../../kit/operation/context.ts';

export type TodoEntry = OperationIO['todo.list']['output']['list'][number];
export type TodoKind = TodoEntry['kind'];

/** The user whose tasks are requested, and the current time. */
export interface TodoQuestion {
  readonly actor: UserActor;
  readonly scope: Scope;
  readonly now: Date;
  readonly settings: SettingsReader;
}

/** One kind of task. */
export interface TodoSource {
  readonly kind: TodoKind;
  /** Shown to users who may make one of these calls. */
  readonly operations: readonly OperationId[];
  /**
   * Selects the waiting rows as `id, name, note, reason, amount_minor, currency, at, due_at`, most urgent
   * first. Rows of several kinds of records also name their `source`. Each query uses an index that contains few rows besides the waiting ones.
   */
  readonly rows: (question: TodoQuestion) => SQL | Promise<SQL>;
}
