import { payoutTemplatesList } from '@platform/sdk/operations';
import { KeyValueList } from '@platform/ui-kit/skin';
import { type ReactNode, useMemo } from 'react';
import { NoValue, StatusCell, TimeCell } from '../../../shared/cells/cells.tsx';
import { stateLooks, stateOf } from '../../../shared/enabled.looks.ts';
import { useFormats } from '../../../shared/format.ts';
import { listMessages } from '../../../shared/list/list.messages.ts';
import { DrawerPart, RowDrawer, type RowDrawerProps } from '../../../shared/list/row.drawer.tsx';
import { useText } from '../../../shared/messages.ts';
import { useOperation } from '../../../shared/query.ts';
import { definitionOf, formOf } from './editor/template.form.ts';
import { TemplatePreview } from './editor/template.preview.tsx';
import { templateMessages } from './templates.messages.ts';
import type { TemplateRow } from './templates.parts.ts';

type Drawer = RowDrawerProps<TemplateRow, TemplateRow>;
export interface TemplateDrawerProps extends Pick<Drawer, 'of' | 'screen'> {
  controls: (row: TemplateRow) => ReactNode;
}

/** One template at its own URL (`?template=`), with the first lines of its file. */
export function TemplateDrawer({ of, screen, controls }: TemplateDrawerProps) {
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
      {(row) => <Facts row={row} />}
    </RowDrawer>
  );
}

const useTemplate: Drawer['useRow'] = (templateId, listed) => {
  const { data, isPending, error } = useOperation(
    payoutTemplatesList,
    { templateId },
    { enabled: listed === undefined },
  );
  return { data: listed ?? data?.list[0], isPending, error };
};

function Facts({ row }: { row: TemplateRow }) {
  const say = useText(templateMessages);
  const sayList = useText(listMessages);
  const { number } = useFormats();
  const definition = useMemo(() => definitionOf(formOf(row)), [row]);
  return (
    <>
      <DrawerPart title={row.bankName}>
        <KeyValueList
          items={[
            { key: 'format', label: say('format'), value: row.definition.format.toUpperCase() },
            { key: 'maxRows', label: say('maxRows'), value: number(row.definition.maxRows) },
            {
              key: 'readsResults',
              label: say('readsResults'),
              value: sayList(row.readsResults ? 'yes' : 'no'),
            },
            {
              key: 'state',
              label: say('state'),
              value: <StatusCell looks={stateLooks[stateOf(row)]}>{say(stateOf(row))}</StatusCell>,
            },
            { key: 'updatedBy', label: say('updatedBy'), value: row.updatedByName ?? <NoValue /> },
            { key: 'updatedAt', label: say('updatedAt'), value: <TimeCell value={row.updatedAt} /> },
            { key: 'createdAt', label: say('createdAt'), value: <TimeCell value={row.createdAt} /> },
          ]}
        />
      </DrawerPart>
      <DrawerPart title={say('preview')}>
        <TemplatePreview definition={definition} bankName={row.bankName} />
      </DrawerPart>
    </>
  );
}
