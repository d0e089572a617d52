import { createMemorySession, createPlatform, type Platform } from '@platform/sdk';
import { readDemo } from './demo.ts';
import { keptSession } from './sessions.ts';

/** Calls as the super administrator, who has given the second-level password. */
export async function adminPlatform(baseUrl: string, logInReason: string): Promise<Platform> {
  const { token } = await keptSession(baseUrl, 'superadmin');
  const platform = createPlatform({ baseUrl, session: createMemorySession({ token }) });
  await platform.session.loginSecondLevel({ password: readDemo().password, logInReason });
  return platform;
}
