import {
  addTemplate,
  type NewMessageTemplate,
} from '../../domains/receipts/message-templates/message-templates.service.ts';
import type { Queryable } from '../connection.ts';

/** Columns of the table below: name, sender, parsing pattern and a sample message. */
type Line = readonly [name: string, sender: string, pattern: string, sample: string];

const amount = '(?P<amount>[\\d,]+(?:\\.\\d{1,2})?)';
const balance = '(?P<balance>[\\d,]+\\.\\d{2})';
const payer = '(?P<payerName>[A-Za-z][A-Za-z .]*?)';
const tail = '(?P<accountTail>\\d{4})';
const upiReference = '(?P<utr>\\d{12})';
const anyReference = '(?P<utr>[A-Z0-9]{12,22})';
const time = '(?P<time>[\\w:/ -]{8,20}?)';

/** Text messages of banks, each bank in its own wording. */
const indianBanks: readonly Line[] = [
  [
    'Ganga Bank',
    '[A-Z]{2}-GANGAB(?:-S)?',
    `Rs\\.? ?${amount} credited to a/c \\w*?${tail} on ${time} by ${payer} \\(UPI Ref No ${upiReference}\\)(?:\\. Avl Bal Rs\\.? ?${balance})?`,
    'Rs.500.00 credited to a/c XX4821 on 21-11-26 by ASHA RAO (UPI Ref No 432109876543). Avl Bal Rs.12,500.75 -Ganga Bank',
  ],
  [
    'Deccan Bank',
    '[A-Z]{2}-DECCNB(?:-S)?',
    `A/c \\*+${tail} (?P<direction>credited|debited) for INR ${amount} on ${time}; ${payer}; Ref ${anyReference}\\.(?: Bal: INR ${balance})?`,
    'Dear customer, A/c **4821 credited for INR 1,500.00 on 21Nov26 14:05; ASHA RAO; Ref 432109876543. Bal: INR 13,999.00',
  ],
  [
    'Malabar Bank',
    '[A-Z]{2}-MALBRB(?:-S)?',
    `INR ${amount} (?P<direction>credited|debited) (?:to|from) your account ending ${tail}(?: via UPI)? from ${payer}\\. UTR:? ?${anyReference}\\.(?: Balance is INR ${balance})?`,
    'INR 2,000.00 credited to your account ending 4821 via UPI from ASHA RAO. UTR: 432109876543. Balance is INR 15,999.00',
  ],
  [
    'Vindhya Bank',
    '[A-Z]{2}-VINDHB(?:-S)?',
    `UPI/(?P<direction>CR|DR)/${upiReference}/${payer}/.*? a/c x${tail} Rs ${amount}(?: Cl Bal ${balance})?`,
    'UPI/CR/432109876543/ASHA RAO/VINDHYA a/c x4821 Rs 750.00 Cl Bal 16,749.00',
  ],
  [
    'Coromandel Bank',
    '[A-Z]{2}-CORMNB',
    `Credit Alert! Rs ${amount} received in A/C X${tail} from ${payer} through (?:UPI|IMPS)\\. RRN ${upiReference}(?:\\. Total bal Rs ${balance})?`,
    'Credit Alert! Rs 900.50 received in A/C X4821 from ASHA RAO through IMPS. RRN 432109876543. Total bal Rs 17,649.50',
  ],
  [
    'Konkan Bank',
    '[A-Z]{2}-KONKNB',
    `Acct XX${tail} is (?P<direction>credited|debited) with Rs\\.${amount} on ${time} by UPI txn ${upiReference} ${payer}\\.`,
    'Acct XX4821 is credited with Rs.300.00 on 21/11/26 by UPI txn 432109876543 ASHA RAO.',
  ],
  [
    'Satpura Bank',
    '[A-Z]{2}-SATPUB',
    `NEFT (?P<direction>credit|debit) of INR ${amount} (?:in|from) A/c ..${tail} from ${payer}, UTR ${anyReference}(?:\\. Avail bal INR ${balance})?`,
    'NEFT credit of INR 25,000.00 in A/c ..4821 from ASHA RAO, UTR GANGN52026112100. Avail bal INR 40,000.00',
  ],
  [
    'Narmada Bank',
    '[A-Z]{2}-NRMDAB',
    `₹${amount} deposited to ac no\\. x+${tail}, sender ${payer}, transaction id ${anyReference}`,
    '₹1,200.00 deposited to ac no. xxxx4821, sender ASHA RAO, transaction id 432109876543',
  ],
  [
    'Kaveri Bank',
    '[A-Z]{2}-KAVERB',
    `Your a/c no\\. X+${tail} has been (?P<direction>credited|debited) by Rs\\. ?${amount} on ${time} \\(${anyReference}\\)(?: remitter ${payer})?\\. `,
    'Your a/c no. XXXXX4821 has been credited by Rs. 640.00 on 21-11-2026 (432109876543) remitter ASHA RAO. Call 1800 if not you.',
  ],
  [
    'Aravalli Bank',
    '[A-Z]{2}-ARVALB',
    `RTGS (?P<direction>inward|outward) INR ${amount} A/c ${tail} UTR ${anyReference} (?:remitter|beneficiary) ${payer}\\.`,
    'RTGS inward INR 2,50,000.00 A/c 4821 UTR GANGR52026112100000001 remitter ASHA RAO.',
  ],
  [
    'Nilgiri Bank',
    '[A-Z]{2}-NILGRB',
    `Received Rs ${amount} in A/c \\*${tail} from VPA \\S+ \\(${payer}\\) UPI ref ${upiReference}`,
    'Received Rs 410.00 in A/c *4821 from VPA asha.rao@malabar (ASHA RAO) UPI ref 432109876543',
  ],
  [
    'Chambal Bank',
    '[A-Z]{2}-CHMBLB',
    `IMPS of Rs ${amount} (?P<direction>credited|debited) A/C ${tail} on ${time}\\. Ref no ${upiReference}\\. (?:By|To) ${payer}\\.`,
    'IMPS of Rs 5,000.00 credited A/C 4821 on 21-11-26. Ref no 432109876543. By ASHA RAO.',
  ],
];

