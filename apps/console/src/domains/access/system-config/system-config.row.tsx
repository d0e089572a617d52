import { Badge, Button, CopyableText, KeyValueList, Switch } from '@platform/ui-kit/skin';
import { historyLink } from '../../../shared/audit.objects.ts';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { useStore } from '../../../shared/store.ts';
import { currentUser } from '../../../shared/user.ts';
import { limitsText, partsOf, valueText } from './system-config.labels.ts';
import { systemConfigMessages } from './system-config.messages.ts';
import { isDefault, type SettingEntry } from './system-config.model.ts';

export interface SettingRowProps {
  entry: SettingEntry;
  /** Absent if the user may not change it. */
  onTurn?: ((on: boolean) => void) | undefined;
  onEdit?: (() => void) | undefined;
}

/** One setting: title, description, current value, and last change. */
export function SettingRow({ entry, onTurn, onEdit }: SettingRowProps) {
  const say = useText(systemConfigMessages);
  const formats = useFormats();
  const language = useLanguage();
  const { definition, value, updatedAt, updatedBy } = entry;
  const title = definition.title[language];
  const role = useStore(currentUser)?.access;
  const history = role && historyLink('system.listSettings', definition.name, role);
  const isSwitch = definition.type === 'boolean';
  const isObject = definition.type === 'object';
  const details = [
    ...(isObject ? [] : limitsText(definition, say, formats)),
    isDefault(entry)
      ? say('unchanged')
      : say('changedBy', { account: updatedBy ?? '–', time: formats.dateTime(updatedAt ?? '') }),
  ];

  return (
    <li
      id={`setting-${definition.name}`}
      className="grid gap-x-6 gap-y-2 border-t px-4 py-3 first:border-t-0 sm:grid-cols-[1fr_auto]"
    >
      <div className="grid min-w-0 content-start gap-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="font-medium">{title}</h3>
          <CopyableText text={definition.name} mono>
            <span className="text-xs text-muted-foreground">{definition.name}</span>
          </CopyableText>
          {history && (
            <AppLink
              href={history}
              aria-label={say('historyOf', { title })}
              className="focus-ring rounded-xs text-xs text-primary hover:underline"
            >
              {say('history')}
            </AppLink>
          )}
          {definition.acts !== 'today' && <Badge tone="neutral">{say(definition.acts)}</Badge>}
        </div>
        <p className="max-w-2xl text-sm text-muted-foreground">{definition.description[language]}</p>
        {isObject && (
          <KeyValueList
            items={partsOf(entry, language, say, formats).map(({ value: part, limits, ...item }) => ({
              ...item,
              value: (
                <>
                  {part}
                  <span className="block text-xs text-muted-foreground">{limits}</span>
                </>
              ),
            }))}
            columns={2}
            className="mt-1 text-sm"
          />
        )}
        <p className="text-xs text-muted-foreground">{details.join(' · ')}</p>
      </div>
      <div className="flex min-w-32 items-start gap-3 sm:justify-end">
        {!isObject && (
          <span
            className="numeric max-w-64 truncate py-1 text-end font-medium"
            title={valueText(definition, value, say, formats)}
          >
            {valueText(definition, value, say, formats)}
          </span>
        )}
        {isSwitch && onTurn && (
          <Switch aria-label={title} checked={value === true} onCheckedChange={onTurn} className="mt-1" />
        )}
        {!isSwitch && onEdit && (
          <Button size="sm" variant="secondary" onClick={onEdit} aria-label={say('editName', { title })}>
            {say('edit')}
          </Button>
        )}
      </div>
    </li>
  );
}
