import { createStore } from './store.ts';
import { currentUser } from './user.ts';

/** How many messages wait to be read, as last heard; null until something was heard since sign-in. */
export const unreadMessages = createStore<number | null>(null);

// Another person's count is nobody else's.
currentUser.subscribe(() => {
  if (currentUser.get() === null) unreadMessages.set(null);
});
