import type { Input } from '@platform/sdk';
import { ipRulesList, ipRulesPreview, ipRulesRemove, ipRulesSave } from '@platform/sdk/operations';
import { toast } from '@platform/ui-kit/skin';
import { call } from '../../../shared/client.ts';
import { useStep } from '../../../shared/dialogs/use-step.ts';
import { useFormats } from '../../../shared/format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { useImport } from '../../../shared/list/import/use-import.tsx';
import { useText } from '../../../shared/messages.ts';
import { fieldReasonMessages } from '../../../shared/reasons.messages.ts';
import { CutOff } from './ip-rules.cut-off.tsx';
import { IpRuleFields } from './ip-rules.form.fields.tsx';
import { ipRuleFormMessages } from './ip-rules.form.messages.ts';
import { formOf, formRefusals, type IpRuleForm, newForm, readForm } from './ip-rules.form.ts';
import type { IpRuleRow } from './ip-rules.labels.ts';

const IpRuleImport = lazyPart(
  'IP rule import',
  async () => (await import('./ip-rules.import.tsx')).IpRuleImport,
);

/** Actions on IP rules. Each shows first which sessions it would end. */
export function useIpRuleActions() {
  const say = useText(ipRuleFormMessages);
  const sayReason = useText(fieldReasonMessages);
  const { number } = useFormats();
  const importWith = useImport(ipRulesList);
  const { atOnce, withForm, withQuestion } = useStep(ipRulesList);

  const tellEnded = (count: number) => {
    if (count > 0) toast.info(say('ended', { count: number(count) }));
  };
  const save = async (input: Input<'ipRules.save'>) => {
    const { saved, alreadyListed, endedSessionCount } = await call(ipRulesSave, input);
    if (saved.length > 0) toast.success(say('saved', { networks: saved.join(', ') }));
    if (alreadyListed.length > 0) toast.info(say('alreadyListed', { networks: alreadyListed.join(', ') }));
    tellEnded(endedSessionCount);
  };
  const openForm = (row?: IpRuleRow) => {
    const openedMs = Date.now();
    return withForm<IpRuleForm>(
      {
        title: row ? say('editTitle', { network: row.network }) : say('addTitle'),
        body: say('effect'),
        initial: row ? formOf(row) : newForm,
        validate: (form) =>
          Object.fromEntries(
            Object.entries(formRefusals(form, row)).map(([field, why]) => [field, sayReason(why)]),
          ),
        fieldName: (field) => say(field as keyof IpRuleForm),
        fields: (form) => <IpRuleFields form={form} row={row} openedMs={openedMs} />,
        confirmLabel: say(row ? 'save' : 'add'),
        tone: 'danger',
      },
      (form) => save(readForm(form, row, Date.now())),
    );
  };
  return {
    add: () => openForm(),
    edit: (row: IpRuleRow) => openForm(row),
    turn: async ({ id: ipRuleId, network, kind }: IpRuleRow, enabled: boolean) => {
      const change = { ipRuleId, enabled };
      let cutsOff = true;
      const known = await atOnce(async () => {
        const { sessionCount, callerCount, shutsOutCaller } = await call(ipRulesPreview, change);
        cutsOff = sessionCount + callerCount > 0 || shutsOutCaller;
      });
      if (!known) return;
      if (!cutsOff) {
        await atOnce(() => save(change));
        return;
      }
      const word = enabled ? ('enable' as const) : ('disable' as const);
      await withQuestion(
        {
          title: say(`${word}Title`, { network }),
          body: <CutOff kind={kind} change={change} />,
          confirmLabel: say(word),
          tone: 'danger',
        },
        () => save(change),
      );
    },
    remove: async ({ id: ipRuleId, network, kind }: IpRuleRow) => {
      const done = await withQuestion(
        {
          title: say('removeTitle', { network }),
          body: <CutOff kind={kind} change={{ ipRuleId, remove: true }} />,
          confirmLabel: say('remove'),
          tone: 'danger',
        },
        async () => tellEnded((await call(ipRulesRemove, { ipRuleId })).endedSessionCount),
      );
      if (done) toast.success(say('removed', { network }));
    },
    importFile: () => importWith(IpRuleImport, {}),
  };
}
