import { type ChildProcess, spawn } from 'node:child_process';
import { seconds } from '../launch/progress.mjs';
import { childEnvironment, root } from '../launch/project.mjs';
import { type Count, oneCheck, type Stage, type StageContext, sum } from './stage.ts';

const heartbeatMs = 30_000;

export interface Outcome {
  stage: Stage;
  count: Count;
  durationMs: number;
}

const children = new Set<ChildProcess>();
let interrupted = false;

/** Stops the running stages and starts no others. Every unfinished stage counts as failed. */
export function interruptStages(): void {
  interrupted = true;
  for (const child of children) child.kill('SIGINT');
}

/**
 * Runs stages two at a time, plus one that mostly waits. Stages marked `alone` run one by one at the end.
 * Reports each stage when it has ended.
 */
export async function runStages(
  stages: readonly Stage[],
  print: (text: string) => void,
  sinceOf: (stage: Stage) => string | undefined = () => undefined,
): Promise<Outcome[]> {
  const running = new Map<Stage, number>();
  const heartbeat = setInterval(() => {
    const now = performance.now();
    const names = [...running].map(([stage, from]) => `${stage.name} ${seconds(now - from)}`);
    if (names.length > 0) print(`  … ${names.join(', ')}`);
  }, heartbeatMs);
  const runOne = async (stage: Stage): Promise<Outcome> => {
    const from = performance.now();
    running.set(stage, from);
    const { count, output } = await attempt(stage, sinceOf(stage));
    running.delete(stage);
    const outcome = { stage, count, durationMs: performance.now() - from };
    report(outcome, output, print);
    return outcome;
  };
  try {
    const working = stages.filter(({ alone, waits }) => !alone && !waits);
    const waiting = stages.filter(({ alone, waits }) => !alone && waits);
    const outcomes: Outcome[] = [];
    const lane = async (queue: Stage[]): Promise<void> => {
      for (let stage = queue.shift(); stage; stage = queue.shift()) outcomes.push(await runOne(stage));
    };
    await Promise.all([lane(working), lane(working), lane(waiting)]);
    for (const stage of stages.filter((one) => one.alone)) outcomes.push(await runOne(stage));
    return outcomes;
  } finally {
    clearInterval(heartbeat);
  }
}

async function attempt(stage: Stage, since: string | undefined): Promise<{ count: Count; output: string }> {
  let output = '';
  const cleanUps: (() => Promise<void> | void)[] = [];
  const context: StageContext = {
    ...(since === undefined ? {} : { since }),
    log: (text) => {
      output += `${text}\n`;
    },
    run: (command, args, options = {}) =>
      new Promise((resolve) => {
        if (interrupted) return resolve(1);
        const child = spawn(command, args, {
          cwd: options.cwd ?? root,
          env: { ...childEnvironment(), NO_COLOR: '1', ...options.env },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        children.add(child);
        const keep = (chunk: Buffer): void => {
          output += chunk.toString();
        };
        child.stdout.on('data', keep);
        child.stderr.on('data', keep);
        child.once('error', (error) => {
          output += `${command}: ${error.message}\n`;
          resolve(1);
        });
        child.once('close', (code) => {
          children.delete(child);
          resolve(code ?? 1);
        });
      }),
    onEnd: (cleanUp) => cleanUps.unshift(cleanUp),
  };
  let count: Count;
  try {
    if (interrupted) throw new Error('Interrupted before it began.');
    count = await stage.run(context);
  } catch (error) {
    context.log(error instanceof Error ? error.message : String(error));
    count = oneCheck(1);
  }
  for (const cleanUp of cleanUps) await cleanUp();
  return { count, output };
}

function report({ stage, count, durationMs }: Outcome, output: string, print: (text: string) => void): void {
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  const mark = count.failed === 0 ? '✓' : '✗';
  if (count.failed > 0) print(`\n${output.trimEnd()}\n`);
  // Notes of a stage that passed.
  else for (const note of output.match(/^note: .*$/gm) ?? []) print(`  ${note}`);
  print(
    `${mark} ${stage.name.padEnd(16)} ${stage.what}: ${count.passed} passed, ${count.failed} failed${skipped} (${seconds(durationMs)})`,
  );
}

export const total = (outcomes: readonly Outcome[]): Count => sum(outcomes.map((outcome) => outcome.count));
