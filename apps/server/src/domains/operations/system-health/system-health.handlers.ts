import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { type HealthParts, readHealth } from './system-health.service.ts';

export const systemHealthHandlers = (parts: HealthParts) =>
  ({
    'system.health': (_input, context) => readHealth(parts, context),
  }) satisfies Partial<HandlerMap<HandlerContext>>;
