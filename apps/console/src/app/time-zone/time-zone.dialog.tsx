import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Select,
  toast,
} from '@platform/ui-kit/skin';
import { useMemo, useState } from 'react';
import { errorText } from '../../shared/error.text.ts';
import { platformZone, useFormats } from '../../shared/format.ts';
import { currentLanguage, useText } from '../../shared/messages.ts';
import { isSessionError } from '../../shared/query.ts';
import { browserZone, zoneLabel } from '../../shared/time-zone.ts';
import { chooseZone, useZoneChoice } from './time-zone.choice.ts';
import { timeZoneMessages } from './time-zone.messages.ts';
import { zoneOptions } from './time-zone.options.ts';

const platformValue = 'platform';

/** Chooses the time zone of all times on the screen. A choice takes effect at once. */
export function TimeZoneDialog({ onClose }: { onClose: () => void }) {
  const say = useText(timeZoneMessages);
  const { full } = useFormats();
  const choice = useZoneChoice();
  const [now] = useState(() => new Date());
  const platform = platformZone();
  const options = useMemo(
    () => [
      { value: platformValue, label: say('platform', { zone: zoneLabel(platform, now) }) },
      { value: 'browser', label: say('browser', { zone: zoneLabel(browserZone(), now) }) },
      ...zoneOptions(now, choice && choice !== 'browser' ? [choice] : []),
    ],
    [say, platform, now, choice],
  );
  const choose = async (value: string) => {
    try {
      await chooseZone(value === platformValue ? null : value);
    } catch (error) {
      if (!isSessionError(error))
        toast.danger(say('failed'), { description: errorText(error, currentLanguage()).what });
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>{say('title')}</DialogTitle>
          <DialogDescription>{say('about')}</DialogDescription>
        </DialogHeader>
        <DialogBody className="grid gap-3">
          <Field label={say('title')} help={say('now', { time: full(now) })}>
            <Select
              searchable
              options={options}
              value={choice ?? platformValue}
              onValueChange={(value) => void choose(value)}
            />
          </Field>
          <p className="text-sm text-muted-foreground">{say('days', { zone: zoneLabel(platform, now) })}</p>
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {say('done')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
