import { verify } from '@platform/sdk';
import { oneOf } from '../arguments.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { inputOption } from '../json-input.ts';
import { profileOption, profiles } from './orders-create.ts';
import { fieldsToSign } from './sign.ts';

/** Checks the signature of parameters. */
export const verifyBody: Command = {
  name: 'verify',
  summary: 'Check the signature of parameters.',
  options: { ...inputOption, ...profileOption },
  notes: [
    'The signing key comes from PLATFORM_KEY or a prompt. Nothing is sent. Exit code 1: the signature is wrong.',
  ],
  async run(context) {
    const { given, output, secrets } = context;
    const fields = await fieldsToSign(context);
    const profile = oneOf(given, 'profile', profiles);
    const key = await secrets.secret('PLATFORM_KEY', 'Signing key');
    const ok = verify(fields, key, profile);
    const verdict = ok ? 'right' : typeof fields.sign === 'string' ? 'wrong' : 'missing';
    await output.record({ ok, signature: verdict }, [['signature', verdict]]);
    return ok ? undefined : exitCodes.refused;
  },
};
