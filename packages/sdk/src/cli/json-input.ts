import { buffer } from 'node:stream/consumers';
import type { Context } from './command.ts';
import { usageError } from './exit-codes.ts';
import type { OptionTable } from './given.ts';

export const inputOption: OptionTable = {
  input: { type: 'string', value: '<json|->', help: 'fields as JSON, or - to read them from stdin' },
};

const secretField = /pass(word)?$|secret|token|googlecode|(^|_)code$|signingkey|apikey|^key$|cardnumber/i;

type Fields = Record<string, unknown>;

/** Reads stdin to its end, as bytes. */
export const readStdinBytes = (context: Context): Promise<Uint8Array> => buffer(context.terminal.stdin);

export async function readStdin(context: Context): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readStdinBytes(context));
  } catch {
    // Otherwise invalid bytes would be replaced silently, and the wrong text would be signed.
    throw usageError('The input is not UTF-8.');
  }
}

/**
 * Reads the fields of `--input`; undefined without it. JSON on the command line must not contain a secret.
 *
 * @throws CliError with exit code 2 for anything but a JSON object
 */
export async function readInput(context: Context): Promise<Fields | undefined> {
  const given = context.given.text('input');
  if (given === undefined) return undefined;
  const fields = parseObject(given === '-' ? await readStdin(context) : given);
  if (given !== '-') refuseSecretFields(fields);
  return fields;
}

export function parseObject(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
    throw usageError('The input is no JSON.', 'Give an object such as {"page":1}.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw usageError('The input is JSON, but no object.', 'Give an object such as {"page":1}.');
  return { ...value };
}

function refuseSecretFields(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    if (secretField.test(name) && value !== '' && value !== null)
      throw usageError(
        `The field ${name} is not taken from an argument, where others can read it.`,
        'Write the input to stdin: --input - < input.json',
      );
  }
}
