import { businessError } from '@platform/sdk/testing';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readerZone, useFormats } from '../../shared/format.ts';
import { mockPlatform } from '../../shared/testing/mock-platform.ts';
import { browserZone } from '../../shared/time-zone.ts';
import { adoptAccountZone, chooseZone, useZoneChoice } from './time-zone.choice.ts';

const { handlers, use } = mockPlatform();
beforeEach(() => act(() => adoptAccountZone({ ownTimeZone: null })));

const clockOf = () => renderHook(useFormats);
const noon = '2026-11-20T04:00:00Z';

it('times follow the choice at once, and the account keeps it', async () => {
  const kept: unknown[] = [];
  use(
    handlers.session.setTimeZone((request) => {
      kept.push(request);
      return {};
    }),
  );
  const { result } = clockOf();
  expect(result.current.clock(noon)).toBe('12:00:00');
  await act(() => chooseZone('America/New_York'));
  expect(result.current.clock(noon)).toBe('23:00:00');
  expect(result.current.full(noon)).toBe('2026/11/19 23:00:00 UTC-5 America/New_York');
  await act(() => chooseZone(null));
  expect(result.current.clock(noon)).toBe('12:00:00');
  expect(kept).toEqual([{ timeZone: 'America/New_York' }, {}]);
});

it('the offset that a time is shown with is that of its day', async () => {
  act(() => adoptAccountZone({ ownTimeZone: 'America/New_York' }));
  const { result } = clockOf();
  expect(result.current.full('2026-07-01T04:00:00Z')).toBe('2026/07/01 00:00:00 UTC-4 America/New_York');
});

it('the browser’s zone is that of the browser in use', () => {
  act(() => adoptAccountZone({ ownTimeZone: 'browser' }));
  expect(readerZone()).toBe(browserZone());
});

it('a zone that this browser does not know leaves the platform’s', () => {
  act(() => adoptAccountZone({ ownTimeZone: 'Mars/Olympus' }));
  expect(readerZone()).toBe('Asia/Shanghai');
});

it('a choice that the server refuses is taken back', async () => {
  use(handlers.session.setTimeZone(() => businessError('forbidden')));
  await act(() => chooseZone('Europe/Berlin').catch(() => undefined));
  expect(renderHook(useZoneChoice).result.current).toBeNull();
  expect(readerZone()).toBe('Asia/Shanghai');
});
