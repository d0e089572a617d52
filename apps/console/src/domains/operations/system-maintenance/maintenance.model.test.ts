import { expect, it } from 'vitest';
import { screens } from '../../../routes.ts';
import { translate } from '../../../shared/messages.ts';
import { setSite } from '../../../shared/site.ts';
import { maintenanceMessages } from './maintenance.messages.ts';
import {
  concernsOf,
  isBehind,
  type MaintenanceText,
  queueLink,
  queueNames,
  type SystemHealth,
  sizeText,
} from './maintenance.model.ts';

const say: MaintenanceText = (key, ...values) => translate(maintenanceMessages, 'en-US', key, ...values);
const nowMs = Date.parse('2026-11-20T12:00:00+08:00');
const healthy: SystemHealth = {
  process: { version: '0.1.0', nodeVersion: 'v26', startedAt: '2026-11-20T08:00:00+08:00', memoryBytes: 1 },
  store: { kind: 'embedded', version: '18', sizeBytes: 1, answerMs: 1 },
  queues: [],
  systemCheck: { enabled: true, checkedAt: null, findings: [] },
  audit: { sealedCount: 10, newestIntact: true, checkedCount: 10 },
  securityChains: { checkedAt: null, brokenCount: 0, leakCount: 0 },
  devices: { count: 4, silentCount: 0 },
  sessions: { openCount: 1, onlineCount: 1 },
  dataClearing: { cycleDays: 90, lastAt: null, lastRowCount: null },
};
const concerns = (change: Partial<SystemHealth>, isServing = true) =>
  concernsOf({ ...healthy, ...change }, { isServing, nowMs }, say).map(({ key, tone }) => `${tone} ${key}`);
const queue = (name: string, oldestAt: string | null, forPeople = false) =>
  ({ name, forPeople, count: 3, oldestAt }) as SystemHealth['queues'][number];

it('reports no finding when everything is in order', () => {
  expect(concerns({})).toEqual([]);
});

it('lists findings, those about money and the audit trail first', () => {
  expect(
    concerns(
      {
        audit: { sealedCount: 10, newestIntact: false, checkedCount: 10 },
        systemCheck: {
          enabled: false,
          checkedAt: null,
          findings: [{ name: 'x', breachCount: 2, examples: [] }],
        },
        securityChains: { checkedAt: null, brokenCount: 1, leakCount: 0 },
        devices: { count: 4, silentCount: 2 },
      },
      false,
    ),
  ).toEqual([
    'danger audit',
    'danger findings',
    'danger service',
    'warning chains',
    'warning devices',
    'warning checkOff',
  ]);
});

it('a job is late when its first entry has waited for several runs; waiting for users never counts', () => {
  expect(isBehind(queue('ordersToAllocate', '2026-11-20T11:59:40+08:00'), nowMs)).toBe(false);
  expect(isBehind(queue('ordersToAllocate', '2026-11-20T11:59:20+08:00'), nowMs)).toBe(true);
  expect(isBehind(queue('callbacksDue', null), nowMs)).toBe(false);
  expect(isBehind(queue('callbacksGivenUp', '2026-01-01T00:00:00+08:00', true), nowMs)).toBe(false);
  expect(concerns({ queues: [queue('callbacksDue', '2026-11-20T11:00:00+08:00')] })).toEqual([
    'danger callbacksDue',
  ]);
});

it('a count links to its rows where the role has a list of them, and is text otherwise', () => {
  setSite({ screens });
  const links = (role: Parameters<typeof queueLink>[1]) =>
    Object.fromEntries(
      queueNames.flatMap((name) => {
        const href = queueLink(name, role);
        return href ? [[name, href]] : [];
      }),
    );
  expect(links('superAdmin')).toEqual({
    callbacksGivenUp: '/orderCallback?state=dead',
    payoutExceptions: '/payProxyOrder/list?payoutStatus=10',
  });
  expect(links('technicalMaintenance')).toMatchObject({
    callbacksGivenUp: '/orderCallback/readonly?state=dead',
  });
});

it.each([
  [999, '999 B'],
  [61_440_000, '61.4 MB'],
  [512_000_000, '512 MB'],
  [1_234_567_890_123, '1.2 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes, String)).toBe(text);
});
