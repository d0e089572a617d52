import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that run thousands of rounds or start servers. Each takes minutes; most others take a second. */
const proof = /\.(model|race)\.test\.ts$|\/(hostile-input|two-processes|server)\.test\.ts$/;

/**
 * Runs the long files first, so that none of them starts last while the other worker is idle. Vitest itself
 * sorts by the last durations, which a fresh clone does not have.
 */
class ProofsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isProof = ({ moduleId }: TestSpecification): boolean => proof.test(moduleId);
    return [...sorted.filter(isProof), ...sorted.filter((file) => !isProof(file))];
  }
}

// Each server test opens an embedded database of half a gigabyte or more, so few run at a time.
const serverWorkers = 2;

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Long enough for a busy machine, because stages run in parallel. Still ends a test that hangs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: ProofsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'sdk',
          root: './packages/sdk',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          // Importing the SDK again for each file is a quarter of the work. Each file restores its stubs.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'live',
          root: './packages/sdk',
          environment: 'node',
          include: ['live/**/*.test.ts'],
          exclude: ['live/**/*payout*.test.ts'],
          globalSetup: './live/testing/global-setup.ts',
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        // Every payer takes the oldest payout of the pool, so these have a server of their own, one after the other.
        test: {
          name: 'live-payouts',
          root: './packages/sdk',
          environment: 'node',
          include: ['live/**/*payout*.test.ts'],
          globalSetup: './live/testing/global-setup.ts',
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui-kit',
          root: './packages/ui-kit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/testing/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'console',
          root: './apps/console',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/shared/testing/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'simulator',
          root: './apps/simulator',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'simulation',
          root: './apps/simulator',
          environment: 'node',
          include: ['live/**/*.test.ts'],
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          root: './apps/server',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*crash.test.ts', '**/node_modules/**'],
          maxWorkers: serverWorkers,
          // Importing the server again takes more than half of many files’ time. No test changes a module.
          isolate: false,
        },
      },
      {
        extends: true,
        // Limits restart times, so only the same test on the other store runs beside it.
        test: {
          name: 'crash',
          root: './apps/server',
          environment: 'node',
          include: ['src/crash.test.ts'],
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        // Starts and kills servers too, so it would slow the restarts that the test above limits.
        test: {
          name: 'never-twice',
          root: './apps/server',
          environment: 'node',
          include: ['src/never-twice.crash.test.ts'],
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        // Starts and kills servers, too.
        test: {
          name: 'told-once',
          root: './apps/server',
          environment: 'node',
          include: ['src/told-once.crash.test.ts'],
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          root: './scripts',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['policy/**', 'package/**', '**/node_modules/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'policy',
          root: './scripts',
          environment: 'node',
          include: ['policy/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          root: './scripts',
          environment: 'node',
          include: ['package/**/*.test.ts'],
          globalSetup: ['package/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
