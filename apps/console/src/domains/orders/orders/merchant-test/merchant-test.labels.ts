import { refusalText } from '../../../../shared/list/filter.money.tsx';
import { listMessages } from '../../../../shared/list/list.messages.ts';
import { useText } from '../../../../shared/messages.ts';
import type { FormField, FormProblem } from './merchant-test.form.ts';
import { merchantTestMessages } from './merchant-test.messages.ts';

const rules = {
  mchId: 'rule_mchId',
  mchOrderNo: 'rule_mchOrderNo',
  notifyUrl: 'rule_url',
  returnUrl: 'rule_url',
  subject: 'rule_subject',
  body: 'rule_body',
  clientIp: 'rule_clientIp',
  userName: 'rule_subject',
  cardNumber: 'rule_cardNumber',
  ifscCode: 'rule_ifscCode',
  bankName: 'rule_subject',
  vpa: 'rule_vpa',
  mode: 'rule_mode',
  address: 'rule_subject',
  extra: 'rule_extra',
  productId: 'required',
  amount: 'positive',
} as const satisfies Record<FormField, keyof typeof merchantTestMessages.table>;

/** What is wrong with a field, in the reader's language. */
export function useProblemText(): (field: FormField, problem: FormProblem) => string {
  const say = useText(merchantTestMessages);
  const sayList = useText(listMessages);
  return (field, problem) => {
    switch (problem.kind) {
      case 'required':
        return say('required');
      case 'rule':
        return say(rules[field]);
      case 'money':
        return refusalText(sayList, problem.refusal, problem.currency);
      case 'limits':
        return say('outsideLimits', problem);
      case 'positive':
        return say('positive');
      case 'sameName':
        return say('sameName');
    }
  };
}
