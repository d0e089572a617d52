// Entry of every npm script. Runs on plain Node ≥ 20 with nothing installed: it installs the pinned pnpm,
// Node and packages into the folder, then runs the task.
import { Failure } from './launch/failure.mjs';
import { requireSupportedNode } from './launch/node-version.mjs';
import { tasks } from './launch/tasks.mjs';

const [name = 'start', ...args] = process.argv.slice(2);
try {
  requireSupportedNode();
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (!task) throw new Failure(`There is no task "${name}". Known: ${Object.keys(tasks).join(', ')}.`);
  process.exitCode = await task(args);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = error.exitCode;
}
