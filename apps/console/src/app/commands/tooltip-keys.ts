import { useStore } from '../../shared/store.ts';
import { type CommandId, factsOf } from './commands.table.ts';
import { isChord, textOfKeys } from './keys.ts';
import { singleKeys } from './use-shortcuts.ts';

/** Adds the shortcut to a tooltip text: "Full screen (F)". */
export function useLabelWithKeys(): (label: string, id: CommandId) => string {
  const single = useStore(singleKeys);
  return (label, id) => {
    const { keys } = factsOf(id);
    return keys === undefined || !(single || isChord(keys)) ? label : `${label} (${textOfKeys(keys)})`;
  };
}
