import { validateAccount } from '@platform/sdk/rules';
import { ConfigError, readConfig } from './config.ts';
import { openStore } from './db/connection.ts';
import { FolderLockedError } from './db/folder-lock.ts';
import { sealAuthenticatorSecret } from './domains/access/authenticator/authenticator.service.ts';
import { newAuthenticatorSecret, otpauthUri } from './domains/access/authenticator/totp.ts';
import { PasswordHasher } from './domains/access/session/password.ts';
import { createFirstSuperAdmin } from './domains/access/users/first-super-admin.ts';
import { hasUserOfRole } from './domains/access/users/users.service.ts';
import { ask, askSecretly } from './kit/prompt.ts';
import { BusinessError } from './kit/refusals/business-error.ts';
import { loadOrCreateMasterKey } from './kit/secrets/master-key.ts';
import { SecretBox } from './kit/secrets/secret-box.ts';

/** A problem that the user at the terminal can fix. */
class SetupRefusal extends Error {}

/** Creates the first superAdmin of an installation, once: `npm run setup`. */
async function setUp(): Promise<void> {
  const config = readConfig(process.env);
  const store = await openStore({
    dataDir: config.dataDir,
    ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
  });
  try {
    if (await hasUserOfRole(store.db, 'superAdmin')) {
      throw new SetupRefusal('There is a superAdmin already; further accounts are made in the console.');
    }
    const account = (process.env.SETUP_ACCOUNT ?? (await ask('Account of the first superAdmin: '))).trim();
    if (validateAccount(account) !== undefined) {
      throw new SetupRefusal('The account takes English letters and digits only, at most 64.');
    }
    const password = process.env.SETUP_PASSWORD ?? (await askSecretly('Password: '));
    if (process.env.SETUP_PASSWORD === undefined && (await askSecretly('Password again: ')) !== password) {
      throw new SetupRefusal('The two passwords are not the same. Nothing was made.');
    }
    const secrets = new SecretBox(config.masterKey ?? (await loadOrCreateMasterKey(config.dataDir)));
    const hasher = new PasswordHasher();
    const made = await createFirstSuperAdmin(
      {
        store,
        hashPassword: (text) => hasher.hash(text),
        newAuthenticator: (name) => {
          const secret = newAuthenticatorSecret();
          return { sealed: sealAuthenticatorSecret(secrets, secret), otpauthUri: otpauthUri(secret, name) };
        },
      },
      { account, password },
      new Date(),
    );
    process.stdout.write(
      `The superAdmin ${account} is made. Add this to an authenticator now; it is not shown again:\n\n  ${made.otpauthUri}\n\n`,
    );
  } finally {
    await store.close();
  }
}

const refusalTexts: Readonly<Record<string, string>> = {
  accountExists: 'There is a superAdmin already, or the account is taken.',
  passwordRejected:
    'The password needs at least 8 characters with letters and digits, must not be a common one, and must not hold the account.',
};

try {
  await setUp();
} catch (error) {
  const text =
    error instanceof BusinessError
      ? (refusalTexts[error.errorName] ?? error.errorName)
      : error instanceof SetupRefusal || error instanceof ConfigError || error instanceof FolderLockedError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
