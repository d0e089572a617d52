import { verify } from '@platform/sdk';
import { type CallbackResult, createCallbacks } from '@platform/sdk/callbacks';
import type { Command, Context } from '../command.ts';
import { type ExitCode, exitCodes, usageError } from '../exit-codes.ts';
import { inputOption, readStdinBytes } from '../json-input.ts';
import { oneOf } from '../option-values.ts';
import { profileOption, profiles } from './orders-create.ts';
import { fieldsToSign } from './sign.ts';

/** Checks the signature of parameters, or of a callback as received. */
export const verifyBody: Command = {
  name: 'verify',
  summary: 'Check the signature of parameters, or of a callback.',
  options: {
    ...inputOption,
    ...profileOption,
    callback: { type: 'boolean', help: 'a callback: its raw body comes from stdin, its headers by --header' },
    header: {
      type: 'string',
      multiple: true,
      value: '<name: value>',
      help: 'a header of the callback, as it arrived',
    },
    'any-time': {
      type: 'boolean',
      help: 'do not ask that the callback was sent within the last five minutes',
    },
  },
  notes: [
    'The signing key comes from PLATFORM_KEY or a prompt. Nothing is sent. Exit code 1: the signature is wrong.',
    'A callback needs Content-Type, X-Callback-Id, X-Callback-Timestamp and X-Signature.',
  ],
  run: (context) => (context.given.flag('callback') ? verifyCallback(context) : verifyFields(context)),
};

async function verifyFields(context: Context): Promise<ExitCode | undefined> {
  const { given, output, secrets } = context;
  if (given.list('header').length || given.flag('any-time'))
    throw usageError('--header and --any-time go with --callback.');
  const fields = await fieldsToSign(context);
  const profile = oneOf(given, 'profile', profiles);
  const key = await secrets.secret('PLATFORM_KEY', 'Signing key');
  const ok = verify(fields, key, profile);
  const verdict = ok ? 'right' : typeof fields.sign === 'string' ? 'wrong' : 'missing';
  await output.record({ ok, signature: verdict }, [['signature', verdict]]);
  return ok ? undefined : exitCodes.refused;
}

async function verifyCallback(context: Context): Promise<ExitCode | undefined> {
  const { given, output, secrets } = context;
  if (given.text('input') !== undefined)
    throw usageError(
      'The body of a callback comes from stdin, as it arrived: parsing it loses what was signed.',
    );
  const headers = headersOf(given.list('header'));
  const signProfile = oneOf(given, 'profile', profiles);
  const key = await secrets.secret('PLATFORM_KEY', 'Signing key');
  const callbacks = createCallbacks({
    key,
    ...(signProfile === undefined ? {} : { signProfile }),
    ...(given.flag('any-time') ? { toleranceMs: Number.POSITIVE_INFINITY } : {}),
  });
  const result = await callbacks.verify(await readStdinBytes(context), headers);
  await output.record(result, fieldsOf(result));
  return result.ok ? undefined : exitCodes.refused;
}

const fieldsOf = (result: CallbackResult): [string, string][] => [
  ['callback', result.ok ? 'right' : result.reason],
  ...(result.ok
    ? Object.entries(result.event).map(([name, value]): [string, string] => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ])
    : []),
  ['answer', `${result.answer.status} ${result.answer.body}`],
];

/** Keeps repeated headers, so that the callback is checked as received. */
function headersOf(lines: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (const line of lines) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/s.exec(line) ?? [];
    if (name === undefined || value === undefined) throw usageError('--header is written "name: value".');
    const key = name.toLowerCase();
    headers[key] = [...(headers[key] ?? []), value.trim()];
  }
  return headers;
}
