import { explain, explainOrder, sign, signOrder } from '@platform/sdk';
import type { Command, Context } from '../command.ts';
import { usageError } from '../exit-codes.ts';
import { inputOption, parseObject, readInput, readStdin } from '../json-input.ts';
import { oneOf } from '../option-values.ts';
import { profileOption, profiles } from './orders-create.ts';

/** Reads the fields from `--input`, or from stdin if it is a pipe. */
export async function fieldsToSign(context: Context): Promise<Record<string, unknown>> {
  const fields = await readInput(context);
  if (fields !== undefined) return fields;
  if (context.terminal.stdin.isTTY)
    throw usageError('What is to be signed? Give --input, or pipe JSON into stdin.');
  return parseObject(await readStdin(context));
}

/** Signs parameters in wire format, or an order in the SDK's units. */
export const signBody: Command = {
  name: 'sign',
  summary: 'Sign parameters, and show how the signature comes about.',
  options: {
    ...inputOption,
    ...profileOption,
    order: {
      type: 'boolean',
      help: 'the input is an order with its amount in minor units: scale it as the wire asks',
    },
    explain: { type: 'boolean', help: 'also the text that is signed, key masked, and what was left out' },
  },
  notes: ['The signing key comes from PLATFORM_KEY or a prompt. Nothing is sent.'],
  async run(context) {
    const { given, output, secrets } = context;
    const fields = await fieldsToSign(context);
    const profile = oneOf(given, 'profile', profiles);
    const key = await secrets.secret('PLATFORM_KEY', 'Signing key');
    const order = given.flag('order') ? orderOf(fields) : undefined;
    if (given.flag('explain')) {
      const explanation = order ? explainOrder(order, key, profile) : explain(fields, key, profile);
      const { baseString, digestInput, dropped } = explanation;
      await output.record(explanation, [
        ['profile', explanation.profile],
        ['text', baseString],
        ['digest', digestInput],
        ['left out', dropped.map(({ field, reason }) => `${field} (${reason})`).join(', ') || 'nothing'],
        ['sign', explanation.sign],
      ]);
      return undefined;
    }
    const signature = order ? signOrder(order, key, profile).sign : sign(fields, key, profile);
    // For a person, only the signature; for a program, the whole body, ready to send.
    if (output.format === 'table') await output.write(`${signature}\n`);
    else await output.json({ ...fields, sign: signature });
    return undefined;
  },
};

function orderOf(fields: Readonly<Record<string, unknown>>) {
  const { productId, amount } = fields;
  if (typeof productId !== 'number' || typeof amount !== 'number' || !Number.isSafeInteger(amount))
    throw usageError('--order needs productId and amount as whole numbers.');
  return { ...fields, productId, amount };
}
