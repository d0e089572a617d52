import { cn } from '@platform/ui-kit/skin';
import { Check } from 'lucide-react';
import { useFormats } from './format.ts';

export interface WizardStepsProps {
  /** Names the row of steps, for screen readers. */
  label: string;
  steps: readonly { key: string; label: string }[];
  current: string;
  /** Goes back to a step that was done. */
  onGo: (key: string) => void;
}

/** The steps of a wizard: those done are buttons, those to come cannot be reached yet. */
export function WizardSteps({ label, steps, current, onGo }: WizardStepsProps) {
  const { number } = useFormats();
  const at = steps.findIndex(({ key }) => key === current);
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {steps.map(({ key, label: word }, index) => {
          const done = index < at;
          const mark = (
            <span
              aria-hidden
              className={cn(
                'numeric grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold',
                done && 'border-success text-success',
                index === at && 'border-primary bg-primary text-primary-foreground',
                index > at && 'text-muted-foreground',
              )}
            >
              {done ? <Check className="size-3.5" /> : number(index + 1)}
            </span>
          );
          return (
            <li
              key={key}
              className="flex items-center gap-2"
              aria-current={index === at ? 'step' : undefined}
            >
              {index > 0 && <span aria-hidden className="h-px w-5 bg-border sm:w-10" />}
              {done ? (
                <button
                  type="button"
                  onClick={() => onGo(key)}
                  className="focus-ring flex items-center gap-2 rounded-sm hover:text-primary"
                >
                  {mark}
                  {word}
                </button>
              ) : (
                <span
                  className={cn(
                    'flex items-center gap-2',
                    index === at ? 'font-semibold' : 'text-muted-foreground',
                  )}
                >
                  {mark}
                  {word}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
