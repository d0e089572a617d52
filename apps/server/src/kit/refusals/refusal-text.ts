import { type ErrorName, errorCatalogue } from '@platform/sdk/errors';
import { texts } from '../exporting/export-columns.ts';
import type { Language } from '../operation/context.ts';
import type { ErrorParams } from './business-error.ts';
import { absent, type Vocabularies, type Words, withLabels } from './code-labels.ts';
import { fillMessage } from './fill-message.ts';
import { failedSampleLabels, scriptEntryPointLabels, scriptInvalidLabels } from './script-labels.ts';
import {
  orderStatusLabels,
  payoutBatchStateLabels,
  payoutStatusLabels,
  statementStateLabels,
} from './state-labels.ts';

/** Reasons why nothing is sent to an address. */
export const addressRefusalLabels = {
  'not an http or https address': texts(
    '不是 http 或 https 地址',
    '不是 http 或 https 網址',
    'not an http or https address',
  ),
  'names a user or a password': texts(
    '地址中带有用户名或密码',
    '網址中帶有使用者名稱或密碼',
    'names a user or a password',
  ),
  'port not allowed': texts('端口不允许', '連接埠不允許', 'port not allowed'),
  'name reserved for documentation': texts(
    '域名是文档专用的保留名称',
    '網域是文件專用的保留名稱',
    'name reserved for documentation',
  ),
  'not a public address': texts('不是公网地址', '不是公用網路位址', 'not a public address'),
} satisfies Words;

/** Follows the words “the order”. An order that the reader may not see is named without its code. */
const anothersOrder = {
  [absent]: texts('（属于其他方）', '（屬於其他方）', 'of another party'),
} satisfies Words;

/**
 * Params that are codes, with the labels of the codes. Programs get the code (`data.params`), people read the
 * label.
 */
const wordsOfCodes: {
  readonly [Name in ErrorName]?: Vocabularies | ((params: ErrorParams) => Vocabularies);
} = {
  batchTransitionRefused: { status: payoutBatchStateLabels },
  orderTransitionRefused: { status: { ...orderStatusLabels, ...payoutStatusLabels } },
  utrConsumed: { orderCode: anothersOrder },
  statementAlreadyMatched: { orderCode: anothersOrder },
  statementNotMatchable: { state: statementStateLabels },
  templateInvalid: {
    reason: {
      sampleUnread: texts(
        '读不出自己的样例（sampleUnread）',
        '讀不出自己的範例（sampleUnread）',
        'it does not read its own sample (sampleUnread)',
      ),
      amountUnreadable: texts(
        '样例中的金额不是该币种的金额（amountUnreadable）',
        '範例中的金額不是該幣別的金額（amountUnreadable）',
        'the amount of its sample is no amount of the currency (amountUnreadable)',
      ),
      patternInvalid: texts(
        '表达式不符合 RE2 语法（patternInvalid）',
        '運算式不符合 RE2 語法（patternInvalid）',
        'the pattern is no regular expression of RE2 (patternInvalid)',
      ),
      groupsInvalid: texts(
        '缺少 amount 分组，或有未知的分组（groupsInvalid）',
        '缺少 amount 群組，或有未知的群組（groupsInvalid）',
        'the group “amount” is missing, or there is an unknown one (groupsInvalid)',
      ),
      patternTooLarge: texts(
        '表达式过大，无法快速执行（patternTooLarge）',
        '運算式過大，無法快速執行（patternTooLarge）',
        'the pattern is too large to be quick (patternTooLarge)',
      ),
    },
  },
  productRefused: {
    reason: {
      minimumAboveMaximum: texts(
        '最小金额大于最大金额',
        '最小金額大於最大金額',
        'the smallest amount is above the largest',
      ),
      ownMainProduct: texts(
        '产品不能以自己为主产品',
        '產品不能以自己為主產品',
        'a product cannot be its own main product',
      ),
      mainProductDiffers: texts(
        '主产品的类型或币种不同',
        '主產品的類型或幣別不同',
        'the main product is of another kind or currency',
      ),
      mainProductHasMain: texts(
        '主产品自己另有主产品',
        '主產品自己另有主產品',
        'the main product has a main product itself',
      ),
    },
  },
  callbackUrlRefused: {
    reason: addressRefusalLabels,
  },
  scriptInvalid: { reason: scriptInvalidLabels },
  scriptTestFailed: failedSampleLabels,
  scriptSampleMissing: { entryPoint: scriptEntryPointLabels },
};

/** The message of a refusal in the reader's language. */
export function refusalText(name: ErrorName, params: ErrorParams, language: Language): string {
  const words = wordsOfCodes[name];
  const vocabularies = typeof words === 'function' ? words(params) : words;
  return fillMessage(errorCatalogue[name].message[language], withLabels(params, vocabularies, language));
}
