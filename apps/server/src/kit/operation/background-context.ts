import type { OperationId } from '@platform/sdk';
import type { Queryable } from '../../db/connection.ts';
import type { Clock } from '../clock.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { HandlerContext, Language, Scope, SettingsReader, UserActor } from './context.ts';

export interface BackgroundParts {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly settings: SettingsReader;
  readonly secrets: SecretBox;
  readonly timeZone: string;
  /** Figures are read in one snapshot. */
  readonly transact?: HandlerContext['transact'];
}

export interface BackgroundCall {
  readonly operation: OperationId;
  readonly actor: UserActor;
  readonly scope: Scope;
  readonly requestId: string;
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
}

/** The context of a read that the server makes for a user outside a request, with the user's own permissions. */
export function backgroundContext(
  { db, clock, settings, secrets, timeZone, transact }: BackgroundParts,
  call: BackgroundCall,
): HandlerContext {
  return {
    ...call,
    now: clock.now(),
    clock,
    timeZone,
    origin: '',
    db,
    prepared: {},
    settings,
    secrets,
    transact: transact ?? (() => Promise.reject(new Error('A list writes nothing.'))),
    audit: () => undefined,
    publish: () => undefined,
    setEntityTag: () => undefined,
    longPoll: ({ read }) => read(),
  };
}
