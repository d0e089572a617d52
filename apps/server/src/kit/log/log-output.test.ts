import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const output = new URL('./log-output.ts', import.meta.url).href;

test('all lines written before the exit are in the output, in order', async () => {
  const count = 2_000;
  const script = `
    import { gatheredOutput } from '${output}';
    const output = gatheredOutput();
    for (let line = 0; line < ${count}; line += 1) output.write('line ' + line + ' …\\n');
    process.exit(0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '-e', script]);
  expect(stdout.split('\n')).toEqual([...Array.from({ length: count }, (_, line) => `line ${line} …`), '']);
});
