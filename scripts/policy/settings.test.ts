import { type SettingName, settingDefinitions } from '@platform/sdk/settings';
import { describe, expect, it } from 'vitest';
import { type NamedTest, problemWith } from './named-tests.ts';

const server = 'apps/server/src/domains';
const flip = `${server}/access/settings/settings.flip.test.ts`;

/** For each of the 48 settings: the test that changes it and checks the effect, or its future use. */
const settings: Readonly<Record<SettingName, NamedTest | 'payouts' | 'bots' | 'later'>> = {
  redWalletCount: {
    file: `${server}/orders/allocation/allocation.settings.test.ts`,
    title: 'redWalletCount limits the orders of an account for red packets',
  },
  enableService: {
    file: `${server}/orders/orders/orders.create.test.ts`,
    title: 'is refused while the service is off, and for a disabled merchant',
  },
  OrderTimeoutMinutes: {
    file: `${server}/orders/allocation/allocation.calls.test.ts`,
    title: 'times out when OrderTimeoutMinutes are over, as the setting was when it was allocated',
  },
  EnableIpChangedCheck: {
    file: flip,
    title: 'EnableIpChangedCheck ends a session whose address changed, but only while it is on',
  },
  EnablePayPassword: {
    file: `${server}/access/users/money-rights.test.ts`,
    title:
      'is required from merchants and suppliers while EnablePayPassword is on, and opens their second level',
  },
  KYC: {
    file: `${server}/access/users/money-rights.test.ts`,
    title: 'is required while KYC is on, only from users that move money',
  },
  NeedNameCheck: {
    file: `${server}/receipts/statements/matching.test.ts`,
    title: 'on: only money from the order’s payer completes it',
  },
  MessageDelay: {
    file: `${server}/receipts/statements/matching.test.ts`,
    title: 'follows a change of MessageDelay at once, in both directions',
  },
  MonitorLiveTime: {
    file: `${server}/receipts/monitor-logs/report.test.ts`,
    title: 'the current MonitorLiveTime decides whether an account that needs a monitor gets orders',
  },
  OrderStatisticsTimeFormat: {
    file: `${server}/insight/statistics/statistics.calls.test.ts`,
    title: 'uses the interval of OrderStatisticsTimeFormat at once',
  },
  ShowLogo: { file: flip, title: 'shows the logo depending on ShowLogo' },
  DataClearCycle: {
    file: `${server}/operations/data-clearing/data-clearing.test.ts`,
    title: 'deletes rows older than the current DataClearCycle',
  },
  BotToken: {
    file: `${server}/operations/bots/bots.test.ts`,
    title: 'waits without a token, and says so',
  },
  TransferBotToken: {
    file: `${server}/operations/bots/bot-questions.test.ts`,
    title: 'answers only once TransferBotToken is set',
  },
  SecurityFreqParameters: {
    file: `${server}/receipts/security-chain/linking.test.ts`,
    title: 'SecurityFreqParameters.type selects the messages that form chains',
  },
  GlobalSecuritySetting: {
    file: `${server}/receipts/security-chain/linking.test.ts`,
    title: 'GlobalSecuritySetting',
  },
  EnableSystemCheck: {
    file: `${server}/operations/system-check/system-check.test.ts`,
    title: 'EnableSystemCheck switches it off and on at once',
  },
  FixSecurityChainSupplementLimit: {
    file: `${server}/receipts/security-chain/supplements.test.ts`,
    title: 'FixSecurityChainSupplementLimit takes effect at once in both directions; 0 allows none',
  },
  AutoCreateRelateSupplier: {
    file: `${server}/parties/admin/admin.add.test.ts`,
    title: 'AutoCreateRelateSupplier gives a new merchant a related supplier',
  },
  AutoCreateRelateMerchant: {
    file: `${server}/parties/admin/admin.add.test.ts`,
    title: 'AutoCreateRelateMerchant gives a new supplier a related merchant',
  },
  AllowOneMonitorAccountMoreUser: {
    file: `${server}/receipts/statements/matching.test.ts`,
    title: 'off: a device’s messages count only for its owner’s accounts',
  },
  UsdtAuto: {
    file: `${server}/receipts/statements/matching.usdt.test.ts`,
    title: 'waits for an operator while UsdtAuto is off',
  },
  BotConstantReminder: {
    file: `${server}/operations/bots/reminders.test.ts`,
    title: 'is said again while BotConstantReminder is on, at growing distances, until it is handled',
  },
  BotAutoSendFundRecord: {
    file: `${server}/operations/bots/fund-reports.test.ts`,
    title: 'are sent each morning while BotAutoSendFundRecord is on, once for each day and group',
  },
  LimitMode: {
    file: `${server}/orders/allocation/allocation.settings.test.ts`,
    title: 'LimitMode includes or ignores the supplier’s balance',
  },
  CompleteTimeFilter: {
    file: `${server}/orders/orders/orders.list.calls.test.ts`,
    title: 'filters by completion time while CompleteTimeFilter is on, unless the call names the time',
  },
  SupplierUnifyQueryGroup: {
    file: `${server}/orders/orders/orders.list.calls.test.ts`,
    title:
      'includes a supplier’s team while SupplierUnifyQueryGroup names a group, otherwise only the supplier',
  },
  CanTimeoutSupplement: {
    file: `${server}/payouts/order-actions/order-actions.test.ts`,
    title: 'of a timed-out order depends on CanTimeoutSupplement',
  },
  CanClearMerchantBalance: {
    file: `${server}/parties/adjustments/adjustments.calls.test.ts`,
    title: 'is possible only while CanClearMerchantBalance is on',
  },
  IsSupplierRemoveBalanceOnOrderFinished: {
    file: `${server}/orders/allocation/allocation.settings.test.ts`,
    title:
      'IsSupplierRemoveBalanceOnOrderFinished subtracts orders from that balance when they are paid, or at once',
  },
  ShowUserStatisticInfo: {
    file: `${server}/insight/statistics/statistics.calls.test.ts`,
    title: 'shows nothing while ShowUserStatisticInfo is off',
  },
  IsNewPayUrl: {
    file: `${server}/orders/cashier/cashier.test.ts`,
    title:
      'is the account’s link while IsNewPayUrl is off, once the order has an account; an issued link does not change',
  },
  HighPerfOrderQuery: {
    file: `${server}/orders/orders/orders.list.calls.test.ts`,
    title: 'counts no total while HighPerfOrderQuery is on, and pages by cursor to the end',
  },
  AlipayToAlipayByHandSubmitName: {
    file: `${server}/receipts/statements/matching.hints.test.ts`,
    title:
      'a wallet’s payer is asked for a name, and money from that name completes the order when names are checked',
  },
  CardCountry: {
    file: `${server}/orders/resources/resources.country.test.ts`,
    title: 'a bank account without a currency gets the currency and rules of CardCountry',
  },
  TimeoutCallbackTime: {
    file: flip,
    title: 'a callback waits for its receiver as long as TimeoutCallbackTime',
  },
  ApiUrl: {
    file: `${server}/orders/cashier/cashier.test.ts`,
    title: 'starts with the called address, or with ApiUrl once it is set; an issued link does not change',
  },
  ContactInfo: { file: flip, title: 'has the contact of ContactInfo, with its lines' },
  SysFlag: { file: flip, title: 'includes SysFlag, as does the next callback' },
  AllowPictureQueryOrder: {
    file: `${server}/operations/bots/bot-pictures.test.ts`,
    title:
      'is answered while AllowPictureQueryOrder is on, with the order that its reference and amount name',
  },
  CompleteCheckOrderTime: {
    file: `${server}/receipts/completion-checks/completion-checks.test.ts`,
    title: 'an order completed by hand without a message becomes suspicious after CompleteCheckOrderTime',
  },
  SendSmsMessageUrl: {
    file: `${server}/operations/bots/outward.test.ts`,
    title: 'go to SendSmsMessageUrl, once for all administrators',
  },
  PayoutBatchCalculateAmount: {
    file: `${server}/payouts/payout-batches/payout-batches.calls.test.ts`,
    title: 'stops at the limits while PayoutBatchCalculateAmount is on, and warns of them while it is off',
  },
  LimitUseSuccessAmount: {
    file: `${server}/orders/allocation/allocation.settings.test.ts`,
    title: 'LimitUseSuccessAmount counts only paid amounts towards the daily limit, or reserved ones too',
  },
  AutoAssignPayoutOrder: {
    file: `${server}/payouts/payouts/payouts.assignment.test.ts`,
    title: 'waits in the pool while AutoAssignPayoutOrder is off, and is assigned once it is on',
  },
  GatewayOrderRejectToPayoutPool: {
    file: `${server}/payouts/payouts/payouts.decisions.test.ts`,
    title:
      'declined: the payout returns to the pool while GatewayOrderRejectToPayoutPool is on, from the next call on',
  },
  ShowBatchButton: {
    file: `${server}/orders/orders/batch/batch.uploads.test.ts`,
    title: 'follows %s at once',
  },
  BotRemindCallbackUrl: {
    file: `${server}/operations/bots/outward.test.ts`,
    title: 'go to BotRemindCallbackUrl, signed, and so does that they were handled',
  },
};

describe('each of the 48 settings', () => {
  it('is in this list', () => {
    expect(Object.keys(settings).sort()).toEqual(Object.keys(settingDefinitions).sort());
    expect(Object.keys(settings)).toHaveLength(48);
  });

  it('that takes effect today is changed by an existing test', () => {
    const problems = Object.values(settings).flatMap((entry) =>
      typeof entry === 'string' ? [] : (problemWith(entry) ?? []),
    );
    expect(problems).toEqual([]);
  });

  it('takes effect in the part that openapi/settings.yaml names', () => {
    const said = Object.values(settingDefinitions).map(({ name, acts }) => [name, acts]);
    const shown = Object.values(settingDefinitions).map(({ name }) => {
      const entry = settings[name];
      return [name, typeof entry === 'string' ? entry : 'today'];
    });
    expect(shown).toEqual(said);
  });
});
