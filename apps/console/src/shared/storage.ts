/** Local storage that never throws. If storage is full or blocked, only a preference is lost. */
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
    // Private window or full disk: the value lasts until the page is closed.
  }
}
