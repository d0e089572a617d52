const resizeStepPx = 16;

export type HeaderCommand = { kind: 'resize'; byPx: number } | { kind: 'move'; step: -1 | 1 };

interface HeaderKey {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** On a header, Shift with Left or Right resizes the column, Control with them moves it. */
export function headerCommand({ key, shiftKey, ctrlKey, metaKey, altKey }: HeaderKey): HeaderCommand | null {
  if (altKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  const step = key === 'ArrowLeft' ? -1 : 1;
  const far = ctrlKey || metaKey;
  if (shiftKey && !far) return { kind: 'resize', byPx: step * resizeStepPx };
  return far && !shiftKey ? { kind: 'move', step } : null;
}
