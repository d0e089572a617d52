// `npm test [-- stage …]`: every check there is, each counted, and one last line that says it all.
import { Failure } from './launch/failure.mjs';
import { interruptStages, runStages, total } from './test/runner.ts';
import { summaryLine } from './test/stage.ts';
import { selectStages } from './test/stages.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interruptStages);

try {
  const startedAt = performance.now();
  const stages = selectStages(process.argv.slice(2));
  print(`Running ${stages.map((stage) => stage.name).join(', ')}`);
  const count = total(await runStages(stages, print));
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  print(`\n${minutes} min${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`);
  print(summaryLine(count));
  process.exitCode = count.failed === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Failure || error instanceof Error ? error.message : error}\n`);
  print('0 passed, 1 failed');
  process.exitCode = 1;
}
