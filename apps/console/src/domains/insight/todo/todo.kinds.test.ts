import { expect, it } from 'vitest';
import { screens } from '../../../routes.ts';
import { translate } from '../../../shared/messages.ts';
import { type Role, roles } from '../../../shared/roles.ts';

import { mayFollow, setSite } from '../../../shared/site.ts';
import {
  hrefOf,
  isKnown,
  knownKinds,
  listOf,
  newsOf,
  reasonOf,
  type TodoRow,
  type TodoText,
} from './todo.kinds.ts';
import { todoMessages } from './todo.messages.ts';

setSite({ screens });
const say: TodoText = (key, ...values) => translate(todoMessages, 'en-US', key, ...values);
const row: TodoRow = {
  id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101',
  name: 'P2026112012000012345678',
  note: null,
  source: null,
  reason: null,
  amountMinor: null,
  currency: null,
  at: '2026-11-20T11:40:00+08:00',
  dueAt: null,
};

it('links a role only to pages that exist and that it may open', () => {
  for (const role of roles) {
    for (const kind of knownKinds) {
      for (const href of [listOf(kind, role), hrefOf(kind, row, role)]) {
        if (href !== undefined) expect(mayFollow(href, role), `${role} to ${href}`).toBe(true);
      }
    }
  }
});

it('opens the list with the filter that shows the same rows, and the row', () => {
  expect(listOf('deadCallbacks', 'admin')).toBe('/orderCallback?state=dead');
  expect(listOf('deadCallbacks', 'technicalMaintenance')).toBe('/orderCallback/readonly?state=dead');
  expect(listOf('deadCallbacks', 'merchant')).toBeUndefined();
  const collection = { ...row, name: 'C2026112012000012345678' };
  expect(hrefOf('deadCallbacks', collection, 'merchant')).toBe(
    `/order/list/merchant?orderCode=${collection.name}&order=${collection.name}`,
  );
  expect(hrefOf('deadCallbacks', collection, 'admin')).toBe(`/orderCallback?state=dead&callback=${row.id}`);
});

it('links a payout to the list of payouts, not to that of collections', () => {
  const opened = `?orderCode=${row.name}&order=${row.name}`;
  expect(hrefOf('deadCallbacks', row, 'merchant')).toBe(`/payProxyOrder/list/merchant${opened}`);
  expect(hrefOf('payoutExceptions', row, 'admin')).toBe(`/payProxyOrder/list${opened}`);
  expect(listOf('payoutExceptions', 'admin')).toBe('/payProxyOrder/list?payoutStatus=10');
});

it('links devices, accounts and approvals to the view that shows them', () => {
  expect(listOf('silentDevices', 'admin')).toBe('/accounts/devices?life=silent');
  expect(listOf('silentDevices', 'superAdmin')).toBe('/setting/monitorScriptInfo?view=devices&life=silent');
  expect(listOf('accountsOff', 'admin')).toBe('/accounts?state=1');
  expect(hrefOf('accountsOff', row, 'admin')).toBe(`/accounts?account=${row.id}`);
  const adjustments = '/fundRecord/fundRecordAdmin?view=adjustments';
  expect(listOf('approvals', 'admin')).toBe(`${adjustments}&state=awaitingApproval`);
});

it('links statements to the screen of their kind, where the role has one', () => {
  const of = (source: TodoRow['source']): TodoRow => ({ ...row, source });
  const link = (source: TodoRow['source'], role: Role) => hrefOf('unmatchedStatements', of(source), role);
  expect(listOf('unmatchedStatements', 'admin', [of('sms')])).toBe('/bankStatement/list?state=unmatched');
  expect(listOf('unmatchedStatements', 'superAdmin')).toBe('/bankStatement/list-sa?state=unmatched');
  expect(link('sms', 'supplier')).toBe(`/bankStatement/list?kind=sms&statement=${row.id}`);
  expect(link('usdt', 'admin')).toBe(`/bankStatement/usdtTransactionRecord-admin?statement=${row.id}`);
  // Customer service has no list of SMS.
  expect(link('sms', 'customerService')).toBeUndefined();
  const web = '/bankStatement/webMessageRecord-admin/customerService';
  const usdt = '/bankStatement/usdtTransactionRecord-admin/customerService';
  expect(link('webMessage', 'customerService')).toBe(`${web}?statement=${row.id}`);
  expect(listOf('unmatchedStatements', 'customerService', [of('sms'), of('usdt')])).toBe(
    `${usdt}?state=unmatched`,
  );
  expect(listOf('unmatchedStatements', 'customerService', [of('sms')])).toBeUndefined();
});

it('shows reasons as texts, and keeps an unknown reason', () => {
  expect(reasonOf('suspiciousStatements', { reason: 'amountMismatch' }, say, 'en-US')).toBe('Amount differs');
  expect(reasonOf('payoutRejections', { reason: 'duplicate' }, say, 'en-US')).toBe('Duplicate');
  expect(reasonOf('payoutRejections', { reason: 'the bank said no' }, say, 'en-US')).toBe('the bank said no');
  expect(reasonOf('frontEndFaults', { reason: '12' }, say, 'en-US')).toBe('Reports: 12');
  expect(reasonOf('deadCallbacks', { reason: 'httpError' }, say, 'en-US')).toBe('HTTP error');
  expect(reasonOf('accountsOff', { reason: null }, say, 'en-US')).toBeUndefined();
});

it('skips a kind that only a newer server knows', () => {
  expect(isKnown('approvals')).toBe(true);
  expect(isKnown('somethingNew')).toBe(false);
  expect(isKnown('constructor')).toBe(false);
});

it('lists the pushed events of the shown kinds, and whether they cover every change', () => {
  expect(newsOf(['deadCallbacks'])).toEqual({ topics: ['callbacks'], isWhole: true });
  expect(newsOf(['unmatchedStatements', 'payoutExceptions', 'suspiciousStatements'])).toEqual({
    topics: ['statements', 'payouts'],
    isWhole: true,
  });
  expect(newsOf(['silentDevices', 'accountsOff'])).toEqual({ topics: ['accounts'], isWhole: true });
  // A claim nears expiry without an event.
  expect(newsOf(['expiringClaims', 'payoutExceptions'])).toEqual({ topics: ['payouts'], isWhole: false });
});
