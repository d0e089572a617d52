import { createStore } from './store.ts';
import { currentUser } from './user.ts';

/** The last known number of unread messages; null until known after sign-in. */
export const unreadMessages = createStore<number | null>(null);

// Reset the count when another user signs in.
currentUser.subscribe(() => {
  if (currentUser.get() === null) unreadMessages.set(null);
});
