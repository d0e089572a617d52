import { readArguments } from './arguments.ts';
import type { Command, Context } from './command.ts';
import { commands } from './commands.ts';
import { type Connection, connect } from './connection.ts';
import { type ExitCode, exitCodes, usageError } from './exit-codes.ts';
import { reportFailure } from './failure.ts';
import type { Given } from './given.ts';
import { commandHelp, programHelp } from './help.ts';
import { Output } from './output.ts';
import { Secrets } from './secrets.ts';
import type { Terminal } from './terminal.ts';

/**
 * Runs `platform` once: finds the command, runs it, reports a failure. Returns the exit code.
 *
 * @param args without the program's own name
 */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  signal: AbortSignal,
  version: string,
): Promise<ExitCode> {
  let connection: Promise<Connection> | undefined;
  try {
    if (args.length === 0 || /^(--help|-h|help)$/.test(args[0] ?? ''))
      return await help(args.slice(1), terminal);
    if (args[0] === '--version') {
      terminal.stdout.write(`${version}\n`);
      return exitCodes.ok;
    }
    const { command, rest } = find(args);
    if (rest.includes('--help') || rest.includes('-h')) {
      terminal.stdout.write(`${commandHelp(command)}\n`);
      return exitCodes.ok;
    }
    const given = readArguments(command, rest);
    const output = new Output(terminal, formatOf(given, terminal));
    const secrets = new Secrets(terminal, signal);
    const reason = `platform ${command.name}`;
    const context: Context = {
      given,
      terminal,
      output,
      secrets,
      signal,
      connection: () => (connection ??= connect({ given, terminal, output, secrets, signal, reason })),
    };
    return (await command.run(context)) ?? exitCodes.ok;
  } catch (error) {
    const cause = (await connection?.catch(() => undefined))?.secondLevelFailure();
    return reportFailure(cause ?? error, terminal, signal);
  }
}

function formatOf(given: Given, { stdout }: Terminal): 'table' | 'json' {
  if (given.flag('json') && given.flag('table')) throw usageError('Either --json or --table.');
  if (given.flag('json')) return 'json';
  return given.flag('table') || stdout.isTTY === true ? 'table' : 'json';
}

/** Finds the longest command name that the arguments start with. */
function find(args: readonly string[]): { command: Command; rest: readonly string[] } {
  for (const command of commands) {
    const words = command.name.split(' ');
    if (words.every((word, index) => args[index] === word))
      return { command, rest: args.slice(words.length) };
  }
  const group = commands.filter((command) => command.name.startsWith(`${args[0]} `));
  throw group.length
    ? usageError(`${args[0]} what? ${group.map(({ name }) => name).join(', ')}.`)
    : usageError('There is no such command.', `Commands: ${commands.map(({ name }) => name).join(', ')}.`);
}

async function help(words: readonly string[], { stdout }: Terminal): Promise<ExitCode> {
  stdout.write(`${words.length ? commandHelp(find(words).command) : programHelp(commands)}\n`);
  return exitCodes.ok;
}
