// `npm test [-- stage …]` runs every check, or those named; `npm test -- changed [commit]` those that a change since the
// commit can have touched. The last line counts them.
import { Failure } from './launch/failure.mjs';
import { filesChangedSince, reachOf, startOfChange } from './test/changed.ts';
import { interruptStages, runStages, total } from './test/runner.ts';
import { type Stage, summaryLine } from './test/stage.ts';
import { selectStages } from './test/stages.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interruptStages);

try {
  const startedAt = performance.now();
  const [first, commit = startOfChange()] = process.argv.slice(2);
  const changed = first === 'changed' ? filesChangedSince(commit) : undefined;
  const reach = (stage: Stage) => (changed ? reachOf(stage, changed) : 'all');
  const named = selectStages(changed ? [] : process.argv.slice(2));
  const stages = named.filter((stage) => reach(stage) !== 'nothing');
  print(`Running ${stages.map((stage) => stage.name).join(', ')}`);
  const sinceOf = (stage: Stage) => (reach(stage) === 'importers' ? commit : undefined);
  const count = total(await runStages(stages, print, sinceOf));
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  print(`\n${minutes} min${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
  print(summaryLine(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Failure || error instanceof Error ? error.message : error}\n`);
  print('0 passed, 1 failed');
  process.exitCode = 1;
}
