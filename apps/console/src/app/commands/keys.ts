/** The fields of a keyboard event that identify a shortcut. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Whether the command key is ⌘ instead of Ctrl. */
export const isApple = (platform: string = navigator.platform): boolean => /Mac|iPhone|iPad/.test(platform);

/**
 * A shortcut as text: `mod+k` is ⌘K or Ctrl+K; `g h` is G, then H; anything else is the typed character, so
 * that `?` works on every keyboard layout.
 */
export type Keys = string;

/** Returns the key press in the `Keys` notation; undefined if it cannot be part of a shortcut. */
export function writeKeys({ key, ctrlKey, metaKey, altKey }: KeyPress): Keys | undefined {
  if (altKey || [...key].length !== 1 || key === ' ') return undefined;
  if (ctrlKey && metaKey) return undefined;
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key.toLowerCase();
}

/** Returns the keys to press, in order: `mod+k` is ⌘ and K, or Ctrl and K. */
export function capsOf(keys: Keys, apple: boolean = isApple()): readonly string[] {
  return keys
    .split(' ')
    .flatMap((part) => (part.startsWith('mod+') ? [apple ? '⌘' : 'Ctrl', part.slice('mod+'.length)] : [part]))
    .map((cap) => (cap.length === 1 ? cap.toUpperCase() : cap));
}

/** Returns the keys as tooltip text: `Ctrl+K`, `G H`. */
export function textOfKeys(keys: Keys, apple: boolean = isApple()): string {
  return capsOf(keys, apple).join(keys.startsWith('mod+') ? (apple ? '' : '+') : ' ');
}

/** Whether the shortcut uses a modifier. A chord types no character, so it also works inside a field. */
export const isChord = (keys: Keys): boolean => keys.startsWith('mod+');

/** Maximum delay before the second key of a sequence, in milliseconds. */
export const sequenceMs = 1_200;

/**
 * Tracks key presses and returns the shortcut they complete. A key must not be both a shortcut and the start
 * of a sequence, because one would be unreachable; a test of the table checks this.
 */
export function createKeyReader(known: readonly Keys[], now: () => number = Date.now) {
  let first: { keys: Keys; atMs: number } | null = null;
  return (press: Keys): Keys | undefined => {
    const begun = first && now() - first.atMs <= sequenceMs ? `${first.keys} ${press}` : undefined;
    first = null;
    if (begun !== undefined && known.includes(begun)) return begun;
    if (known.includes(press)) return press;
    if (known.some((keys) => keys.startsWith(`${press} `))) first = { keys: press, atMs: now() };
    return undefined;
  };
}

const typingRoles = ['textbox', 'searchbox', 'combobox', 'spinbutton'];

/** Whether a key press at this target types text. Single-key shortcuts are off there. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || typingRoles.includes(target.getAttribute('role') ?? '')) return true;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
