import type { Output } from '@platform/sdk';
import type { Role } from './roles.ts';
import { createStore } from './store.ts';

/** The signed-in person, as the server describes him, in a role that this console knows. */
export type User = Output<'session.info'> & { access: Role };

/** Null until the user info has been loaded, and after sign-out. Pages read it, only the session (app/session.ts) sets it. */
export const currentUser = createStore<User | null>(null);
