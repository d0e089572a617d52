import { formatMoney, minorUnits } from '@platform/sdk';
import { Sparkline, StatTile } from '@platform/ui-kit/skin';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../../shared/format.ts';
import { AppLink } from '../../../shared/link.tsx';
import { useText } from '../../../shared/messages.ts';
import { figuresMessages } from './figures.messages.ts';

const rising = [12, 18, 15, 22, 30, 28, 35, 41, 38, 44, 52, 58];
const falling = [9, 8, 8, 7, 9, 6, 5, 5, 4, 3, 4, 2];

export function FiguresSection() {
  const say = useText(figuresMessages);
  const { number, percent } = useFormats();
  const [filtered, setFiltered] = useState(false);
  const line = (values: readonly number[]) => (
    <Sparkline values={values} label={say('line', { from: values[0] ?? 0, to: values.at(-1) ?? 0 })} />
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <StatTile
        label={say('paid')}
        value={number(1_204)}
        delta={{ direction: 'up', text: percent(0.124), words: say('more'), tone: 'success' }}
        sparkline={line(rising)}
      />
      <StatTile
        label={say('collected')}
        value={formatMoney(minorUnits(184_205_050), 'INR')}
        unit="INR"
        icon={Wallet}
        delta={{ direction: 'same', text: percent(0), words: say('same') }}
      />
      <StatTile
        label={say('rate')}
        value={percent(0.964)}
        delta={{ direction: 'down', text: percent(0.008), words: say('fewer'), tone: 'danger' }}
        sparkline={line(falling)}
      />
      <StatTile label={say('devices')} value={number(0)} tone="success" detail={say('allQuiet')} />
      <StatTile
        label={say('dead')}
        value={number(3)}
        tone="danger"
        detail={say('linked')}
        link={<AppLink href="/home" />}
      />
      <StatTile
        label={say('queue')}
        value={number(17)}
        tone="warning"
        detail={say('pressed')}
        pressed={filtered}
        onSelect={() => setFiltered(!filtered)}
      />
      <StatTile label={say('loadingLabel')} value="" detail={say('linked')} loading />
      <StatTile
        label={say('linked')}
        value={formatMoney(minorUnits(9_007_199_254_740_991), 'USDT')}
        unit="USDT"
      />
    </div>
  );
}
