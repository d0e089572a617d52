import { expect, it, vi } from 'vitest';
import { createReporter, redact, reportOf } from './error.report.ts';

it.each([
  ['https://x.example/login?token=abc123&page=2', 'https://x.example/login?token=[hidden]&page=2'],
  ['{"userName":"merchant","password":"Platform2026"}', '{"userName":"merchant","password":[hidden]}'],
  ['token2: 9sJ0dYyq', 'token2: [hidden]'],
  ['scan otpauth://totp/P:m?secret=JBSWY3DP now', 'scan otpauth://[hidden] now'],
  ['card 6222021234567890', 'card ****7890'],
])('hides the secret in %s', (text, shown) => {
  expect(redact(text)).toBe(shown);
});

it('leaves ordinary text unchanged', () => {
  expect(redact('Cannot read properties of undefined (reading "status") at /order/list:42')).toBe(
    'Cannot read properties of undefined (reading "status") at /order/list:42',
  );
});

it('shortens a report to the size that the server accepts', () => {
  const error = Object.assign(new Error('x'.repeat(5000)), { requestId: 'r-1' });
  const report = reportOf(error, { url: '/home', component: 'home', appVersion: '1' });
  expect(report.message).toHaveLength(2000);
  expect(report.requestId).toBe('r-1');
  expect(reportOf('thrown text', { url: '/', appVersion: '1' }).message).toBe('Error: thrown text');
});

it('reports the same error at most once a minute', () => {
  let time = 0;
  const send = vi.fn(async () => undefined);
  const report = createReporter(send, () => time);
  const error = { message: 'Error: again' };
  report(error);
  report(error);
  expect(send).toHaveBeenCalledTimes(1);
  time = 60_000;
  report(error);
  report({ message: 'Error: another' });
  expect(send).toHaveBeenCalledTimes(3);
});
