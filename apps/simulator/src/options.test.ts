import { describe, expect, it } from 'vitest';
import { OptionsError, readOptions } from './options.ts';

describe('command-line options', () => {
  it('have moderate defaults', () => {
    expect(readOptions([], {})).toMatchObject({
      url: 'http://127.0.0.1:3000',
      ordersPerMinute: 6,
      seed: 59,
      shape: 'flat',
      credentialsFile: 'data/simulator.json',
      stateFile: 'data/simulator-state.json',
      durationSeconds: undefined,
      attach: false,
    });
  });

  it('can be flags or variables; flags take precedence', () => {
    const env = { SIMULATOR_RATE: '90', SIMULATOR_SEED: '7', DATA_DIR: 'elsewhere' };
    const options = readOptions(
      ['--rate', '30', '--faults', 'late=0.5', '--duration', '60', '--attach'],
      env,
    );
    expect(options).toMatchObject({
      ordersPerMinute: 30,
      seed: 7,
      faults: { late: 0.5 },
      durationSeconds: 60,
      attach: true,
      credentialsFile: 'elsewhere/simulator.json',
    });
  });

  it('place the bank balances beside the given credentials, with the same name', () => {
    const args = ['--credentials', '/keys/second.json'];
    expect(readOptions(args, { DATA_DIR: 'elsewhere' }).stateFile).toBe('/keys/second-state.json');
  });

  it.each([
    [['--rate', 'often'], '--rate often: a number from 0.1 to 60000 is expected.'],
    [['--rate', '-1'], '--rate'],
    [['--seed', ' '], '--seed'],
    [['--url', 'nowhere'], '--url nowhere is not an address.'],
    [['--faults', 'sometimes'], '--faults: there is no fault "sometimes"'],
    [['--shape', 'round'], '--shape round: flat or day.'],
    [['--speed', '9'], "Unknown option '--speed'"],
  ])('%o is refused', (args, reason) => {
    expect(() => readOptions(args, {})).toThrow(OptionsError);
    expect(() => readOptions(args, {})).toThrow(reason);
  });
});
