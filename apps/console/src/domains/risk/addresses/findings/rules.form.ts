import type { Input, Output } from '@platform/sdk';
import { changesOf } from '../../../../shared/changes.ts';
import type { Translate } from '../../../../shared/messages.ts';
import type { analysisRuleMessages } from './rules.messages.ts';

export type RuleRow = Output<'orderAnalysisRules.list'>['list'][number];
type WindowHours = Input<'orderAnalysisRules.update'>['windowHours'];

export interface RuleForm {
  enabled: 'on' | 'off';
  windowHours: string;
  least: string;
  /** Empty where the rule has no share. */
  percent: string;
}

export const windowHours: readonly WindowHours[] = [1, 2, 3, 4, 6, 8, 12, 24, 48, 72, 168];

export const ruleForm = (row: RuleRow): RuleForm => ({
  enabled: row.enabled ? 'on' : 'off',
  windowHours: String(row.windowHours),
  least: String(row.least),
  percent: row.percent === null ? '' : String(row.percent),
});

export const hasPercent = (rule: string): boolean => rule !== 'sharedPayer';

/** A share of orders is at most all of them. A multiple of the share of other suppliers may be more. */
export const mostPercent = (rule: string): number => (rule === 'supplierSupplements' ? 1_000 : 100);

/** The values of a form as the calls take them. */
export const valuesOf = ({ windowHours: hours, least, percent }: Omit<RuleForm, 'enabled'>) => ({
  windowHours: windowHours.find((each) => String(each) === hours) ?? 24,
  least: Number(least),
  percent: percent === '' ? null : Number(percent),
});

const termsOf = (form: RuleForm) => ({ enabled: form.enabled === 'on', ...valuesOf(form) });

/** What the form changes of a rule. */
export const ruleChanges = (form: RuleForm, row: RuleRow) => changesOf(termsOf(form), termsOf(ruleForm(row)));

const isWithin = (text: string, from: number, to: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to;

export function wrongIn(
  rule: string,
  { least, percent }: RuleForm,
  say: Translate<typeof analysisRuleMessages.table>,
): Partial<Record<keyof RuleForm, string>> {
  return {
    ...(!isWithin(least, 2, 100_000) && { least: say('leastRule') }),
    ...(hasPercent(rule) &&
      !isWithin(percent, 0, mostPercent(rule)) && {
        percent: say('percentRule', { most: mostPercent(rule) }),
      }),
  };
}
