let shown = true;

/** Whether pages before sign-in show the platform's mark (the setting ShowLogo); signed in, the user info says so. */
export const isLogoShown = (): boolean => shown;

export function setLogoShown(show: boolean): void {
  shown = show;
}
