/** Local storage that cannot fail: a full or forbidden store costs a preference, never the page. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`platform.${key}`);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`platform.${key}`);
    else localStorage.setItem(`platform.${key}`, value);
  } catch {
    // Private windows and full disks: the choice lasts as long as the page.
  }
}
