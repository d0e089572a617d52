import { messagesMarkRead, messagesRemove, messagesRestore } from '@platform/sdk/operations';
import { describe, expect, it } from 'vitest';
import { isKnownState, type MessageRow, neighbourOf, readPlace, stepOf } from './messages.boxes.ts';

const row = (msg_id: string): MessageRow => ({
  msg_id,
  title: msg_id,
  kind: 'account',
  link: null,
  create_time: '2026-11-20T12:00:00+08:00',
});

it('moves each message one step: unread to read, read to trash, trash to read', () => {
  expect(stepOf.unread.operation).toBe(messagesMarkRead);
  expect(stepOf.read.operation).toBe(messagesRemove);
  expect(stepOf.trash.operation).toBe(messagesRestore);
});

it('offers no step for a message in a state of a newer server', () => {
  expect(isKnownState('archived')).toBe(false);
  expect(isKnownState('constructor')).toBe(false);
});

describe('the URL', () => {
  it.each([
    [{}, { box: 'unread', messageId: null }],
    [
      { box: 'trash', message: 'a' },
      { box: 'trash', messageId: 'a' },
    ],
    [
      { box: 'nowhere', message: '' },
      { box: 'unread', messageId: null },
    ],
  ] as const)('%j opens %j', (search, place) => {
    expect(readPlace(search)).toEqual(place);
  });
});

describe('after a message has left its list', () => {
  const rows = ['a', 'b', 'c'].map(row);
  it.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
    ['elsewhere', null],
  ])('%s is followed by %s', (id, next) => {
    expect(neighbourOf(rows, id)).toBe(next);
  });
  it('the last message leaves nothing open', () => {
    expect(neighbourOf([row('a')], 'a')).toBeNull();
  });
});