const mobileMoney: readonly Line[] = [
  [
    'M-Pesa',
    'MPESA|M-PESA',
    `(?P<utr>[A-Z0-9]{8,12}) Confirmed\\.? ?You have received Ksh ?${amount} from ${payer} \\d{9,12} on ${time}\\.? New M-PESA balance is Ksh ?${balance}`,
    'SKL4ABC12D Confirmed.You have received Ksh1,250.00 from ASHA WAMBUI 254700123456 on 21/11/26 at 2:05 PM New M-PESA balance is Ksh9,310.00.',
  ],
  [
    'M-Pesa, money out',
    'MPESA|M-PESA',
    `(?P<utr>[A-Z0-9]{8,12}) Confirmed\\.? ?Ksh ?${amount} (?P<direction>sent|paid) to .*? New M-PESA balance is Ksh ?${balance}`,
    'SKL4ABC13E Confirmed. Ksh400.00 sent to SAVANNA SHOP on 21/11/26 at 3:00 PM. New M-PESA balance is Ksh8,910.00.',
  ],
];

const chineseBanks: readonly Line[] = [
  [
    '长河银行',
    '95501',
    `尾号${tail}的账户${time}(?P<direction>收入|支出)人民币${amount}元,对方(?P<payerName>\\p{Han}{2,8}),流水号(?P<utr>\\d{10,20})(?:,余额${balance}元)?`,
    '【长河银行】您尾号4821的账户11-21 14:05收入人民币500.00元,对方王芳,流水号20261121000012345678,余额12500.75元。',
  ],
  [
    '东海银行',
    '95502',
    `账户\\*${tail}于(?P<time>[\\d月日: ]{5,20})(?P<direction>存入|转出)${amount}元\\((?P<payerName>\\p{Han}{2,8})转账\\),可用余额${balance}元`,
    '东海银行:您的账户*4821于11月21日14:05存入1,500.00元(王芳转账),可用余额13,999.00元。',
  ],
  [
    '云山银行',
    '95503',
    `(?P<payerName>\\p{Han}{2,8})向您尾号${tail}的卡转入${amount}元(?:,编号(?P<utr>\\d{10,20}))?`,
    '[云山银行]王芳向您尾号4821的卡转入300.00元,编号20261121000012345678。',
  ],
];

/** Notifications of apps; a page or a phone reads them from the screen. */
const applications: readonly Line[] = [
  ['WeChat', 'wechat', `微信支付收款${amount}元`, '微信支付收款100.25元(朋友到店)'],
  [
    'Alipay',
    'alipay',
    `(?P<payerName>\\p{Han}{2,8})通过扫码向你付款${amount}元`,
    '王芳通过扫码向你付款88.00元',
  ],
];

const indianApplications: readonly Line[] = [
  [
    'SwiftPay',
    'swiftpay',
    `${payer} paid you ₹${amount}\\. UPI transaction ID: ${upiReference}`,
    'ASHA RAO paid you ₹320.00. UPI transaction ID: 432109876543',
  ],
  [
    'RupeeTap',
    'rupeetap',
    `₹${amount} received from ${payer} · UTR ${upiReference}`,
    '₹450.00 received from ASHA RAO · UTR 432109876543',
  ],
  [
    'PayNest',
    'paynest',
    `Money received! Rs ${amount} by ${payer} ref ${upiReference}`,
    'Money received! Rs 275.00 by ASHA RAO ref 432109876543',
  ],
];

const set = (
  lines: readonly Line[],
  kind: NewMessageTemplate['kind'],
  currency: NewMessageTemplate['currency'],
  sampleSender: (sender: string) => string,
): NewMessageTemplate[] =>
  lines.map(([name, senderPattern, pattern, sample]) => ({
    ...{ name, kind, senderPattern, pattern, currency, sample, sampleSender: sampleSender(senderPattern) },
    direction: 'in',
    accountKind: null,
    priority: 100,
    enabled: true,
  }));

const phoneSender = (pattern: string) =>
  pattern.replace('[A-Z]{2}', 'VM').replace('(?:-S)?', '').split('|')[0] ?? pattern;

/** The banks and apps are fictional, except M-Pesa, WeChat and Alipay. */
export const demoTemplates: readonly NewMessageTemplate[] = [
  ...set(indianBanks, 'sms', 'INR', phoneSender),
  ...set(mobileMoney, 'sms', 'KES', phoneSender),
  ...set(chineseBanks, 'sms', 'CNY', phoneSender),
  ...set(indianApplications, 'webMessage', 'INR', phoneSender),
  ...set(applications, 'webMessage', 'CNY', phoneSender),
];

export async function addDemoTemplates(tx: Queryable, now: Date): Promise<void> {
  for (const template of demoTemplates) await addTemplate(tx, template, now);
}
