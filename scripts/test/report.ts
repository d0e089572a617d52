import { existsSync, readFileSync } from 'node:fs';
import type { Count } from './stage.ts';

/**
 * Counts come from the tool's own report. A run that ended badly without a failed test in its report (a file that
 * could not be loaded, an error between tests, no report) still counts as one failure, so it never passes.
 */
function withExitCode(count: Count, exitCode: number): Count {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

const nothing: Count = { passed: 0, failed: 0, skipped: 0 };

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

export function countVitest(report: unknown, exitCode: number): Count {
  if (!report) return withExitCode(nothing, exitCode || 1);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    report as VitestReport;
  const unloadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return withExitCode(
    { passed: numPassedTests, failed: numFailedTests + unloadable, skipped: numPendingTests + numTodoTests },
    exitCode,
  );
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export function countPlaywright(report: unknown, exitCode: number): Count {
  if (!report) return withExitCode(nothing, exitCode || 1);
  const { expected, unexpected, flaky, skipped } = (report as PlaywrightReport).stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky, skipped }, exitCode);
}

export const vitestCount = (file: string, exitCode: number): Count => countVitest(readJson(file), exitCode);
export const playwrightCount = (file: string, exitCode: number): Count =>
  countPlaywright(readJson(file), exitCode);
