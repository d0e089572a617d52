import { lazyPart, useLazyPart } from '@platform/ui-kit/headless/lazy';
import { Button, Popover, PopoverContent, PopoverTrigger, Skeleton } from '@platform/ui-kit/skin';
import { Clapperboard } from 'lucide-react';
import { useText } from '../../shared/messages.ts';
import { simulationMessages } from './simulation.messages.ts';
import { type Simulation, useSimulation } from './simulation.query.ts';

const panel = lazyPart(() => import('./simulation-panel.tsx'));

/** Header button of a demo: shows whether the simulator runs, and how busy it is. Not shown elsewhere. */
export function SimulationSwitch() {
  const text = useText(simulationMessages);
  const simulation = useSimulation();
  if (!simulation) return null;
  const { running, ordersPerMinute: rate } = simulation.plan;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          className="gap-1.5 px-2"
          title={running ? text('onLabel', { rate }) : text('offLabel')}
        >
          <Clapperboard aria-hidden className={running ? 'text-primary' : 'text-muted-foreground'} />
          <span className="sr-only whitespace-nowrap text-muted-foreground lg:not-sr-only">
            {running ? text('onShort', { rate }) : text('offShort')}
          </span>
        </Button>
      </PopoverTrigger>
      <PopoverContent label={text('title')} align="end" className="w-80">
        <Panel simulation={simulation} />
      </PopoverContent>
    </Popover>
  );
}

function Panel({ simulation }: { simulation: Simulation }) {
  const parts = useLazyPart(panel, true);
  return parts ? <parts.SimulationPanel simulation={simulation} /> : <Skeleton className="h-48" />;
}
