import { BusinessError } from '../refusals/business-error.ts';
import type { HandlerContext, UserActor } from './context.ts';

/** The signed-in user behind a call; operations with a token always have one. */
export function actingUser({ actor }: Pick<HandlerContext, 'actor'>): UserActor {
  if (actor.kind !== 'user') throw new BusinessError('forbidden');
  return actor;
}
