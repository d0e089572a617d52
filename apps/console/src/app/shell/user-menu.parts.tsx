import type { User } from '../session.ts';

export interface UserMenuProps {
  user: User;
  onHelp: () => void;
  onSignOut: () => void;
}

/** The first character of a name, including characters of more than one UTF-16 unit. */
const initialOf = (name: string): string => (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase();

export function Initial({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full bg-accent font-semibold text-accent-foreground ${large ? 'size-9 text-base' : 'size-6 text-xs'}`}
    >
      {initialOf(name)}
    </span>
  );
}
