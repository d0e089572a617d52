// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { readPermissions } from '../permission-table.ts';
import type { OperationId } from './io.ts';

/** Roles of the platform. */
export const roles = ["superAdmin","admin","supplier","merchant","customerService","technicalMaintenance","technicalSupport"] as const;
/** Role of a user. */
export type Role = (typeof roles)[number];

/** Tenant scope: the rows that a role sees through an operation. */
export type Scope = 'all' | 'ownMerchant' | 'supplierTree' | 'self';

/** Roles that may call an operation, its requirements and its effects. */
export interface Permission {
  /** Needs no token. */
  readonly public: boolean;
  /** Roles that may call it, each with its tenant scope. */
  readonly roles: Readonly<Partial<Record<Role, Scope>>>;
  /** Needs a second-level token. */
  readonly secondLevel: boolean;
  /** Reachable by a session that must first bind an authenticator. */
  readonly duringBinding: boolean;
  /** Writes data. */
  readonly writes: boolean;
  /** Writes an audit record. */
  readonly audit: boolean;
  /** Moves money: requires identity verification and pay password if the settings say so. */
  readonly movesMoney?: boolean;
}

/** Roles whose accounts each role may change, and that it may assign. Never above its own. */
export const managedRoles: Readonly<Record<Role, readonly Role[]>> = {"superAdmin":["superAdmin","admin","supplier","merchant","customerService","technicalMaintenance","technicalSupport"],"admin":["admin","supplier","merchant","customerService","technicalMaintenance","technicalSupport"],"supplier":[],"merchant":[],"customerService":[],"technicalMaintenance":[],"technicalSupport":[]};

/** Permission of each operation. */
export const permissions = /* @__PURE__ */ (() =>
  readPermissions(
    roles,
    '-------pwr ssssssswr sssssssb sssssssbwr aassssswr aasssss sssssss aasssss2wr sssssss2wr aa--aaa aat-aaa aa----- aa-----2wr aa-----wr aatmaa- sssssssw aatmaaa a------2wr a------ aat---- aat-aa- aat----wr aat----2wr -------pwm aa-m---2wrm aa-m--- aat----2wrm aa-ma--wr aa-----2wrm aa--aa- aa--a--wr aa-m---wr -------pw aat----wrm a----a- a------wr aa---a- aa-ma-- aa-maa- ---m---2wr aa-m---2wr aatm--- -------p aaaa-a- aaaaaa- aaaaaaa aaa-aa-',
    `session login0 loginSecondLevel1 info2 logout3 forceLogout4 list5 listOwn6 endOthers1 changePassword1 setLanguage1 setPayPassword1
authenticator bind3 confirmBind3 unbind7 bindForProfile8 confirmBindForProfile8 unbindForProfile8
users options9 supplierOptions10 unusedOptions11 enableGoogleVerify12 setAllowModify13 totalBalance14 setKyc12
messages list6 content6 markRead15 remove15 restore15 listBox6 markAllRead15
search find16
admin addUser17 listUsers18 listSupplierProxies19 updateUser17 deleteUser17 repairUser17 resetPayPassword12
resources detail20 staticInfo20 enable21 list20 add22 update22 delete22 reveal22
orders create23 createBatch24 uploadFlag25 list14 statusCounts14 latest10 profile18 supplement26 reselect13 reject21 freeResource21 callback27 reverse28 statistics14 simpleStatistics14 statuses16 marks16 allocationInfo29 dossier14 updateMark30 unlock13
payouts cancel31 approveRejection13 refuseRejection13 reportDeclined21 reportUnknown21 dispute13 resolveException28
payoutClaims claim21 cancel21
statements ingest32 list20 matchByHand26 ignore21 rematch33
savedViews list6 add1 update1 share13 setDefault15 delete1
messageTemplates list34 add35 update35 delete35 test34
monitorDevices list20 add22 update21 rotateToken22 revoke21
monitorLogs report32 clear17 list29
securityNodes accounts18 list18 leaks18
securityPatches list18 add17
orderCallbacks listDetails36 list36 delete12 resendMany27 previewResend37 listResends38 listResendResults38 cancelResend27
exports columns6 start1 list6 piece6 cancel1 delete1
dataClearings list34
system health34 resetResourcePool17 fixResources17 listSettings16
todo list16
products options16 list29 add17 update17
merchants signingKey39 list29 detail38 add12 update12 enable13 rotateKey40 revokeOldKey40 adjustBalance28 clearBalance28
suppliers list10 add22 update22 enable21 adjustDeposit28
userProducts list41 add22 update22 delete22
fundRecords list14
adjustments list29 refuse12
cashier order42 tell32
simulator status18 set35 report32
errorLogs list34 listGroups34 clear17 save32
settings RedWalletCount36,17 EnableService36,17 OrderTimeoutMinutes36,17 EnableIpChangedCheck36,17 EnablePayPassword43,17 KYC43,17 NeedNameCheck36,17 MessageDelay36,17 MonitorLiveTime36,17 OrderStatisticsTimeFormat44,17 ShowLogo45,17 DataClearCycle36,17 BotToken18,17 TransferBotToken18,17 SecurityFreqParameters36,17 GlobalSecuritySetting36,17 EnableSystemCheck36,17 FixSecurityChainSupplementLimit36,17 AutoCreateRelateSupplier36,17 AutoCreateRelateMerchant36,17 AllowOneMonitorAccountMoreUser36,17 UsdtAuto36,17 BotConstantReminder36,17 BotAutoSendFundRecord36,17 LimitMode36,17 CompleteTimeFilter44,17 SupplierUnifyQueryGroup36,17 CanTimeoutSupplement46,17 CanClearMerchantBalance36,17 IsSupplierRemoveBalanceOnOrderFinished36,17 ShowUserStatisticInfo45,17 IsNewPayUrl36,17 HighPerfOrderQuery44,17 AlipayToAlipayByHandSubmitName36,17 CardCountry36,17 TimeoutCallbackTime36,17 ApiUrl36,17 ContactInfo45,17 SysFlag36,17 AllowPictureQueryOrder36,17 CompleteCheckOrderTime36,17 SendSmsMessageUrl18,17 PayoutBatchCalculateAmount36,17 LimitUseSuccessAmount36,17 AutoAssignPayoutOrder36,17 GatewayOrderRejectToPayoutPool36,17 ShowBatchButton46,17 BotRemindCallbackUrl18,17`,
  ) as Readonly<Record<OperationId, Permission>>)();
