import {
  Button,
  Card,
  CardContent,
  CardHeader,
  CardTitle,
  SegmentedControl,
  Switch,
  toast,
} from '@platform/ui-kit/skin';
import { type ReactNode, useId, useState } from 'react';
import { errorText } from '../../shared/error.text.ts';
import { useReaderZone } from '../../shared/format.ts';
import { type Language, languageNames, languages } from '../../shared/language.ts';
import { useLanguage, useText } from '../../shared/messages.ts';
import { isSessionError } from '../../shared/query.ts';
import { useStore } from '../../shared/store.ts';
import { zoneLabel } from '../../shared/time-zone.ts';
import { pinLanguage, usePinnedLanguage } from '../language.choice.ts';
import { soundState, switchSound } from '../notice/notice.sound.ts';
import { usePickLanguage } from '../shell/use-pick-language.ts';
import { setTheme, themeChoices, useTheme } from '../theme.ts';
import { TimeZonePicker } from '../time-zone/time-zone.button.tsx';
import { timeZoneMessages } from '../time-zone/time-zone.messages.ts';
import { personalMessages } from './personal.messages.ts';

/** Language, optionally stored with the account; theme and sound, stored in this browser. */
export function PreferencesCard({ hearsOrders }: { hearsOrders: boolean }) {
  const say = useText(personalMessages);
  const language = useLanguage();
  const pinned = usePinnedLanguage();
  const pickLanguage = usePickLanguage();
  const theme = useTheme();
  const sound = useStore(soundState);

  const pin = async (wanted: Language | null) => {
    try {
      await pinLanguage(wanted);
    } catch (thrown) {
      if (!isSessionError(thrown))
        toast.danger(say('failed'), { description: errorText(thrown, language).what });
    }
  };
  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('preferences')}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4">
        <div className="grid gap-1.5">
          <span className="font-medium">{say('language')}</span>
          <SegmentedControl
            label={say('language')}
            value={language}
            onValueChange={pickLanguage}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            className="justify-self-start"
          />
        </div>
        <Turn
          label={say('pin')}
          help={say('pinHelp')}
          checked={pinned !== null}
          onTurn={(on) => void pin(on ? language : null)}
        />
        <OwnTimeZone />
        <div className="grid gap-1.5">
          <span className="font-medium">{say('theme')}</span>
          <SegmentedControl
            label={say('theme')}
            value={theme}
            onValueChange={setTheme}
            options={themeChoices.map((value) => ({ value, label: say(value) }))}
            className="justify-self-start"
          />
        </div>
        {hearsOrders && (
          <Turn
            label={say('sound')}
            help={say(sound === 'blocked' ? 'soundBlocked' : 'soundHelp')}
            checked={sound !== 'off'}
            onTurn={() => void switchSound()}
          />
        )}
        <p className="text-sm text-muted-foreground">{say('thisBrowser')}</p>
      </CardContent>
    </Card>
  );
}

function OwnTimeZone() {
  const say = useText(timeZoneMessages);
  const zone = useReaderZone();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <p className="font-medium">{say('title')}</p>
        <p className="numeric text-sm text-muted-foreground">{zoneLabel(zone, new Date())}</p>
      </div>
      <Button size="sm" onClick={() => setOpen(true)}>
        {say('change')}
        <span className="sr-only"> {say('title')}</span>
      </Button>
      <TimeZonePicker open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

function Turn({
  label,
  help,
  checked,
  onTurn,
}: {
  label: string;
  help: ReactNode;
  checked: boolean;
  onTurn: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <p id={`${id}-help`} className="max-w-prose text-sm text-muted-foreground">
          {help}
        </p>
      </div>
      <Switch id={id} aria-describedby={`${id}-help`} checked={checked} onCheckedChange={onTurn} />
    </div>
  );
}
