import { Button } from '@platform/ui-kit/skin';
import { Suspense, useState } from 'react';
import { useReaderZone } from '../../shared/format.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { useText } from '../../shared/messages.ts';
import { utcOffset, zoneLabel } from '../../shared/time-zone.ts';
import { timeZoneMessages } from './time-zone.messages.ts';

// Lazy loaded: a user chooses a time zone once.
const TimeZoneDialog = lazyPart(
  'time-zone',
  async () => (await import('./time-zone.dialog.tsx')).TimeZoneDialog,
);

/** Names the time zone of all times on the screen, always visible, and opens its choice. */
export function TimeZoneButton() {
  const say = useText(timeZoneMessages);
  const zone = useReaderZone();
  const [open, setOpen] = useState(false);
  const now = new Date();
  const name = say('button', { zone: zoneLabel(zone, now) });
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={name}
        title={name}
        className="numeric px-1.5 text-muted-foreground"
        onClick={() => setOpen(true)}
      >
        <span className="2xl:hidden">{utcOffset(zone, now)}</span>
        <span className="max-2xl:hidden">{zoneLabel(zone, now)}</span>
      </Button>
      <TimeZonePicker open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The dialog of the choice, loaded when it is first opened. */
export function TimeZonePicker({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    open && (
      <Suspense fallback={null}>
        <TimeZoneDialog onClose={onClose} />
      </Suspense>
    )
  );
}
