import { messageTemplatesList, messageTemplatesTest } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import type { ReactNode } from 'react';
import { NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { stateLooks, stateOf } from '../../../shared/enabled.looks.ts';
import { useFormats } from '../../../shared/format.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import type { Role } from '../../../shared/roles.ts';
import { MarkedText } from './editor/marks.tsx';
import { readPattern } from './editor/pattern.groups.ts';
import { SampleVerdict, sampleMarks } from './editor/sample.verdict.tsx';
import { draftOf, formOf } from './editor/template.form.ts';
import { rematchMessages } from './rematch/rematch.messages.ts';
import { RematchProgress, useLatestRematch } from './rematch/rematch.progress.tsx';
import { ReadCount } from './templates.cells.tsx';
import { templateMessages } from './templates.messages.ts';
import { countText, type TemplateRow, templateWord } from './templates.parts.ts';

type Drawer = RowDrawerProps<TemplateRow, TemplateRow>;
export interface TemplateDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  role: Role;
  controls: (row: TemplateRow) => ReactNode;
}

/** One template at its own URL (`?template=`): its patterns in colours, its use, and its last run over unread messages. */
export function TemplateDrawer({ of, screen, role, controls }: TemplateDrawerProps) {
  const say = useText(templateMessages);
  return (
    <RowDrawer
      of={of}
      screen={screen}
      size="lg"
      label={say('details')}
      useRow={useTemplate}
      missing={{ title: say('missing') }}
      head={(row) => ({ title: row?.name, corner: row && controls(row) })}
    >
      {(row) => (
        <>
          <Facts row={row} role={role} />
          <Patterns row={row} />
          <LatestRematch templateId={row.id} />
        </>
      )}
    </RowDrawer>
  );
}

const useTemplate: Drawer['useRow'] = (templateId, listed) => {
  const { data, isPending, error } = useOperation(
    messageTemplatesList,
    { templateId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row, role }: { row: TemplateRow; role: Role }) {
  const say = useText(templateMessages);
  const { number } = useFormats();
  return (
    <DrawerPart title={say('usage')}>
      <KeyValueList
        columns={2}
        items={[
          {
            key: 'state',
            label: say('state'),
            value: <StatusCell looks={stateLooks[stateOf(row)]}>{say(stateOf(row))}</StatusCell>,
          },
          { key: 'priority', label: say('priority'), value: number(row.priority) },
          { key: 'kind', label: say('kind'), value: templateWord(row.kind, say) },
          { key: 'bankName', label: say('bankName'), value: row.bankName ?? <NoValue /> },
          { key: 'currency', label: say('currency'), value: row.currency },
          { key: 'direction', label: say('direction'), value: templateWord(row.direction, say) },
          {
            key: 'accountKind',
            label: say('accountKind'),
            value: row.accountKind === null ? say('anyKind') : templateWord(row.accountKind, say),
          },
          {
            key: 'readCount',
            label: say('readCount'),
            value: (
              <ReadCount
                count={row.readCount}
                templateId={row.id}
                role={role}
                label={say('messagesOf', { name: row.name })}
              />
            ),
          },
          {
            key: 'readLast7Days',
            label: say('readLast7Days'),
            value: countText(row.readLast7Days, number),
          },
          { key: 'lastReadAt', label: say('lastReadAt'), value: <TimeCell value={row.lastReadAt} /> },
          { key: 'updatedAt', label: say('updatedAt'), value: <TimeCell value={row.updatedAt} /> },
          { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
        ]}
      />
    </DrawerPart>
  );
}

function Patterns({ row }: { row: TemplateRow }) {
  const say = useText(templateMessages);
  const form = formOf(row);
  const draft = draftOf(form);
  const { data: test, error } = useOperation(
    messageTemplatesTest,
    {
      kind: form.kind,
      sender: row.sampleSender,
      body: row.sample,
      ...(draft && { draft }),
    },
    { staleMs: 60_000 },
  );
  const texts = [
    {
      key: 'senderPattern',
      label: say('senderPattern'),
      value: <MarkedText text={row.senderPattern} marks={[]} />,
    },
    {
      key: 'pattern',
      label: say('pattern'),
      value: <MarkedText text={row.pattern} marks={readPattern(row.pattern).groups} />,
    },
    { key: 'sampleSender', label: say('sampleSender'), value: row.sampleSender },
    {
      key: 'sample',
      label: say('sample'),
      value: <MarkedText text={row.sample} marks={sampleMarks(test, row.sample)} />,
    },
  ];
  return (
    <DrawerPart title={say('patterns')}>
      <div className="grid gap-4">
        <KeyValueList stacked items={texts} />
        <SampleVerdict sample={row.sample} test={test} error={error} />
      </div>
    </DrawerPart>
  );
}

function LatestRematch({ templateId }: { templateId: string }) {
  const say = useText(rematchMessages);
  const { job } = useLatestRematch(templateId);
  return (
    <DrawerPart title={say('latest')}>
      {job ? <RematchProgress job={job} /> : <p className="text-sm text-muted-foreground">{say('never')}</p>}
    </DrawerPart>
  );
}
