import { KeyValueList, Timeline, type TimelineItem, type Tone } from '@platform/ui-kit/skin';
import { NoValue, TimeCell } from '../../../shared/cells/cells.tsx';
import { CopyText } from '../../../shared/cells/copy.cell.tsx';
import { useFormats } from '../../../shared/format.ts';
import { DrawerPart } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { batchDrawerMessages } from './batches.drawer.messages.ts';
import type { BatchDossier, BatchRow } from './batches.labels.ts';
import { batchMessages } from './batches.messages.ts';

type Step = BatchDossier['steps'][number];

const stepLooks = {
  created: { key: 'stepCreated', tone: 'neutral' },
  exported: { key: 'stepExported', tone: 'info' },
  downloaded: { key: 'stepDownloaded', tone: 'info' },
  judged: { key: 'stepJudged', tone: 'info' },
  confirmed: { key: 'stepConfirmed', tone: 'success' },
  handled: { key: 'stepHandled', tone: 'warning' },
  takenOut: { key: 'stepTakenOut', tone: 'warning' },
  cancelled: { key: 'stepCancelled', tone: 'neutral' },
} as const satisfies Record<string, { key: keyof typeof batchDrawerMessages.table; tone: Tone }>;
const isKnown = (event: string): event is keyof typeof stepLooks => Object.hasOwn(stepLooks, event);

export function BatchFacts({ batch }: { batch: BatchRow }) {
  const say = useText(batchDrawerMessages);
  const sayBatch = useText(batchMessages);
  const times = (['payoutTime', 'exportedAt', 'closedAt', 'cancelledAt'] as const).flatMap((name) =>
    batch[name] === null
      ? []
      : [{ key: name, label: sayBatch(name), value: <TimeCell value={batch[name]} /> }],
  );
  return (
    <DrawerPart title={say('facts')}>
      <KeyValueList
        items={[
          { key: 'account', label: sayBatch('account'), value: batch.resourceName },
          { key: 'supplier', label: sayBatch('supplier'), value: batch.supplierName },
          {
            key: 'template',
            label: sayBatch('template'),
            value: `${batch.templateName} · ${batch.format.toUpperCase()}`,
          },
          ...times,
          { key: 'createdBy', label: sayBatch('createdBy'), value: batch.createdByName ?? <NoValue /> },
        ]}
      />
    </DrawerPart>
  );
}

/** The file for the bank with its downloads, and the bank's result files. */
export function BatchFiles({ dossier: { batch, steps, results } }: { dossier: BatchDossier }) {
  const say = useText(batchDrawerMessages);
  const sayBatch = useText(batchMessages);
  const { dateTime } = useFormats();
  const downloads = steps.filter(({ event }) => event === 'downloaded');
  return (
    <DrawerPart title={say('files')}>
      {batch.fileName === null ? (
        <p className="text-sm text-muted-foreground">{say('noFiles')}</p>
      ) : (
        <KeyValueList
          items={[
            { key: 'name', label: sayBatch('fileName'), value: <CopyText value={batch.fileName} /> },
            {
              key: 'sha',
              label: 'SHA-256',
              value: batch.fileSha256 ? (
                <CopyText value={batch.fileSha256} className="font-mono text-xs" />
              ) : (
                <NoValue />
              ),
            },
            {
              key: 'downloads',
              label: say('downloads'),
              value:
                downloads.length === 0 ? (
                  say('noDownloads')
                ) : (
                  <ul>
                    {downloads.map(({ at, userName }) => (
                      <li key={at} className="numeric">
                        {dateTime(at)} {userName}
                      </li>
                    ))}
                  </ul>
                ),
            },
          ]}
        />
      )}
      {results.length > 0 && (
        <section aria-label={say('results')} className="grid gap-1">
          <h4 className="text-sm font-semibold text-muted-foreground">{say('results')}</h4>
          <ul className="grid gap-1 rounded-lg border px-3 py-2 text-sm">
            {results.map(({ resultId, fileName, sha256, uploadedByName, uploadedAt, appliedAt }) => (
              <li key={resultId} className="grid gap-0.5 border-t py-1.5 first:border-t-0">
                <span className="wrap-anywhere">{fileName}</span>
                <span className="numeric text-xs text-muted-foreground">
                  {[
                    dateTime(uploadedAt),
                    uploadedByName,
                    appliedAt === null ? say('notApplied') : say('applied', { time: dateTime(appliedAt) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <CopyText value={sha256} className="font-mono text-xs text-muted-foreground" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </DrawerPart>
  );
}

/** What happened to the batch, newest first. */
export function BatchTimeline({ steps }: { steps: readonly Step[] }) {
  const say = useText(batchDrawerMessages);
  const { dateTime, number } = useFormats();
  const items = steps.map(({ event, at, userName, reason, count, sha256 }, index): TimelineItem => {
    const known = isKnown(event) ? stepLooks[event] : undefined;
    const body = [count > 0 && say('stepCount', { count: number(count) }), reason, sha256].filter(Boolean);
    return {
      id: String(index),
      tone: known?.tone ?? 'neutral',
      title: known ? say(known.key) : event,
      time: [dateTime(at), userName].filter(Boolean).join(' · '),
      ...(body.length > 0 && { body: <span className="wrap-anywhere">{body.join(' · ')}</span> }),
    };
  });
  return (
    <DrawerPart title={say('timeline')}>
      <Timeline items={items.toReversed()} />
    </DrawerPart>
  );
}
