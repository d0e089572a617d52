import type { Role } from '../kit/operation/context.ts';
import type { TestAnswer, TestApp } from './test-app.ts';

/** One user per role, signed in on first use, with a second-level token. */
export interface People {
  /** Calls as the user of this role. */
  call<Data = Record<string, unknown>>(role: Role, path: string, body: object): Promise<TestAnswer<Data>>;
  read<Data = Record<string, unknown>>(role: Role, path: string): Promise<TestAnswer<Data>>;
}

/** Shorter than the lifetime of a second-level token. */
const sessionMs = 240_000;

export function peopleOf(app: TestApp): People {
  const sessions = new Map<Role, { token: string; token2: string; openedAt: number }>();
  /** A new session when the clock was moved past the end of the second-level token. */
  const sessionOf = async (role: Role) => {
    const open = sessions.get(role);
    const openedAt = app.clock.now().getTime();
    if (open && openedAt - open.openedAt < sessionMs) return open;
    const token = await app.signIn(role);
    const session = { token, token2: await app.signInSecondLevel(token), openedAt };
    sessions.set(role, session);
    return session;
  };
  return {
    call: async (role, path, body) => app.post(`/v1.0/${path}`, body, await sessionOf(role)),
    read: async (role, path) => app.get(`/v1.0/${path}`, await sessionOf(role)),
  };
}
