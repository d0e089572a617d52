import {
  securityNodesAccounts,
  securityNodesHandleLeak,
  securityNodesLeaks,
  securityNodesList,
  securityNodesReopenLeak,
  securityPatchesAdd,
  securityPatchesList,
  securityPatchesPreview,
  todoList,
} from '@platform/sdk/operations';
import { FormField, Select, toast } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { useText } from '../../../shared/messages.ts';
import { repairMessages } from './repair.messages.ts';
import { RepairPreview } from './repair.preview.tsx';
import type { FindingRow } from './security-chain.labels.ts';

/** The largest page of broken chains to choose from. */
const mostChains = 200;

/** Repairs of chains and the handling of findings. A repair is confirmed with its preview in sight. */
export function useChainActions() {
  const say = useText(repairMessages);
  const { atOnce, withForm, withQuestion } = useStep(
    securityNodesList,
    securityNodesAccounts,
    securityNodesLeaks,
    securityPatchesList,
    todoList,
  );

  /** Repairs the break of this message and all earlier ones of its account. */
  const repairBreak = async (nodeId: string): Promise<boolean> => {
    let preview: Awaited<ReturnType<typeof readPreview>> | undefined;
    const isRead = await atOnce(async () => {
      preview = await readPreview(nodeId);
    });
    if (!isRead || !preview) return false;
    const { resourceName: account, breakCount } = preview;
    let state: string | undefined;
    const done = await withQuestion(
      {
        title: say('title', { account }),
        body: <RepairPreview preview={preview} />,
        confirmLabel: say('confirm'),
        reason: { label: say('reason'), help: say('reasonHelp'), missing: say('reasonMissing') },
      },
      async ({ reason }) => {
        ({ state } = await call(securityPatchesAdd, { nodeId, reason }));
      },
    );
    if (done && state === 'whole') toast.success(say('repairedNow', { account }));
    else if (done) toast.warning(say('partlyRepaired', { account, count: breakCount }));
    return done;
  };

  /** Repairs every open break of an account. */
  const repairChain = async (resourceId: string): Promise<boolean> => {
    let nodeId: string | undefined;
    const isRead = await atOnce(async () => {
      const { list } = await call(securityNodesList, { resourceId, open: true, pageSize: 1 });
      nodeId = list[0]?.id;
    });
    if (isRead && nodeId === undefined) toast.info(say('noneBroken'));
    return nodeId !== undefined && repairBreak(nodeId);
  };

  /** Chooses a broken chain, then repairs it. */
  const chooseAndRepair = async (): Promise<void> => {
    let chains: { value: string; label: string; detail: string }[] = [];
    const isRead = await atOnce(async () => {
      const { list } = await call(securityNodesAccounts, { state: 'broken', pageSize: mostChains });
      chains = list.map(({ resourceId, resourceName, supplierName }) => ({
        value: resourceId,
        label: resourceName,
        detail: supplierName,
      }));
    });
    if (!isRead) return;
    if (chains.length === 0) {
      toast.info(say('noneBroken'));
      return;
    }
    let chosen = '';
    const done = await withForm(
      {
        title: say('chooseTitle'),
        body: say('chooseBody'),
        initial: { resourceId: chains.length === 1 ? (chains[0]?.value ?? '') : '' },
        validate: ({ resourceId }) => (resourceId ? {} : { resourceId: say('chainMissing') }),
        fieldName: () => say('chain'),
        fields: (form) => (
          <FormField form={form} name="resourceId" label={say('chain')} required>
            <Select
              value={form.values.resourceId || null}
              options={chains}
              searchable
              onValueChange={(resourceId) => form.set({ resourceId })}
            />
          </FormField>
        ),
        confirmLabel: say('preview'),
      },
      async ({ resourceId }) => {
        chosen = resourceId;
      },
    );
    if (done) await repairChain(chosen);
  };

  const handle = async ({ id, resourceName: account }: FindingRow): Promise<void> => {
    const done = await withQuestion(
      {
        title: say('handleTitle', { account }),
        body: say('handleBody'),
        confirmLabel: say('handleConfirm'),
        reason: { label: say('note'), help: say('noteHelp'), missing: say('noteMissing') },
      },
      ({ reason }) => call(securityNodesHandleLeak, { id, note: reason }),
    );
    if (done) toast.success(say('handledNow'));
  };

  const reopen = async ({ id }: FindingRow): Promise<void> => {
    const done = await atOnce(() => call(securityNodesReopenLeak, { id }));
    if (done) toast.success(say('reopenedNow'));
  };

  return { repairBreak, repairChain, chooseAndRepair, handle, reopen };
}

const readPreview = (nodeId: string) => call(securityPatchesPreview, { nodeId });
