import { expect, it } from 'vitest';
import { translate } from '../../../shared/messages.ts';
import { commandsFor } from './users.commands.ts';
import { addressesIn, authenticatorOf, stateOf, type UserRow, type UserText } from './users.labels.ts';
import { userMessages } from './users.messages.ts';

const say: UserText = (key, ...values) => translate(userMessages, 'en-US', key, ...values);
const service: UserRow = {
  id: '0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01',
  account: 'service02',
  nickname: 'Night shift',
  access: 'customerService',
  partyId: null,
  partyCode: null,
  partyName: null,
  enabled: true,
  deleted: false,
  enableGoogleVerify: false,
  confirmBind: false,
  allowModify: true,
  allowedAddresses: [],
  hasPayPassword: true,
  kycState: 'none',
  online: false,
  lastSignInAt: null,
  lastSignInIp: null,
  signInDelayedUntil: null,
  createdAt: '2026-11-20T12:00:00+08:00',
  updatedAt: '2026-11-20T12:00:00+08:00',
};
const offered = (change: Partial<UserRow> = {}, ownId = 'somebody') =>
  Object.fromEntries(
    commandsFor({ ...service, ...change }, ownId, say).map(({ command, refusal }) => [
      command,
      refusal ?? 'may',
    ]),
  );

it('offers all commands on another user’s account', () => {
  expect(offered()).toEqual({
    edit: 'may',
    demand: 'may',
    forbidModify: 'may',
    disable: 'may',
    addresses: 'may',
    resetPayPassword: 'may',
    repair: 'may',
    remove: 'may',
  });
});

it('offers the reverse command for each active restriction', () => {
  expect(offered({ enableGoogleVerify: true, allowModify: false, enabled: false })).toMatchObject({
    demandNoMore: 'may',
    permitModify: 'may',
    enable: 'may',
  });
});

it('gives the reason when a command is refused: own account, deleted account, nothing to remove', () => {
  expect(offered({ enableGoogleVerify: true }, service.id)).toMatchObject({
    edit: 'may',
    demandNoMore: 'Not possible on your own account',
    forbidModify: 'Not possible on your own account',
    disable: 'Not possible on your own account',
    addresses: 'may',
    remove: 'Not possible on your own account',
  });
  expect(offered({ deleted: true })).toEqual({
    edit: 'Repair it first',
    demand: 'Repair it first',
    forbidModify: 'Repair it first',
    disable: 'Repair it first',
    addresses: 'Repair it first',
    resetPayPassword: 'Repair it first',
    repair: 'may',
    remove: 'Deleted',
  });
  expect(offered({ hasPayPassword: false }).resetPayPassword).toBe('Not set');
});

it('shows the most important state of an account first', () => {
  const delayed = { signInDelayedUntil: service.createdAt };
  expect(stateOf({ ...service, ...delayed, enabled: false, deleted: true, online: true })).toBe('deleted');
  expect(stateOf({ ...service, ...delayed, enabled: false })).toBe('disabled');
  expect(stateOf({ ...service, ...delayed, online: true })).toBe('delayed');
  expect(stateOf({ ...service, online: true })).toBe('online');
  expect(stateOf(service)).toBe('offline');
});

it('distinguishes a bound authenticator from a required one', () => {
  expect(authenticatorOf({ confirmBind: true, enableGoogleVerify: false })).toBe('bound');
  expect(authenticatorOf({ confirmBind: false, enableGoogleVerify: true })).toBe('demanded');
  expect(authenticatorOf({ confirmBind: false, enableGoogleVerify: false })).toBe('notBound');
});

it('reads one address a line, and forgives commas and empty lines', () => {
  expect(addressesIn('203.0.113.7\n\n 10.0.0.0/8, ::1\n')).toEqual(['203.0.113.7', '10.0.0.0/8', '::1']);
  expect(addressesIn(' \n')).toEqual([]);
});
