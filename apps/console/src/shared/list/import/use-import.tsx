import type { Operation } from '@platform/sdk';
import { type CustomDialogControl, useDialogs } from '@platform/ui-kit/skin';
import { type ReactNode, Suspense } from 'react';
import { useStep } from '../../dialogs/use-step.ts';
import { useRefresh } from '../../query.ts';

export interface ImportProps {
  control: CustomDialogControl<unknown>;
  onBegin: () => void;
}

interface ImportPart<Props extends object> {
  (props: Props): ReactNode;
  fetch: () => Promise<void>;
}

/** Opens the import of a list, a lazy part. The given operations are refetched when lines were sent. */
export function useImport(...refreshed: readonly Operation[]) {
  const { atOnce } = useStep();
  const dialogs = useDialogs();
  const refresh = useRefresh();
  return async <More extends object = object>(
    Part: ImportPart<ImportProps & More>,
    more: More,
  ): Promise<void> => {
    if (!(await atOnce(Part.fetch))) return;
    let begun = false;
    const onBegin = () => {
      begun = true;
    };
    await dialogs.open({
      size: 'lg',
      render: (control) => (
        <Suspense fallback={null}>
          <Part {...more} control={control} onBegin={onBegin} />
        </Suspense>
      ),
    });
    if (begun) refresh(...refreshed);
  };
}
