import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Row, ratioRow } from '../table.ts';

/**
 * A thousand orders through the client's fast check (`accepts`) and through zod alone, compared with JSON
 * parsing; with and without generated code.
 */
export async function benchValidation(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [mode, atMost] of [
    ['jit', 0.5],
    ['jitless', 1.8],
  ] as const) {
    // In a separate process: zod decides once how its validators work.
    const child = fork(new URL('./validation-run.ts', import.meta.url), [mode], { execArgv: [] });
    const [result] = await once(child, 'message');
    const what = `validating 1,000 orders${mode === 'jit' ? '' : ', without eval'}`;
    rows.push(
      ratioRow(`${what} (zod alone)`, result.zod, { name: 'JSON.parse', value: result.parse }, 'µs', {}),
    );
    rows.push(ratioRow(what, result.validate, { name: 'JSON.parse', value: result.parse }, 'µs', { atMost }));
  }
  return rows;
}
