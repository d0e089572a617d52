import { SegmentedControl } from '@platform/ui-kit/skin';
import type { ComponentType } from 'react';
import { listPage } from '../../../shared/list/list.context.tsx';
import { useText } from '../../../shared/messages.ts';
import { usePage } from '../../../shared/page.tsx';
import { DeviceList } from './devices.list.tsx';
import { deviceMessages } from './devices.messages.ts';
import { ScriptList } from './scripts.list.tsx';

const views = ['scripts', 'devices'] as const;

/** Scripts of monitor devices, and the devices that run them (`?view=devices`). */
export const MonitorScriptsPage: ComponentType = listPage(
  'monitorScripts.list',
  function MonitorScripts({ context }) {
    const say = useText(deviceMessages);
    const { search, setSearch } = usePage();
    const view = views.find((each) => each === search.view) ?? 'scripts';
    const chosen = (
      <div className="flex">
        <SegmentedControl
          label={say('views')}
          value={view}
          options={views.map((value) => ({
            value,
            label: say(value === 'scripts' ? 'viewScripts' : 'viewDevices'),
          }))}
          // Each view has filters of its own.
          onValueChange={(next) => setSearch(next === 'scripts' ? {} : { view: next })}
        />
      </div>
    );
    return view === 'scripts' ? (
      <ScriptList context={context} views={chosen} />
    ) : (
      <DeviceList context={context} views={chosen} />
    );
  },
);
