import { expect, it } from 'vitest';
import { planBots } from './bot-plan.ts';

const calls = Array.from({ length: 500 }, (_, index) => ({
  chatId: -1,
  text: `message ${index}`,
  attempt: 1,
}));

it('has every fault among many messages, and the same for the same seed', () => {
  const plan = planBots(7, () => 0.5);
  const kinds = calls.map((call) => plan.onSend(call)?.kind);
  expect([...new Set(kinds)].map(String).sort()).toEqual(
    [
      'badGateway',
      'flood',
      'gatewayTimeout',
      'lostAnswer',
      'lostRequest',
      'refused',
      'serverError',
      'slow',
      'undefined',
    ].sort(),
  );
  expect(calls.map((call) => planBots(7, () => 0.5).onSend(call)?.kind)).toEqual(kinds);
  const reads = new Set(calls.map((_, index) => plan.onRead(index)));
  expect([...reads].map(String).sort()).toEqual([
    'doubled',
    'lostAnswer',
    'serverError',
    'slow',
    'undefined',
  ]);
});

it('says the same of a message that was delivered and of one that was not', () => {
  const plan = planBots(7, () => 0.5);
  const faults = calls.flatMap((call) => plan.onSend(call) ?? []);
  for (const kind of ['serverError', 'badGateway', 'gatewayTimeout'])
    for (const isDelivered of [true, false]) expect(faults).toContainEqual({ kind, isDelivered });
});

it('accepts a message that is sent again, and everything without faults', () => {
  const heavy = planBots(7, () => 1);
  expect(calls.filter((call) => heavy.onSend({ ...call, attempt: 2 }))).toEqual([]);
  const none = planBots(7, () => 0);
  expect(calls.filter((call, index) => none.onSend(call) ?? none.onRead(index))).toEqual([]);
});
