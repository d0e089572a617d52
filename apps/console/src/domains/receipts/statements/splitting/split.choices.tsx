import { Checkbox, cn } from '@platform/ui-kit/skin';
import { useId } from 'react';
import { MoneyCell } from '../../../../shared/cells/cells.tsx';

/** A record or an order that may be part of the match. */
export interface Choice {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly amountMinor: number;
}

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  chosen: ReadonlySet<string>;
  currency: string;
  onChange: (chosen: ReadonlySet<string>) => void;
  empty: string | undefined;
}

/** One side of the match: any number can be checked. */
export function ChoiceList({ label, choices, chosen, currency, onChange, empty }: ChoiceListProps) {
  const id = useId();
  const toggle = (choice: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(choice);
    else next.delete(choice);
    onChange(next);
  };
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-2">
      <h3 id={id} className="font-semibold">
        {label}
      </h3>
      <ul className="scrollbar-thin grid max-h-72 gap-2 overflow-auto">
        {choices.map((choice) => (
          <li key={choice.id}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is the control */}
            <label
              className={cn(
                'flex cursor-pointer items-start gap-3 rounded-md border bg-card p-3 text-sm hover:bg-hover',
                chosen.has(choice.id) && 'border-primary',
              )}
            >
              <Checkbox
                className="mt-0.5"
                aria-label={choice.title}
                checked={chosen.has(choice.id)}
                onCheckedChange={(isOn) => toggle(choice.id, isOn === true)}
              />
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="flex flex-wrap items-baseline gap-x-3">
                  <span className="font-mono font-medium wrap-anywhere">{choice.title}</span>
                  <MoneyCell
                    amountMinor={choice.amountMinor}
                    currency={currency}
                    className="ms-auto font-semibold"
                  />
                </span>
                <span className="text-muted-foreground wrap-anywhere">{choice.note}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {empty && <p className="text-sm text-muted-foreground">{empty}</p>}
    </section>
  );
}
