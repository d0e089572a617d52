import { type SettingName, settingDefinitions } from '@platform/sdk/settings';
import { describe, expect, it } from 'vitest';
import { type NamedTest, problemWith } from './named-tests.ts';

const server = 'apps/server/src/domains';
const flip = `${server}/access/settings/settings.flip.test.ts`;

/** For each of the 48 settings: the test that changes it and checks the effect, or its future use. */
const settings: Readonly<Record<SettingName, NamedTest | 'payouts' | 'bots' | 'later'>> = {
  redWalletCount: {
    file: `${server}/orders/allocation/allocation.settings.test.ts`,
    title: 'redWalletCount is how many orders an account holds where payers send red packets',
  },
  enableService: {
    file: `${server}/orders/orders/orders.create.test.ts`,
    title: 'while the service is switched off, and for a merchant that is',
  },
  OrderTimeoutMinutes: {
    file: `${server}/orders/allocation/allocation.calls.test.ts`,
    title: 'times out when OrderTimeoutMinutes are over, as the setting was when it was allocated',
  },
  EnableIpChangedCheck: {
    file: flip,
    title: 'EnableIpChangedCheck ends a sign-in whose address changed, and lets it be while it is off',
  },
  EnablePayPassword: {
    file: `${server}/access/users/money-rights.test.ts`,
    title: 'is asked of merchants and suppliers while EnablePayPassword is on, and opens their second level',
  },
  KYC: {
    file: `${server}/access/users/money-rights.test.ts`,
    title: 'is asked for while KYC is on, of whoever moves money, and of nobody else',
  },
  NeedNameCheck: {
    file: `${server}/receipts/statements/matching.test.ts`,
    title: 'switched on, only money of the order’s payer completes it',
  },
  MessageDelay: {
    file: `${server}/receipts/statements/matching.test.ts`,
    title: 'follows MessageDelay at once, in both directions',
  },
  MonitorLiveTime: {
    file: `${server}/receipts/monitor-logs/report.test.ts`,
    title:
      'MonitorLiveTime decides whether an account that needs a monitor gets orders, as it is at the moment',
  },
  OrderStatisticsTimeFormat: {
    file: `${server}/insight/statistics/statistics.calls.test.ts`,
    title: 'steps by the length that OrderStatisticsTimeFormat says, at once',
  },
  ShowLogo: { file: flip, title: 'shows the mark as ShowLogo says' },
  DataClearCycle: {
    file: `${server}/operations/data-clearing/data-clearing.test.ts`,
    title: 'clears what is older than DataClearCycle says, as it says at that moment',
  },
  BotToken: 'bots',
  TransferBotToken: 'bots',
  SecurityFreqParameters: {
    file: `${server}/receipts/security-chain/linking.test.ts`,
    title: 'SecurityFreqParameters.type says which messages chains are made of',
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
    title: 'FixSecurityChainSupplementLimit acts at once, up and down; at 0 there are none',
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
    title: 'switched off, what a device reports is believed of its owner’s accounts alone',
  },
  UsdtAuto: {
    file: `${server}/receipts/statements/matching.usdt.test.ts`,
    title: 'is left to a person while UsdtAuto is off',
  },
  BotConstantReminder: 'bots',
  BotAutoSendFundRecord: 'bots',
  LimitMode: {
    file: `${server}/orders/allocation/allocation.settings.test.ts`,
    title: 'LimitMode asks for the supplier’s balance, or does not',
  },
  CompleteTimeFilter: {
    file: `${server}/orders/orders/orders.list.calls.test.ts`,
    title: 'means completion by its times while CompleteTimeFilter is on, unless it says which',
  },
  SupplierUnifyQueryGroup: {
    file: `${server}/orders/orders/orders.list.calls.test.ts`,
    title:
      'means a supplier with its team while SupplierUnifyQueryGroup names a group, and the supplier alone otherwise',
  },
  CanTimeoutSupplement: {
    file: `${server}/payouts/order-actions/order-actions.test.ts`,
    title: 'of a timed-out order hangs on its setting',
  },
  CanClearMerchantBalance: {
    file: `${server}/parties/adjustments/adjustments.calls.test.ts`,
    title: 'is possible only while CanClearMerchantBalance is on',
  },
  IsSupplierRemoveBalanceOnOrderFinished: {
    file: `${server}/orders/allocation/allocation.settings.test.ts`,
    title:
      'IsSupplierRemoveBalanceOnOrderFinished takes orders off that balance when they are paid, or at once',
  },
  ShowUserStatisticInfo: {
    file: `${server}/insight/statistics/statistics.calls.test.ts`,
    title: 'shows nothing while ShowUserStatisticInfo is off',
  },
  IsNewPayUrl: {
    file: `${server}/orders/cashier/cashier.test.ts`,
    title:
      'is the link of the account while IsNewPayUrl is off, known once there is one; one given out stays',
  },
  HighPerfOrderQuery: {
    file: `${server}/orders/orders/orders.list.calls.test.ts`,
    title: 'counts no total while HighPerfOrderQuery is on, and pages by cursor to the end',
  },
  AlipayToAlipayByHandSubmitName: {
    file: `${server}/receipts/statements/matching.hints.test.ts`,
    title:
      'asks a wallet’s payer for the name, and money of that name completes the order where names are checked',
  },
  CardCountry: {
    file: `${server}/orders/resources/resources.country.test.ts`,
    title: 'a bank account that names no currency begins in the country of CardCountry, with its rules',
  },
  TimeoutCallbackTime: {
    file: flip,
    title: 'a callback waits for its receiver as long as TimeoutCallbackTime says',
  },
  ApiUrl: {
    file: `${server}/orders/cashier/cashier.test.ts`,
    title:
      'begins with the address that was called, or with ApiUrl as soon as it is set; one given out stays',
  },
  ContactInfo: { file: flip, title: 'has the contact of ContactInfo, with its lines' },
  SysFlag: { file: flip, title: 'and the next callback carry SysFlag' },
  AllowPictureQueryOrder: 'bots',
  CompleteCheckOrderTime: {
    file: `${server}/receipts/completion-checks/completion-checks.test.ts`,
    title:
      'one completed by hand that no message ever told of is suspicious, once CompleteCheckOrderTime is over',
  },
  SendSmsMessageUrl: 'bots',
  PayoutBatchCalculateAmount: 'payouts',
  LimitUseSuccessAmount: {
    file: `${server}/orders/allocation/allocation.settings.test.ts`,
    title: 'LimitUseSuccessAmount counts what is paid towards the daily limit, or what is awaited too',
  },
  AutoAssignPayoutOrder: {
    file: `${server}/payouts/payouts/payouts.assignment.test.ts`,
    title: 'waits in the pool while AutoAssignPayoutOrder is off, and is given as soon as it is on',
  },
  GatewayOrderRejectToPayoutPool: {
    file: `${server}/payouts/payouts/payouts.decisions.test.ts`,
    title:
      'declined, goes back to the pool where GatewayOrderRejectToPayoutPool is on, from the next call on',
  },
  ShowBatchButton: {
    file: `${server}/orders/orders/batch/batch.uploads.test.ts`,
    title: 'follows %s at once',
  },
  BotRemindCallbackUrl: 'bots',
};

describe('each of the 48 settings', () => {
  it('is in this list', () => {
    expect(Object.keys(settings).sort()).toEqual(Object.keys(settingDefinitions).sort());
    expect(Object.keys(settings)).toHaveLength(48);
  });

  it('that acts today is flipped by a test that exists', () => {
    const problems = Object.values(settings).flatMap((entry) =>
      typeof entry === 'string' ? [] : (problemWith(entry) ?? []),
    );
    expect(problems).toEqual([]);
  });

  it('acts when openapi/settings.yaml says', () => {
    const said = Object.values(settingDefinitions).map(({ name, acts }) => [name, acts]);
    const shown = Object.values(settingDefinitions).map(({ name }) => {
      const entry = settings[name];
      return [name, typeof entry === 'string' ? entry : 'today'];
    });
    expect(shown).toEqual(said);
  });
});
