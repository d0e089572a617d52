import { exportsStart } from '@platform/sdk/operations';
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  SegmentedControl,
  Select,
} from '@platform/ui-kit/skin';
import { type ReactNode, useId, useState } from 'react';
import { call } from '../../../shared/client.ts';
import { ErrorNotice } from '../../../shared/error-notice.tsx';
import { platformZone } from '../../../shared/format.ts';
import { type Language, languageNames } from '../../../shared/language.ts';
import { useShowExport } from '../../../shared/list/export.show.ts';
import { useLanguage, useText } from '../../../shared/messages.ts';
import { fundRecordMessages } from './fund-records.messages.ts';
import type { FundGiven } from './fund-records.parts.ts';
import { lastMonths } from './statement.months.ts';

type Format = 'pdf' | 'xlsx';

/** Asks for the month of a party and starts its file; the panel of exports shows the progress. */
export function MonthStatement({
  given,
  ownerId,
  onClose,
}: {
  given: FundGiven;
  /** The party of the filter. */
  ownerId: string | undefined;
  onClose: () => void;
}) {
  const say = useText(fundRecordMessages);
  const ownLanguage = useLanguage();
  const show = useShowExport();
  const formId = useId();
  const isOwn = given.user.access === 'merchant';
  const [party, setParty] = useState(ownerId ?? given.user.supplierId ?? '');
  const months = lastMonths(new Date(), platformZone());
  // The month that has ended is the one that is asked for most.
  const [month, setMonth] = useState(months[1] ?? '');
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const [format, setFormat] = useState<Format>('pdf');
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const start = async () => {
    setStarting(true);
    setFailure(null);
    try {
      const started = await call(exportsStart, {
        operation: 'fundRecords.statement',
        format,
        language,
        filters: { month, ...(!isOwn && { ownerId: party }) },
      });
      onClose();
      show(started);
    } catch (refusal) {
      setFailure(refusal);
      setStarting(false);
    }
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>{say('statement')}</DialogTitle>
          <DialogDescription>{say('statementHelp')}</DialogDescription>
        </DialogHeader>
        <DialogBody className="grid gap-4">
          {!isOwn && (
            <Field id={`${formId}-party`} label={say('party')} required>
              <Select
                value={party}
                options={given.owners}
                searchable
                placeholder={say('chooseParty')}
                onValueChange={setParty}
              />
            </Field>
          )}
          <Field id={`${formId}-month`} label={say('month')}>
            <Select
              value={month}
              options={months.map((value, at) => ({
                value,
                label: at === 0 ? say('monthRunning', { month: value }) : value,
              }))}
              onValueChange={setMonth}
            />
          </Field>
          <Labelled label={say('language')}>
            <SegmentedControl<Language>
              label={say('language')}
              value={language}
              onValueChange={setLanguage}
              options={Object.entries(languageNames).map(([value, label]) => ({
                value: value as Language,
                label,
              }))}
            />
          </Labelled>
          <Labelled label={say('format')}>
            <SegmentedControl<Format>
              label={say('format')}
              value={format}
              onValueChange={setFormat}
              options={(['pdf', 'xlsx'] as const).map((value) => ({ value, label: say(value) }))}
            />
          </Labelled>
          <ErrorNotice error={failure} />
        </DialogBody>
        <DialogFooter>
          <Button
            variant="primary"
            loading={starting}
            disabled={!isOwn && party === ''}
            onClick={() => void start()}
          >
            {say('make')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** The control names itself to screen readers. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid justify-items-start gap-1.5">
    <span aria-hidden className="text-sm font-medium">
      {label}
    </span>
    {children}
  </div>
);
