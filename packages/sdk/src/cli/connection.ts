import { createPlatform, type Language, type Platform, type SessionStore } from '@platform/sdk';
import { errorCatalogue } from '@platform/sdk/errors';
import { readBaseUrl } from './base-url.ts';
import { CliError, exitCodes } from './exit-codes.ts';
import type { Given } from './given.ts';
import { oneOf, wholeNumber } from './option-values.ts';
import type { Output } from './output.ts';
import type { Secrets } from './secrets.ts';
import { SessionFile, type StoredSession } from './session-file.ts';
import type { Terminal } from './terminal.ts';

/** One platform, and the stored session for it. */
export interface Connection {
  readonly baseUrl: string;
  readonly platform: Platform;
  readonly file: SessionFile;
  readonly stored: StoredSession | undefined;
  /** Returns why the second-level password could not be obtained; the refusal does not say. */
  readonly secondLevelFailure: () => unknown;
  /** @throws CliError with exit code 4 when there is no session */
  requireSession(): StoredSession;
}

const languages = ['zh-CN', 'zh-TW', 'en-US'] as const satisfies readonly Language[];

interface Surroundings {
  readonly given: Given;
  readonly terminal: Terminal;
  readonly output: Output;
  readonly secrets: Secrets;
  readonly signal: AbortSignal;
  /** Stored with the second-level sign-in as its purpose. */
  readonly reason: string;
}

export async function connect({
  given,
  terminal,
  output,
  secrets,
  signal,
  reason,
}: Surroundings): Promise<Connection> {
  const { env } = terminal;
  const baseUrl = readBaseUrl(given, env);
  const file = new SessionFile(terminal, baseUrl);
  const stored = await file.read();
  if (stored && (await file.isOpenToOthers())) {
    output.notice(
      `${file.path} could be read by others; it is closed to them now. Sign in again to be safe.`,
    );
    await file.closeToOthers();
  }
  let secondLevelFailure: unknown;
  const platform = createPlatform({
    baseUrl,
    session: sessionStore(file, stored?.token),
    language: oneOf(given, 'language', languages) ?? languageOf(env),
    timeZone: stored?.timeZone,
    timeoutMs: wholeNumber(given, 'timeout-ms'),
    catalogue: errorCatalogue,
    onWarning: ({ operation, requestId, issues }) =>
      output.notice(
        `The answer to ${operation} breaks the contract at ${issues.map(({ path }) => path).join(', ')} (request ${requestId}).`,
      ),
    hooks: {
      onSecondLevel: async () => {
        try {
          const password = await secrets.secret('PLATFORM_SECOND_PASSWORD', 'Second-level password');
          await platform.session.loginSecondLevel({ password, logInReason: reason }, { signal });
        } catch (error) {
          secondLevelFailure = error;
          throw error;
        }
      },
    },
  });
  return {
    baseUrl,
    platform,
    file,
    stored,
    secondLevelFailure: () => secondLevelFailure,
    requireSession: () => {
      if (stored) return stored;
      throw new CliError(
        exitCodes.notSignedIn,
        `Nobody is signed in at ${baseUrl}.`,
        'Run `platform login` first.',
      );
    },
  };
}

/**
 * Reads the sign-in token from the file; keeps the other values in memory. A lost session deletes the file.
 */
function sessionStore(file: SessionFile, token: string | undefined): SessionStore {
  const values = new Map<string, string | null>([['token', token ?? null]]);
  return {
    get: (name) => values.get(name),
    set: async (name, value) => {
      const before = values.get(name);
      values.set(name, value);
      if (name === 'token' && value === null && before && before === token) await file.removeIfOf(before);
    },
  };
}

function languageOf(env: Terminal['env']): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  if (/^zh[_-](TW|HK|MO|Hant)/i.test(locale)) return 'zh-TW';
  return /^zh/i.test(locale) ? 'zh-CN' : 'en-US';
}
