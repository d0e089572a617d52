import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { type FaultRates, parseFaults } from './plan/faults.ts';
import type { DayShape } from './plan/pace.ts';
import { defaultSeed } from './simulation.ts';

/** Options from the command line and the environment. */
export interface Options {
  readonly url: string;
  readonly credentialsFile: string;
  readonly stateFile: string;
  readonly ordersPerMinute: number;
  readonly faults: FaultRates;
  readonly seed: number;
  readonly shape: DayShape;
  readonly haste: number;
  readonly durationSeconds: number | undefined;
  /** Reports to the platform and applies the console's settings. */
  readonly attach: boolean;
  /** Prints errors only. */
  readonly quiet: boolean;
}

export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}

export const usage = `npm run simulate -- [options]      each also as a variable: --rate 30 is SIMULATOR_RATE=30

  --url <address>         the platform                        (http://127.0.0.1:3000)
  --rate <number>         orders a minute                     (6)
  --faults <text>         none, mild, heavy, or by name with the share of orders: late=0.5,receiverDown   (mild)
  --seed <number>         the same seed decides the same      (59)
  --shape <flat|day>      day: quiet at night, busy at noon   (flat)
  --haste <number>        of the time that people take        (1)
  --duration <seconds>    then it ends                        (until Ctrl-C)
  --credentials <file>    who is played; the balances of the banks are kept beside it
                                                              (simulator.json of the data folder)
  --attach                let the console's header switch it
  --quiet                 no summary`;

const texts = ['url', 'rate', 'faults', 'seed', 'shape', 'haste', 'duration', 'credentials'] as const;
type TextName = (typeof texts)[number];

export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options {
  const { values } = parsed(args);
  const text = (name: TextName, otherwise: string): string =>
    values[name] ?? (env[`SIMULATOR_${name.toUpperCase()}`] || otherwise);
  const number = (name: TextName, otherwise: string, minimum: number, maximum: number): number => {
    const given = text(name, otherwise);
    const value = given.trim() === '' ? Number.NaN : Number(given);
    if (value >= minimum && value <= maximum) return value;
    throw new OptionsError(`--${name} ${given}: a number from ${minimum} to ${maximum} is expected.`);
  };
  const url = text('url', 'http://127.0.0.1:3000');
  if (!URL.canParse(url)) throw new OptionsError(`--url ${url} is not an address.`);
  const faults = parseFaults(text('faults', 'mild'));
  if (typeof faults === 'string') throw new OptionsError(`--faults: ${faults}.`);
  const shape = text('shape', 'flat');
  if (shape !== 'flat' && shape !== 'day') throw new OptionsError(`--shape ${shape}: flat or day.`);
  const credentialsFile = text('credentials', join(env.DATA_DIR || 'data', 'simulator.json'));
  const duration = number('duration', '0', 0, 10_000_000);
  return {
    url,
    credentialsFile,
    stateFile: stateFileOf(credentialsFile),
    ordersPerMinute: number('rate', '6', 0.1, 60_000),
    faults,
    seed: number('seed', String(defaultSeed), 0, Number.MAX_SAFE_INTEGER),
    shape,
    haste: number('haste', '1', 0, 100),
    durationSeconds: duration > 0 ? duration : undefined,
    attach: values.attach,
    quiet: values.quiet,
  };
}

/** Next to the credentials file and named after it: each platform has its own bank balances. */
function stateFileOf(credentialsFile: string): string {
  const { dir, name } = parse(credentialsFile);
  return join(dir, `${name}-state.json`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      options: {
        url: { type: 'string' },
        rate: { type: 'string' },
        faults: { type: 'string' },
        seed: { type: 'string' },
        shape: { type: 'string' },
        haste: { type: 'string' },
        duration: { type: 'string' },
        credentials: { type: 'string' },
        attach: { type: 'boolean', default: false },
        quiet: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new OptionsError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
