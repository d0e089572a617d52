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
  /** Changes the caller's own data: refused to a merchant or supplier who may not modify it. */
  readonly ownData?: boolean;
}

/** Roles whose accounts each role may change, and that it may assign. Never above its own. */
export const managedRoles: Readonly<Record<Role, readonly Role[]>> = {"superAdmin":["superAdmin","admin","supplier","merchant","customerService","technicalMaintenance","technicalSupport"],"admin":["admin","supplier","merchant","customerService","technicalMaintenance","technicalSupport"],"supplier":[],"merchant":[],"customerService":[],"technicalMaintenance":[],"technicalSupport":[]};

/** Permission of each operation. */
export const permissions = /* @__PURE__ */ (() =>
  readPermissions(
    roles,
    '-------pwr ssssssswr sssssssb sssssssbwr aassssswr aasssss sssssss aasssss2wr sssssss2wr aa--aaa aat-aaa aa----- aa-----2wr aa-----wr aatmaa- sssssssw aatmaaa a------2wr a------ aat---- aat-aa- aat----wr aat----2wro aat----2wr -------pwm aa-m---2wrm aa-m--- aa-----2wrm aat----2wrm aa-ma--wr aa--aa- aa--a--wr aa-m---wrm aa-----wrm aat----wrm a------wr a----aa a-----a2wr a-----awr a-----a -------pw a----a- aat----wro -------p aa---a- aa-m---2wr aa-ma-- aa-maa- ---m---2wr ---m---2wro aa-m---2wro aatm--- aaaa-a- aaaaaa- aaaaaaa aaa-aa-',
    `session login0 loginSecondLevel1 info2 logout3 forceLogout4 list5 listOwn6 endOthers1 changePassword1 setLanguage1 setTimeZone1 setPayPassword1
authenticator bind3 confirmBind3 unbind7 bindForProfile8 confirmBindForProfile8 unbindForProfile8
users options9 supplierOptions10 unusedOptions11 enableGoogleVerify12 setEnabled12 setAllowedAddresses12 setAllowModify13 totalBalance14 setKyc12
messages list6 content6 markRead15 remove15 restore15 listBox6 markAllRead15
search find16
admin addUser17 listUsers18 listSupplierProxies19 updateUser17 deleteUser17 repairUser17 resetPayPassword12
resources detail20 staticInfo20 enable21 setEnabled21 explain20 list20 add22 update22 delete22 reveal23
orders create24 createBatch25 uploadFlag26 createTest27 list14 statusCounts14 latest20 profile18 supplement28 reselect13 reject21 freeResource21 callback29 reverse27 statistics14 simpleStatistics14 breakdown14 statuses16 marks16 allocationInfo30 dossier14 updateMark31 unlock13
payouts cancel32 approveRejection33 refuseRejection13 reportDeclined21 reportUnknown21 dispute13 resolveException27 addProof21 proofs20
payoutClaims claim34 cancel21 next34 held19
payGateways list18 options9 add17 update17 setEnabled17 test35 send27
payScripts list36 options36 versions36 version36 add37 rename38 addVersion37 tryRun39 goLive37 bringBack37
payScriptRuns list36 detail36 queryAgain38
payoutBatches preview19 create21 list20 dossier20 cancel21 export28 download23 judge21 confirm28 handle28
payoutTemplates list11 options19 add12 update12 delete12 preview11
statements ingest40 list20 stateCounts20 detail20 candidates19 matchByHand28 ignore21 rematch34 resolveMany21 resolution19 stopResolution21
splitMatches add28 detail20 tolerances20 setTolerance17
savedViews list6 add1 update1 share13 setDefault15 delete1
messageTemplates list41 add17 update17 delete17 test41 order41 reorder17 trial41 rematch35 latestRematch41 stopRematch35
monitorDevices list20 add22 update42 rotateToken22 revoke42
monitorScripts list41 versions41 version41 devices41 reach41 add17 update17 addVersion17 goLive17 bringBack17 setRollOut17 assign17 current43
monitorLogs report40 clear17 list30
payoutInstructions take24 report24 list20
securityNodes accounts18 list18 leaks18 handleLeak35 reopenLeak35
securityPatches preview18 list18 add17
orderCallbacks listDetails44 list44 test45 delete12 resendMany29 previewResend46 listResends47 listResendResults47 cancelResend29
exports columns6 start1 list6 piece6 cancel1 delete1
dataClearings preview41 list41
reconciliation days20 closeDay13 reopenDay13
auditRecords list18 detail18 verify18
entityData entities41 list41
system health41 resetResourcePool17 fixResources17 listSettings16
todo list16
products options16 list30 add17 update17
banks options16 list11 add13 update13
payerIps list30
orderFindings list30 decide13 mark13
orderAnalysisRules list30 update13 trial11
frozenIps list30 freeze13 thaw13 extend13
blackList list41 hits41 trial18 add35 update35 remove35
ipRules list41 save17 remove17 preview18
merchants signingKey48 list30 detail47 add12 update12 updateOwn49 enable13 rotateKey50 revokeOldKey50 adjustBalance27 clearBalance27
suppliers list10 add22 update22 enable21 restoreAccess22 adjustDeposit27
userProducts list51 add22 update22 delete22
botPeople list44 add12 update12 delete12
botGroups list11 add12 update12 delete12 newCode12 sendTest13 status11
botRefusals list44
botMessages list11 resend13
fundRecords list14 statement14
adjustments list30 approve27 refuse12
cashier order43 tell40
simulator status11 set35 pay13 report40
errorLogs list41 listGroups41 clear17 save40
settings RedWalletCount44,17 EnableService44,17 OrderTimeoutMinutes44,17 EnableIpChangedCheck44,17 EnablePayPassword52,17 KYC52,17 NeedNameCheck44,17 MessageDelay44,17 MonitorLiveTime44,17 OrderStatisticsTimeFormat53,17 ShowLogo54,17 DataClearCycle44,17 BotToken18,17 TransferBotToken18,17 SecurityFreqParameters44,17 GlobalSecuritySetting44,17 EnableSystemCheck44,17 FixSecurityChainSupplementLimit44,17 AutoCreateRelateSupplier44,17 AutoCreateRelateMerchant44,17 AllowOneMonitorAccountMoreUser44,17 UsdtAuto44,17 BotConstantReminder44,17 BotAutoSendFundRecord44,17 LimitMode44,17 CompleteTimeFilter53,17 SupplierUnifyQueryGroup44,17 CanTimeoutSupplement55,17 CanClearMerchantBalance44,17 IsSupplierRemoveBalanceOnOrderFinished44,17 ShowUserStatisticInfo54,17 IsNewPayUrl44,17 HighPerfOrderQuery53,17 AlipayToAlipayByHandSubmitName44,17 CardCountry44,17 TimeoutCallbackTime44,17 ApiUrl44,17 ContactInfo54,17 SysFlag44,17 AllowPictureQueryOrder44,17 CompleteCheckOrderTime44,17 SendSmsMessageUrl18,17 PayoutBatchCalculateAmount44,17 LimitUseSuccessAmount44,17 AutoAssignPayoutOrder44,17 GatewayOrderRejectToPayoutPool44,17 ShowBatchButton55,17 BotRemindCallbackUrl18,17`,
  ) as Readonly<Record<OperationId, Permission>>)();
