import { resourcesAdd } from '@platform/sdk/operations';
import { call } from '../../../shared/client.ts';
import { ImportDialog, type RecordProblem } from '../../../shared/list/import/import.dialog.tsx';
import { useFileReason } from '../../../shared/list/import/use-file-reason.ts';
import type { ImportProps } from '../../../shared/list/import/use-import.tsx';
import type { ListContext } from '../../../shared/list/list.types.ts';
import { useText } from '../../../shared/messages.ts';
import { type PartyChoice, useProductOptions } from '../../../shared/options.ts';
import { resourceFormMessages } from './resources.form.messages.ts';
import { type ResourceForm, type ResourceFormField, readNewResource } from './resources.form.ts';
import { type ImportRefusal, importColumns, importExample, readLine } from './resources.import.ts';

export interface ResourceImportProps extends ImportProps {
  context: ListContext;
  suppliers: readonly PartyChoice[];
}

/** Adds accounts from a file, each judged as in the form. */
export function ResourceImport({ control, context, suppliers, onBegin }: ResourceImportProps) {
  const say = useText(resourceFormMessages);
  const sayReason = useFileReason();
  const { fixed } = context;
  const products = useProductOptions(context);
  const problemOf = ([field, why]: [string, ImportRefusal]): RecordProblem => [
    say(field as ResourceFormField),
    why === 'notAnAmount' ? say(why) : sayReason(why),
  ];
  return (
    <ImportDialog<ResourceForm>
      control={control}
      title={say('importTitle')}
      description={say('importBody')}
      fileStem={say('importFile')}
      columns={importColumns(fixed)}
      example={importExample(fixed, { suppliers, products })}
      read={(record) => {
        const { form, refusals } = readLine(record, fixed, { suppliers });
        const problems = Object.entries(refusals).map(problemOf);
        return problems.length > 0
          ? { ok: false, name: form.name, problems }
          : { ok: true, name: form.name, value: form };
      }}
      add={(form) => call(resourcesAdd, readNewResource(form))}
      onBegin={onBegin}
    />
  );
}
