/** For what is left of this window's page: the next one begins with the guard in place. */
let lifted = false;

export const isUnsavedGuardLifted = (): boolean => lifted;

/** The person has been asked and has agreed. */
export function reloadWithoutAsking(): void {
  lifted = true;
  location.reload();
}

/** Another user is here: what the last one typed is neither his to keep nor to be asked about. */
export function startClean(): void {
  lifted = true;
  location.assign('/home');
}
