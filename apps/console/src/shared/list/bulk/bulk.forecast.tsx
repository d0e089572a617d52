import { Button } from '@platform/ui-kit/skin';
import { useEffect, useRef, useState } from 'react';
import { ErrorNotice } from '../../error-notice.tsx';
import { useFormats } from '../../format.ts';
import { useText } from '../../messages.ts';
import type { BulkForecast, BulkJob } from './bulk.job.ts';
import { bulkMessages } from './bulk.messages.ts';

interface BulkForecastProps<Row> {
  rows: readonly Row[];
  dryRun: NonNullable<BulkJob<Row>['dryRun']>;
  wordOf: (outcome: string) => string;
}

/** Lets the server run the job without changing anything, and shows what the rows would become. */
export function BulkDryRun<Row>({ rows, dryRun, wordOf }: BulkForecastProps<Row>) {
  const say = useText(bulkMessages);
  const { number } = useFormats();
  const [found, setFound] = useState<readonly BulkForecast[]>();
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const ask = async () => {
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setError(null);
    try {
      setFound(await dryRun(rows, controller.signal));
    } catch (thrown) {
      setError(thrown);
    }
    setBusy(false);
  };
  return (
    <section aria-label={say('dryRun')} className="grid justify-items-start gap-2">
      <Button size="sm" loading={isBusy} onClick={() => void ask()}>
        {say('dryRun')}
      </Button>
      <ErrorNotice error={error} />
      {found && (
        <ul role="status" className="grid w-full gap-1 rounded-md border px-3 py-2 text-sm">
          {found.map(({ outcome, count }) => (
            <li key={outcome} className="flex gap-3">
              <span className="min-w-0 flex-1">{wordOf(outcome)}</span>
              <span className="numeric">{number(count)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
