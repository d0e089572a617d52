import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  Kbd,
  Switch,
} from '@platform/ui-kit/skin';
import { useId } from 'react';
import { useText } from '../../shared/messages.ts';
import { useStore } from '../../shared/store.ts';
import { commandMessages } from './commands.messages.ts';
import { type CommandId, commandGroups, commandIds, factsOf } from './commands.table.ts';
import { capsOf, isChord } from './keys.ts';
import { singleKeys } from './use-shortcuts.ts';

export interface HelpSheetProps {
  onClose: () => void;
  /** Whether this user has the command. */
  has: (id: CommandId) => boolean;
}

/** Lists all shortcuts of the command table. */
export function HelpSheet({ onClose, has }: HelpSheetProps) {
  const text = useText(commandMessages);
  const single = useStore(singleKeys);
  const switchId = useId();
  const groups = commandGroups.map((group) => ({
    group,
    ids: commandIds.filter((id) => {
      const { keys, group: own } = factsOf(id);
      return own === group && keys !== undefined && has(id);
    }),
  }));
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>{text('help')}</DialogTitle>
          <DialogDescription>{text('helpText')}</DialogDescription>
        </DialogHeader>
        <DialogBody className="grid gap-6">
          <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
            {groups
              .filter(({ ids }) => ids.length > 0)
              .map(({ group, ids }) => (
                <section key={group} className="grid content-start gap-2">
                  <h3 className="text-sm font-semibold text-muted-foreground">{text(group)}</h3>
                  <dl className="grid gap-1.5">
                    {ids.map((id) => (
                      <div key={id} className="flex min-h-6 items-center justify-between gap-4">
                        <dt>{text(id)}</dt>
                        <dd>
                          <KeyCaps keys={factsOf(id).keys ?? ''} off={!single} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                </section>
              ))}
          </div>
          <div className="flex items-start justify-between gap-4 border-t pt-4">
            <div>
              <label htmlFor={switchId} className="font-medium">
                {text('singleKeys')}
              </label>
              <p className="text-sm text-muted-foreground">{text('singleKeysHelp')}</p>
            </div>
            <Switch id={switchId} checked={single} onCheckedChange={(checked) => singleKeys.set(checked)} />
          </div>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/** The keys to press. In a sequence, the keys are pressed one after the other. */
function KeyCaps({ keys, off }: { keys: string; off: boolean }) {
  const text = useText(commandMessages);
  const caps = capsOf(keys);
  const sequence = keys.includes(' ');
  return (
    <span
      className={off && !isChord(keys) ? 'flex items-center gap-1 line-through' : 'flex items-center gap-1'}
    >
      {caps.map((cap, index) => (
        <span key={cap} className="contents">
          {sequence && index > 0 && <span className="text-xs text-muted-foreground">{text('andThen')}</span>}
          <Kbd>{cap}</Kbd>
        </span>
      ))}
    </span>
  );
}
