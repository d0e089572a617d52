/** Stays true until the page unloads. The next page starts with the guard on. */
let lifted = false;

export const isUnsavedGuardLifted = (): boolean => lifted;

/** Reloads without the browser's question, because the user has already confirmed. */
export function reloadWithoutAsking(): void {
  lifted = true;
  location.reload();
}

/** Opens home for a different user, without asking about the unsaved input of the previous user. */
export function startClean(): void {
  lifted = true;
  location.assign('/home');
}
