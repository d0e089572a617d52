let shown = true;

/** Whether pages before sign-in show the logo (the setting ShowLogo). After sign-in the user info decides. */
export const isLogoShown = (): boolean => shown;

export function setLogoShown(show: boolean): void {
  shown = show;
}
