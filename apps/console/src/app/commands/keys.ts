/** What of a key press a shortcut is told by. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Whether this machine's command key is ⌘ rather than Ctrl. */
export const isApple = (platform: string = navigator.platform): boolean => /Mac|iPhone|iPad/.test(platform);

/**
 * A shortcut as one text: `mod+k` is ⌘K or Ctrl+K; `g h` is one key after the other; anything else is the character
 * itself, so that `?` is where the reader's keyboard has it.
 */
export type Keys = string;

/** The keys of a press in the same writing; undefined for a press that is no part of a shortcut. */
export function writeKeys({ key, ctrlKey, metaKey, altKey }: KeyPress): Keys | undefined {
  if (altKey || [...key].length !== 1 || key === ' ') return undefined;
  if (ctrlKey && metaKey) return undefined;
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key.toLowerCase();
}

/** The caps that a person presses, in order: `mod+k` is ⌘ and K, or Ctrl and K. */
export function capsOf(keys: Keys, apple: boolean = isApple()): readonly string[] {
  return keys
    .split(' ')
    .flatMap((part) => (part.startsWith('mod+') ? [apple ? '⌘' : 'Ctrl', part.slice('mod+'.length)] : [part]))
    .map((cap) => (cap.length === 1 ? cap.toUpperCase() : cap));
}

/** The same as a text, for a tooltip: `Ctrl+K`, `G H`. */
export function textOfKeys(keys: Keys, apple: boolean = isApple()): string {
  return capsOf(keys, apple).join(keys.startsWith('mod+') ? (apple ? '' : '+') : ' ');
}

/** Whether a chord types nothing, so that it may be pressed inside a field too. */
export const isChord = (keys: Keys): boolean => keys.startsWith('mod+');

/** How long the second key of a sequence is waited for. */
export const sequenceMs = 1_200;

/**
 * Follows presses and says which shortcut they complete. A key that both stands alone and begins a sequence would make
 * the other unreachable; the table's test sees to it that there is none.
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

/** Whether a press there would type: letters must then stay letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || typingRoles.includes(target.getAttribute('role') ?? '')) return true;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
