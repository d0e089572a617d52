import type { Output } from '@platform/sdk';
import type { Role } from './roles.ts';
import { createStore } from './store.ts';

/** The signed-in user as the server returns it, with a role that this console knows. */
export type User = Output<'session.info'> & { access: Role };

/**
 * Null before the user info is loaded and after sign-out. Only the session (app/session.ts) sets it; pages
 * read it.
 */
export const currentUser = createStore<User | null>(null);
