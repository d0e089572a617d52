import { commonOptions } from './arguments.ts';
import type { Command } from './command.ts';
import type { OptionTable } from './given.ts';
import { tableLines } from './table.ts';

const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('');

function optionLines(options: OptionTable): string[] {
  const rows = Object.entries(options).map(
    ([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ''}`, help] as const,
  );
  return pairs(rows);
}

const pairs = (rows: readonly (readonly [string, string])[]): string[] =>
  tableLines(
    [
      { title: '', text: ([left]) => left },
      { title: '', text: ([, right]) => right },
    ],
    rows,
    { withTitles: false },
  );

const argumentsOf = ({ positionals = [] }: Command): string =>
  positionals.map((name) => (name.endsWith('?') ? ` [<${name.slice(0, -1)}>]` : ` <${name}>`)).join('');

export function commandHelp(command: Command): string {
  return [
    `Usage: platform ${command.name}${argumentsOf(command)} [options]`,
    '',
    command.summary,
    '',
    ...(Object.keys(command.options).length ? ['Options:', indented(optionLines(command.options))] : []),
    'Common options:',
    indented(optionLines(commonOptions)),
    ...command.notes.flatMap((note) => [note, '']),
  ].join('\n');
}

export function programHelp(commands: readonly Command[]): string {
  return [
    'Usage: platform <command> [options]',
    '',
    'The Platform payments back-office from a shell: JSON into pipes, tables on a terminal.',
    '',
    'Commands:',
    indented(pairs(commands.map((command) => [`${command.name}${argumentsOf(command)}`, command.summary]))),
    `\`platform <command> --help\` shows the options of one. \`platform --version\` shows the version.`,
    '',
    'Environment:',
    indented(
      pairs([
        ['PLATFORM_URL', 'address of the platform'],
        ['PLATFORM_USER, PLATFORM_PASSWORD, PLATFORM_CODE', 'sign-in; what is missing is asked for'],
        ['PLATFORM_SECOND_PASSWORD', 'for sensitive calls, which ask for a password once more'],
        ['PLATFORM_MCH_ID, PLATFORM_KEY', 'merchant number and signing key'],
        ['XDG_CONFIG_HOME', 'where sessions are kept, ~/.config unless set'],
      ]),
    ),
    'Secrets come from the environment or a prompt, never from arguments.',
    '',
    'Exit codes:',
    indented(
      pairs([
        ['0', 'done'],
        ['1', 'refused by the platform, a wrong signature, or nothing found: nothing was changed'],
        ['2', 'arguments or input are not right: nothing was changed'],
        ['3', 'no complete answer: whether a write happened may be unknown, the text says what to do'],
        ['4', 'not signed in'],
        ['70', 'a fault of this program'],
        ['130, 143', 'interrupted, ended from outside'],
      ]),
    ),
  ].join('\n');
}
