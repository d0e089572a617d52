/** What other domains complete orders by: the same step, with the same checks, as a person takes by its own call. */
export { supplementOrder } from './orders.actions.ts';
export { codeFor, mustBeOwn } from './orders.ownership.ts';
