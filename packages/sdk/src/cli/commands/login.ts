import { BusinessError } from '@platform/sdk';
import { isUnencryptedRemote } from '../base-url.ts';
import type { Command, Context } from '../command.ts';
import type { Connection } from '../connection.ts';
import { CliError, exitCodes } from '../exit-codes.ts';

/** Signs in, and stores the token for later commands. */
export const login: Command = {
  name: 'login',
  summary: 'Sign in and keep the session for later commands.',
  options: {
    user: {
      type: 'string',
      value: '<account>',
      help: 'account (PLATFORM_USER), asked for when neither is given',
    },
  },
  notes: [
    'The password comes from PLATFORM_PASSWORD or a prompt, the authenticator’s code from PLATFORM_CODE or a prompt.',
    'The token is kept in a file of mode 0600 under XDG_CONFIG_HOME (or ~/.config), one for each address.',
  ],
  async run(context) {
    const { given, output, secrets, signal } = context;
    const connection = await context.connection();
    const { platform, baseUrl } = connection;
    if (isUnencryptedRemote(baseUrl))
      output.notice(`${baseUrl} is not encrypted: the password can be read on its way.`);
    const userName = given.text('user') ?? (await secrets.answer('PLATFORM_USER', 'User name'));
    const password = await secrets.secret('PLATFORM_PASSWORD', 'Password');
    const { token, bindRequired } = await signIn(context, connection, userName, password);
    if (bindRequired)
      throw new CliError(
        exitCodes.refused,
        'This account must bind an authenticator before it can do anything.',
        `Sign in at ${baseUrl} with a browser, bind it there, and run \`platform login\` again.`,
      );
    const { account, name, access, timeZone } = await platform.session.info({}, { signal });
    await connection.file.write({ baseUrl, account, token, timeZone });
    await output.record({ baseUrl, account, name, role: access }, [
      ['signed in as', `${account} (${name})`],
      ['role', access],
      ['at', baseUrl],
    ]);
    return undefined;
  },
};

/** Asks for a code only if the account has an authenticator. */
async function signIn(
  { secrets, signal }: Context,
  { platform }: Connection,
  userName: string,
  password: string,
) {
  const given = secrets.fromEnvironment('PLATFORM_CODE');
  try {
    return await platform.session.login(
      { userName, password, ...(given === undefined ? {} : { googleCode: given }) },
      { signal },
    );
  } catch (error) {
    if (given !== undefined || !secrets.canAsk || !BusinessError.is(error, 'googleCodeRequired')) throw error;
    const googleCode = await secrets.ask('PLATFORM_CODE', 'Code of the authenticator', true);
    return platform.session.login({ userName, password, googleCode }, { signal });
  }
}
