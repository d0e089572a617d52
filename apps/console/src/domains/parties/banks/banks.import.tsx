import { banksAdd } from '@platform/sdk/operations';
import { call } from '../../../shared/client.ts';
import { ImportDialog } from '../../../shared/list/import/import.dialog.tsx';
import { useFileReason } from '../../../shared/list/import/use-file-reason.ts';
import type { ImportProps } from '../../../shared/list/import/use-import.tsx';
import { useText } from '../../../shared/messages.ts';
import { bankFormMessages } from './banks.form.messages.ts';
import { type BankForm, bankColumns, bankExample, readLine, readNewBank } from './banks.form.ts';

/** Adds banks from a file, each judged as in the form. */
export function BankImport({ control, onBegin }: ImportProps) {
  const say = useText(bankFormMessages);
  const sayReason = useFileReason();
  return (
    <ImportDialog<BankForm>
      control={control}
      title={say('importTitle')}
      description={say('importBody')}
      fileStem={say('importStem')}
      columns={bankColumns}
      example={bankExample}
      read={(record) => {
        const { form, refusals } = readLine(record);
        const problems = Object.entries(refusals).map(
          ([field, why]) =>
            [say(field as keyof BankForm), why === 'fourLetters' ? say(why) : sayReason(why)] as const,
        );
        return problems.length > 0
          ? { ok: false, name: form.shortName, problems }
          : { ok: true, name: form.shortName, value: form };
      }}
      add={(form) => call(banksAdd, readNewBank(form))}
      onBegin={onBegin}
    />
  );
}
