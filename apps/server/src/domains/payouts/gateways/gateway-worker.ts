import { AttemptWorker, type DirectedWork } from './attempt-worker.service.ts';
import { gatewaysWithWork, type PayoutTodo, takeWork } from './gateway-queue.ts';
import { abandonAttempt, askGateway } from './gateway-runs.ts';
import type { GatewayParts } from './gateways.types.ts';

const payouts: DirectedWork<PayoutTodo> = {
  find: gatewaysWithWork,
  take: takeWork,
  run: (parts, work) =>
    work.todo === 'abandon'
      ? abandonAttempt(parts, work)
      : askGateway(parts, work, work.todo, { trigger: 'worker' }),
};

/**
 * Sends payouts by gateways. A payout is sent by the process that has committed its attempt, and never again: whatever
 * is left of a process that died is asked about.
 */
export class GatewayWorker extends AttemptWorker<PayoutTodo> {
  constructor(parts: GatewayParts) {
    super(parts, payouts);
  }
}
