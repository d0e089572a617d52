// node:util's parseArgs needs no library: it is strict, is part of every supported Node version, and shares
// its table with the help.
import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { usageError } from './exit-codes.ts';
import type { Given, OptionTable } from './given.ts';

/** Options of every command. */
export const commonOptions: OptionTable = {
  'base-url': { type: 'string', value: '<url>', help: 'address of the platform (PLATFORM_URL)' },
  json: { type: 'boolean', help: 'JSON, also on a terminal' },
  table: { type: 'boolean', help: 'a table, also into a file or pipe' },
  language: { type: 'string', value: '<zh-CN|zh-TW|en-US>', help: 'of the platform’s messages' },
  'timeout-ms': { type: 'string', value: '<ms>', help: 'for a call; 30000 unless given, 0 for no limit' },
  help: { type: 'boolean', help: 'show this' },
};

/**
 * Refused as arguments, because the process list and the shell history would show the value; each with the
 * alternative.
 */
const secretOptions: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /second-?(level-?)?pass|pay-?pass|password-?2|token-?2/,
    'set PLATFORM_SECOND_PASSWORD, or be asked for it',
  ],
  [/pass(word|wd|phrase)?$|^pwd$/, 'set PLATFORM_PASSWORD, or be asked for it'],
  [/^(google-?|totp-?|auth-?|mfa-?|otp-?)?code$|^otp$|^totp$/, 'set PLATFORM_CODE, or be asked for it'],
  [/token$/, 'sign in with `platform login`, which keeps the token in a file of your own'],
  [/(^|-)key$|secret/, 'set PLATFORM_KEY, or be asked for it'],
  [/card-?number$|^pan$/, 'write it into the input: `--input -` reads that from stdin'],
];

/**
 * @throws CliError with exit code 2 for anything that is not in the command's table. The text never repeats a
 * value: a value in the wrong place is often a password.
 */
export function readArguments(command: Command, args: readonly string[]): Given {
  refuseSecrets(args, command.options);
  const options = { ...commonOptions, ...command.options };
  const { values, positionals } = parse(command, args, options);
  const wanted = command.positionals ?? [];
  const needed = wanted.filter((name) => !name.endsWith('?'));
  if (positionals.length < needed.length)
    throw usageError(`${needed[positionals.length]} is missing.`, helpOf(command));
  if (positionals.length > wanted.length)
    throw usageError(`Argument ${positionals.length} is one too many.`, helpOf(command));
  return {
    positionals,
    text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
    list: (name) =>
      Array.isArray(values[name]) ? values[name].filter((value) => typeof value === 'string') : [],
    flag: (name) => values[name] === true,
  };
}

function parse(command: Command, args: readonly string[], options: OptionTable) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's own text quotes the arguments; this text names only options of the table.
    const code = Object(error).code;
    const name = unknownOption(args, options);
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && name !== undefined)
      throw usageError(`There is no option ${name}.`, helpOf(command));
    const needsValue = Object.entries(options)
      .filter(([option, { type }]) => type === 'string' && args.includes(`--${option}`))
      .map(([option]) => `--${option}`);
    throw usageError(
      `An option lacks its value, or has one that it does not take${needsValue.length ? ` (${needsValue.join(', ')})` : ''}.`,
      `Write --option=value where the value begins with a dash. ${helpOf(command)}`,
    );
  }
}

const optionName = (argument: string): string | undefined => /^--?([A-Za-z][\w-]*)/.exec(argument)?.[1];

function unknownOption(args: readonly string[], options: OptionTable): string | undefined {
  const name = args.map(optionName).find((option) => option !== undefined && !(option in options));
  return name === undefined ? undefined : `--${name}`;
}

function refuseSecrets(args: readonly string[], options: OptionTable): void {
  for (const argument of args) {
    if (argument === '--') return;
    const name = optionName(argument)?.toLowerCase();
    if (name === undefined || name in options || name in commonOptions) continue;
    const instead = secretOptions.find(([pattern]) => pattern.test(name))?.[1];
    if (instead)
      throw usageError(
        `--${name}: secrets are not taken from arguments, where others can read them.`,
        `Instead, ${instead}.`,
      );
  }
}

const helpOf = (command: Command): string => `See \`platform ${command.name} --help\`.`;
