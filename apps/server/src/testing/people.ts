import type { Role } from '../kit/operation/context.ts';
import type { TestAnswer, TestApp } from './test-app.ts';

/** Someone of each role, who signs in when first needed and has the second-level token. */
export interface People {
  /** Calls as somebody of this role does. */
  call<Data = Record<string, unknown>>(role: Role, path: string, body: object): Promise<TestAnswer<Data>>;
  read<Data = Record<string, unknown>>(role: Role, path: string): Promise<TestAnswer<Data>>;
}

/** Less than a second-level token lives. */
const sessionMs = 240_000;

export function peopleOf(app: TestApp): People {
  const sessions = new Map<Role, { token: string; token2: string; openedAt: number }>();
  /** Opened anew where the clock was moved on and the second-level token is over. */
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
