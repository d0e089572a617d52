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
    '-------pwr ssssssswr sssssssb sssssssbwr aassssswr aasssss sssssss aasssss2wr sssssss2wr aa--aaa aat-aaa aa----- aa-----2wr aa-----wr aatmaa- sssssssw aatmaaa a------2wr a------ aat---- aat-aa- aat----wr aat----2wr -------pwm aa-m---2wrm aa-m--- aat----2wrm aa-ma--wr aa-----2wrm aa--aa- aa--a--wr aa-m---wrm aa-----wrm aat----wrm -------pw a----a- a------wr aa---a- aa-ma-- aa-maa- ---m---2wr aa-m---2wr aatm--- -------p aaaa-a- aaaaaa- aaaaaaa aaa-aa-',
    `session login0 loginSecondLevel1 info2 logout3 forceLogout4 list5 listOwn6 endOthers1 changePassword1 setLanguage1 setPayPassword1
authenticator bind3 confirmBind3 unbind7 bindForProfile8 confirmBindForProfile8 unbindForProfile8
users options9 supplierOptions10 unusedOptions11 enableGoogleVerify12 setAllowModify13 totalBalance14 setKyc12
messages list6 content6 markRead15 remove15 restore15 listBox6 markAllRead15
search find16
admin addUser17 listUsers18 listSupplierProxies19 updateUser17 deleteUser17 repairUser17 resetPayPassword12
resources detail20 staticInfo20 enable21 list20 add22 update22 delete22 reveal22
orders create23 createBatch24 uploadFlag25 list14 statusCounts14 latest10 profile18 supplement26 reselect13 reject21 freeResource21 callback27 reverse28 statistics14 simpleStatistics14 statuses16 marks16 allocationInfo29 dossier14 updateMark30 unlock13
payouts cancel31 approveRejection32 refuseRejection13 reportDeclined21 reportUnknown21 dispute13 resolveException28
payoutClaims claim33 cancel21
statements ingest34 list20 matchByHand26 ignore21 rematch33
savedViews list6 add1 update1 share13 setDefault15 delete1
messageTemplates list35 add36 update36 delete36 test35
monitorDevices list20 add22 update21 rotateToken22 revoke21
monitorLogs report34 clear17 list29
securityNodes accounts18 list18 leaks18
securityPatches list18 add17
orderCallbacks listDetails37 list37 delete12 resendMany27 previewResend38 listResends39 listResendResults39 cancelResend27
exports columns6 start1 list6 piece6 cancel1 delete1
dataClearings list35
system health35 resetResourcePool17 fixResources17 listSettings16
todo list16
products options16 list29 add17 update17
merchants signingKey40 list29 detail39 add12 update12 enable13 rotateKey41 revokeOldKey41 adjustBalance28 clearBalance28
suppliers list10 add22 update22 enable21 adjustDeposit28
userProducts list42 add22 update22 delete22
fundRecords list14
adjustments list29 refuse12
cashier order43 tell34
simulator status18 set36 report34
errorLogs list35 listGroups35 clear17 save34
settings RedWalletCount37,17 EnableService37,17 OrderTimeoutMinutes37,17 EnableIpChangedCheck37,17 EnablePayPassword44,17 KYC44,17 NeedNameCheck37,17 MessageDelay37,17 MonitorLiveTime37,17 OrderStatisticsTimeFormat45,17 ShowLogo46,17 DataClearCycle37,17 BotToken18,17 TransferBotToken18,17 SecurityFreqParameters37,17 GlobalSecuritySetting37,17 EnableSystemCheck37,17 FixSecurityChainSupplementLimit37,17 AutoCreateRelateSupplier37,17 AutoCreateRelateMerchant37,17 AllowOneMonitorAccountMoreUser37,17 UsdtAuto37,17 BotConstantReminder37,17 BotAutoSendFundRecord37,17 LimitMode37,17 CompleteTimeFilter45,17 SupplierUnifyQueryGroup37,17 CanTimeoutSupplement47,17 CanClearMerchantBalance37,17 IsSupplierRemoveBalanceOnOrderFinished37,17 ShowUserStatisticInfo46,17 IsNewPayUrl37,17 HighPerfOrderQuery45,17 AlipayToAlipayByHandSubmitName37,17 CardCountry37,17 TimeoutCallbackTime37,17 ApiUrl37,17 ContactInfo46,17 SysFlag37,17 AllowPictureQueryOrder37,17 CompleteCheckOrderTime37,17 SendSmsMessageUrl18,17 PayoutBatchCalculateAmount37,17 LimitUseSuccessAmount37,17 AutoAssignPayoutOrder37,17 GatewayOrderRejectToPayoutPool37,17 ShowBatchButton47,17 BotRemindCallbackUrl18,17`,
  ) as Readonly<Record<OperationId, Permission>>)();
