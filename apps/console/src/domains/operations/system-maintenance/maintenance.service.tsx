import type { Output } from '@platform/sdk';
import { Button, Card, CardContent, CardHeader, CardTitle, StatusBadge } from '@platform/ui-kit/skin';
import { CircleCheck, CirclePause } from 'lucide-react';
import { useFormats } from '../../../shared/format.ts';
import { useText } from '../../../shared/messages.ts';
import { maintenanceMessages } from './maintenance.messages.ts';

export interface ServiceCardProps {
  state: Output<'settings.getEnableService'>;
  /** Absent if the user may not do it. */
  onTurn: ((on: boolean) => void) | undefined;
}

/** State of the platform service, the effect of stopping it, and the switch. */
export function ServiceCard({ state, onTurn }: ServiceCardProps) {
  const say = useText(maintenanceMessages);
  const { dateTime } = useFormats();
  const isOn = state.enable;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{say('service')}</CardTitle>
        <StatusBadge tone={isOn ? 'success' : 'danger'} icon={isOn ? CircleCheck : CirclePause}>
          {say(isOn ? 'serviceOn' : 'serviceOff')}
        </StatusBadge>
      </CardHeader>
      <CardContent className="grid gap-3">
        <p className="text-sm text-muted-foreground">{say('serviceHelp')}</p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="text-xs text-muted-foreground">
            {state.updatedAt &&
              say('serviceChanged', { account: state.updatedBy ?? '–', time: dateTime(state.updatedAt) })}
          </span>
          {onTurn && (
            <Button variant={isOn ? 'danger-quiet' : 'primary'} onClick={() => onTurn(!isOn)}>
              {say(isOn ? 'stop' : 'start')}
            </Button>
          )}
        </div>
      </CardContent>
    </Card>
  );
}
