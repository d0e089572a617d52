// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import type { WithUnits } from '../runtime/io-shapes.ts';
import type { UnitName } from '../units/unit-name.ts';
import type { OperationId } from './io.ts';
import type { components } from './schema.ts';
import type { SocketEvents } from './websocket.ts';

/** SDK type of each fixture. */
export interface FixtureShapes {
  accountPeriod: components['schemas']['AccountPeriod'];
  addedMerchant: components['schemas']['AddedMerchant'];
  adjustmentList: components['schemas']['AdjustmentList'];
  adjustmentRow: components['schemas']['AdjustmentRow'];
  allocationAttempt: components['schemas']['AllocationAttempt'];
  allocationCandidate: components['schemas']['AllocationCandidate'];
  allowModifyState: components['schemas']['AllowModifyState'];
  allowedAddresses: components['schemas']['AllowedAddresses'];
  analysisRuleList: components['schemas']['AnalysisRuleList'];
  analysisRuleRow: components['schemas']['AnalysisRuleRow'];
  analysisTrial: components['schemas']['AnalysisTrial'];
  auditHealth: components['schemas']['AuditHealth'];
  auditRecord: components['schemas']['AuditRecord'];
  auditRecordDetail: components['schemas']['AuditRecordDetail'];
  auditRecordList: components['schemas']['AuditRecordList'];
  auditVerification: components['schemas']['AuditVerification'];
  bankList: components['schemas']['BankList'];
  bankOption: components['schemas']['BankOption'];
  bankRow: components['schemas']['BankRow'];
  batchCreated: components['schemas']['BatchCreated'];
  batchCreatedRow: components['schemas']['BatchCreatedRow'];
  batchCurrencyTotal: components['schemas']['BatchCurrencyTotal'];
  bindResult: components['schemas']['BindResult'];
  blackListAdded: components['schemas']['BlackListAdded'];
  blackListHit: components['schemas']['BlackListHit'];
  blackListHits: components['schemas']['BlackListHits'];
  blackListPage: components['schemas']['BlackListPage'];
  blackListRow: components['schemas']['BlackListRow'];
  botDone: components['schemas']['BotDone'];
  botGroupCode: components['schemas']['BotGroupCode'];
  botGroupList: components['schemas']['BotGroupList'];
  botGroupRow: components['schemas']['BotGroupRow'];
  botLimitsRow: components['schemas']['BotLimitsRow'];
  botMessageList: components['schemas']['BotMessageList'];
  botMessageRow: components['schemas']['BotMessageRow'];
  botPersonList: components['schemas']['BotPersonList'];
  botPersonRow: components['schemas']['BotPersonRow'];
  botQuietHours: components['schemas']['BotQuietHours'];
  botRefusalList: components['schemas']['BotRefusalList'];
  botRefusalRow: components['schemas']['BotRefusalRow'];
  botStatus: components['schemas']['BotStatus'];
  callbackAttempt: components['schemas']['CallbackAttempt'];
  callbackAttemptList: components['schemas']['CallbackAttemptList'];
  callbackList: components['schemas']['CallbackList'];
  callbackResend: components['schemas']['CallbackResend'];
  callbackResendList: components['schemas']['CallbackResendList'];
  callbackRow: components['schemas']['CallbackRow'];
  callbacksDeleted: components['schemas']['CallbacksDeleted'];
  cashierAccount: components['schemas']['CashierAccount'];
  cashierOrder: components['schemas']['CashierOrder'];
  chainHealth: components['schemas']['ChainHealth'];
  clearableRecords: components['schemas']['ClearableRecords'];
  clearedBalance: components['schemas']['ClearedBalance'];
  clearedRecords: components['schemas']['ClearedRecords'];
  clearingHealth: components['schemas']['ClearingHealth'];
  confirmBindResult: components['schemas']['ConfirmBindResult'];
  createdOrder: components['schemas']['CreatedOrder'];
  createdTestOrder: components['schemas']['CreatedTestOrder'];
  currencyBalance: components['schemas']['CurrencyBalance'];
  currentMonitorScript: components['schemas']['CurrentMonitorScript'];
  dataClearing: components['schemas']['DataClearing'];
  dataClearingList: components['schemas']['DataClearingList'];
  dataClearingPreview: components['schemas']['DataClearingPreview'];
  dayFigures: components['schemas']['DayFigures'];
  deviceHealth: components['schemas']['DeviceHealth'];
  done: components['schemas']['Done'];
  durationPair: components['schemas']['DurationPair'];
  entity: components['schemas']['Entity'];
  entityColumn: components['schemas']['EntityColumn'];
  entityList: components['schemas']['EntityList'];
  entityRow: components['schemas']['EntityRow'];
  entityRowList: components['schemas']['EntityRowList'];
  errorGroup: components['schemas']['ErrorGroup'];
  errorGroupList: components['schemas']['ErrorGroupList'];
  errorLog: components['schemas']['ErrorLog'];
  errorLogList: components['schemas']['ErrorLogList'];
  errorLogResult: components['schemas']['ErrorLogResult'];
  errorLogsCleared: components['schemas']['ErrorLogsCleared'];
  exportColumn: components['schemas']['ExportColumn'];
  exportColumns: components['schemas']['ExportColumns'];
  exportList: components['schemas']['ExportList'];
  exportPiece: components['schemas']['ExportPiece'];
  exportRowLimits: components['schemas']['ExportRowLimits'];
  fetchedMonitorScript: components['schemas']['FetchedMonitorScript'];
  figureGroup: components['schemas']['FigureGroup'];
  findingList: components['schemas']['FindingList'];
  findingRow: components['schemas']['FindingRow'];
  freezeResult: components['schemas']['FreezeResult'];
  frozenIpList: components['schemas']['FrozenIpList'];
  frozenIpRow: components['schemas']['FrozenIpRow'];
  fundRecordList: components['schemas']['FundRecordList'];
  fundRecordRow: components['schemas']['FundRecordRow'];
  fundRecordSum: components['schemas']['FundRecordSum'];
  googleVerifyState: components['schemas']['GoogleVerifyState'];
  groupPlace: components['schemas']['GroupPlace'];
  heldPayout: components['schemas']['HeldPayout'];
  heldPayouts: components['schemas']['HeldPayouts'];
  hourPerformance: components['schemas']['HourPerformance'];
  instructionList: components['schemas']['InstructionList'];
  instructionReported: components['schemas']['InstructionReported'];
  instructionRow: components['schemas']['InstructionRow'];
  ipAnalysis: components['schemas']['IpAnalysis'];
  ipFigures: components['schemas']['IpFigures'];
  ipRuleCaller: components['schemas']['IpRuleCaller'];
  ipRuleList: components['schemas']['IpRuleList'];
  ipRulePreview: components['schemas']['IpRulePreview'];
  ipRuleRemoved: components['schemas']['IpRuleRemoved'];
  ipRuleRow: components['schemas']['IpRuleRow'];
  ipRuleSaved: components['schemas']['IpRuleSaved'];
  ipRuleSession: components['schemas']['IpRuleSession'];
  ipSum: components['schemas']['IpSum'];
  lastUpload: components['schemas']['LastUpload'];
  latestOrder: components['schemas']['LatestOrder'];
  latestTemplateRematch: components['schemas']['LatestTemplateRematch'];
  listExport: components['schemas']['ListExport'];
  localizedText: components['schemas']['LocalizedText'];
  loginResult: components['schemas']['LoginResult'];
  markFindingResult: components['schemas']['MarkFindingResult'];
  matchForecast: components['schemas']['MatchForecast'];
  matchedStatement: components['schemas']['MatchedStatement'];
  merchantBalance: components['schemas']['MerchantBalance'];
  merchantList: components['schemas']['MerchantList'];
  merchantProductRate: components['schemas']['MerchantProductRate'];
  merchantRow: components['schemas']['MerchantRow'];
  merchantStatistics: components['schemas']['MerchantStatistics'];
  merchantToday: components['schemas']['MerchantToday'];
  messageBox: components['schemas']['MessageBox'];
  messageBoxes: components['schemas']['MessageBoxes'];
  messageContent: components['schemas']['MessageContent'];
  messageMoved: components['schemas']['MessageMoved'];
  messageRow: components['schemas']['MessageRow'];
  messageTemplateList: components['schemas']['MessageTemplateList'];
  messageTemplateOrder: components['schemas']['MessageTemplateOrder'];
  messageTemplateRow: components['schemas']['MessageTemplateRow'];
  messageTemplateTest: components['schemas']['MessageTemplateTest'];
  messageTemplateTrial: components['schemas']['MessageTemplateTrial'];
  messagesMarked: components['schemas']['MessagesMarked'];
  monitorDeviceCredentials: components['schemas']['MonitorDeviceCredentials'];
  monitorDeviceList: components['schemas']['MonitorDeviceList'];
  monitorDeviceRow: components['schemas']['MonitorDeviceRow'];
  monitorLogList: components['schemas']['MonitorLogList'];
  monitorLogRow: components['schemas']['MonitorLogRow'];
  monitorLogsCleared: components['schemas']['MonitorLogsCleared'];
  monitorReportResult: components['schemas']['MonitorReportResult'];
  monitorScriptAssigned: components['schemas']['MonitorScriptAssigned'];
  monitorScriptDevices: components['schemas']['MonitorScriptDevices'];
  monitorScriptList: components['schemas']['MonitorScriptList'];
  monitorScriptReach: components['schemas']['MonitorScriptReach'];
  monitorScriptRow: components['schemas']['MonitorScriptRow'];
  monitorScriptSpread: components['schemas']['MonitorScriptSpread'];
  monitorScriptVersionDetail: components['schemas']['MonitorScriptVersionDetail'];
  monitorScriptVersionList: components['schemas']['MonitorScriptVersionList'];
  monitorScriptVersionRow: components['schemas']['MonitorScriptVersionRow'];
  namedProduct: components['schemas']['NamedProduct'];
  nextPayoutClaim: components['schemas']['NextPayoutClaim'];
  orderAllocation: components['schemas']['OrderAllocation'];
  orderBreakdown: components['schemas']['OrderBreakdown'];
  orderCurrencyTotal: components['schemas']['OrderCurrencyTotal'];
  orderDossier: components['schemas']['OrderDossier'];
  orderDurations: components['schemas']['OrderDurations'];
  orderFigures: components['schemas']['OrderFigures'];
  orderFunnel: components['schemas']['OrderFunnel'];
  orderList: components['schemas']['OrderList'];
  orderLoss: components['schemas']['OrderLoss'];
  orderMarkOption: components['schemas']['OrderMarkOption'];
  orderPerformance: components['schemas']['OrderPerformance'];
  orderPosting: components['schemas']['OrderPosting'];
  orderProfile: components['schemas']['OrderProfile'];
  orderRawRequest: components['schemas']['OrderRawRequest'];
  orderRiskFinding: components['schemas']['OrderRiskFinding'];
  orderRow: components['schemas']['OrderRow'];
  orderRuleContext: components['schemas']['OrderRuleContext'];
  orderStatistics: components['schemas']['OrderStatistics'];
  orderStatusCount: components['schemas']['OrderStatusCount'];
  orderStatusCounts: components['schemas']['OrderStatusCounts'];
  orderStatusOption: components['schemas']['OrderStatusOption'];
  orderSummary: components['schemas']['OrderSummary'];
  orderVerdicts: components['schemas']['OrderVerdicts'];
  orderedTemplate: components['schemas']['OrderedTemplate'];
  parsedMessage: components['schemas']['ParsedMessage'];
  partyStatement: components['schemas']['PartyStatement'];
  patternProblem: components['schemas']['PatternProblem'];
  payGatewayHealth: components['schemas']['PayGatewayHealth'];
  payGatewayList: components['schemas']['PayGatewayList'];
  payGatewayOption: components['schemas']['PayGatewayOption'];
  payGatewayOptions: components['schemas']['PayGatewayOptions'];
  payGatewayRow: components['schemas']['PayGatewayRow'];
  payGatewayTest: components['schemas']['PayGatewayTest'];
  payScriptList: components['schemas']['PayScriptList'];
  payScriptNotice: components['schemas']['PayScriptNotice'];
  payScriptOption: components['schemas']['PayScriptOption'];
  payScriptOptions: components['schemas']['PayScriptOptions'];
  payScriptRow: components['schemas']['PayScriptRow'];
  payScriptRunDetail: components['schemas']['PayScriptRunDetail'];
  payScriptRunList: components['schemas']['PayScriptRunList'];
  payScriptRunRow: components['schemas']['PayScriptRunRow'];
  payScriptTrial: components['schemas']['PayScriptTrial'];
  payScriptTrialResult: components['schemas']['PayScriptTrialResult'];
  payScriptVersionDetail: components['schemas']['PayScriptVersionDetail'];
  payScriptVersionList: components['schemas']['PayScriptVersionList'];
  payScriptVersionRow: components['schemas']['PayScriptVersionRow'];
  paymentInstruction: components['schemas']['PaymentInstruction'];
  payoutBatchAccount: components['schemas']['PayoutBatchAccount'];
  payoutBatchCreated: components['schemas']['PayoutBatchCreated'];
  payoutBatchCurrencyTotal: components['schemas']['PayoutBatchCurrencyTotal'];
  payoutBatchDossier: components['schemas']['PayoutBatchDossier'];
  payoutBatchFile: components['schemas']['PayoutBatchFile'];
  payoutBatchJudgement: components['schemas']['PayoutBatchJudgement'];
  payoutBatchLine: components['schemas']['PayoutBatchLine'];
  payoutBatchList: components['schemas']['PayoutBatchList'];
  payoutBatchOrder: components['schemas']['PayoutBatchOrder'];
  payoutBatchOutcome: components['schemas']['PayoutBatchOutcome'];
  payoutBatchOutcomeRow: components['schemas']['PayoutBatchOutcomeRow'];
  payoutBatchPreview: components['schemas']['PayoutBatchPreview'];
  payoutBatchResultFile: components['schemas']['PayoutBatchResultFile'];
  payoutBatchRow: components['schemas']['PayoutBatchRow'];
  payoutBatchStep: components['schemas']['PayoutBatchStep'];
  payoutBatchSummary: components['schemas']['PayoutBatchSummary'];
  payoutBatchVerdictCount: components['schemas']['PayoutBatchVerdictCount'];
  payoutClaim: components['schemas']['PayoutClaim'];
  payoutFileProblem: components['schemas']['PayoutFileProblem'];
  payoutProof: components['schemas']['PayoutProof'];
  payoutProofs: components['schemas']['PayoutProofs'];
  payoutStatusCount: components['schemas']['PayoutStatusCount'];
  payoutTemplateList: components['schemas']['PayoutTemplateList'];
  payoutTemplateOption: components['schemas']['PayoutTemplateOption'];
  payoutTemplatePreview: components['schemas']['PayoutTemplatePreview'];
  payoutTemplateRow: components['schemas']['PayoutTemplateRow'];
  performanceChange: components['schemas']['PerformanceChange'];
  performancePair: components['schemas']['PerformancePair'];
  previewedPayout: components['schemas']['PreviewedPayout'];
  processHealth: components['schemas']['ProcessHealth'];
  productChoice: components['schemas']['ProductChoice'];
  productList: components['schemas']['ProductList'];
  productOption: components['schemas']['ProductOption'];
  productPerformance: components['schemas']['ProductPerformance'];
  productRow: components['schemas']['ProductRow'];
  productStatistics: components['schemas']['ProductStatistics'];
  purposeSum: components['schemas']['PurposeSum'];
  queueHealth: components['schemas']['QueueHealth'];
  readNotice: components['schemas']['ReadNotice'];
  reconciliationDay: components['schemas']['ReconciliationDay'];
  reconciliationDayList: components['schemas']['ReconciliationDayList'];
  reconciliationFlow: components['schemas']['ReconciliationFlow'];
  reconciliationSum: components['schemas']['ReconciliationSum'];
  resendPreview: components['schemas']['ResendPreview'];
  resendResult: components['schemas']['ResendResult'];
  resendResultList: components['schemas']['ResendResultList'];
  resendSkip: components['schemas']['ResendSkip'];
  resolutionCount: components['schemas']['ResolutionCount'];
  resourceDetail: WithUnits<components['schemas']['ResourceDetail'], { processingOrderAmount: string }>;
  resourceFinding: components['schemas']['ResourceFinding'];
  resourceList: WithUnits<components['schemas']['ResourceList'], { list: { processingOrderAmount: string }[] }>;
  resourcePerformance: components['schemas']['ResourcePerformance'];
  resourcePoolReset: components['schemas']['ResourcePoolReset'];
  resourceProduct: components['schemas']['ResourceProduct'];
  resourceReservation: components['schemas']['ResourceReservation'];
  resourceRow: WithUnits<components['schemas']['ResourceRow'], { processingOrderAmount: string }>;
  resourceStaticInfo: WithUnits<components['schemas']['ResourceStaticInfo'], { list: { processingOrderAmount: string }[] }>;
  resourceStaticRow: WithUnits<components['schemas']['ResourceStaticRow'], { processingOrderAmount: string }>;
  resourceSummary: components['schemas']['ResourceSummary'];
  resourceSwitched: components['schemas']['ResourceSwitched'];
  resourceToday: components['schemas']['ResourceToday'];
  resourceTotal: components['schemas']['ResourceTotal'];
  resourceVerdict: components['schemas']['ResourceVerdict'];
  resourcesFixed: components['schemas']['ResourcesFixed'];
  revealedResource: components['schemas']['RevealedResource'];
  rotatedKey: components['schemas']['RotatedKey'];
  savedPayScriptAnswer: components['schemas']['SavedPayScriptAnswer'];
  savedPayScriptExpectation: components['schemas']['SavedPayScriptExpectation'];
  savedPayScriptOrder: components['schemas']['SavedPayScriptOrder'];
  savedPayScriptPayout: components['schemas']['SavedPayScriptPayout'];
  savedPayScriptSample: components['schemas']['SavedPayScriptSample'];
  savedProductCapacity: components['schemas']['SavedProductCapacity'];
  savedViewFilter: components['schemas']['SavedViewFilter'];
  savedViewList: components['schemas']['SavedViewList'];
  savedViewRange: components['schemas']['SavedViewRange'];
  savedViewRow: components['schemas']['SavedViewRow'];
  savedViewSort: components['schemas']['SavedViewSort'];
  savedViewState: components['schemas']['SavedViewState'];
  scriptRequest: components['schemas']['ScriptRequest'];
  searchFilter: components['schemas']['SearchFilter'];
  searchGroup: components['schemas']['SearchGroup'];
  searchHit: components['schemas']['SearchHit'];
  searchResult: components['schemas']['SearchResult'];
  secondLevelLoginResult: components['schemas']['SecondLevelLoginResult'];
  securityChainList: components['schemas']['SecurityChainList'];
  securityChainRow: components['schemas']['SecurityChainRow'];
  securityLeakList: components['schemas']['SecurityLeakList'];
  securityLeakRow: components['schemas']['SecurityLeakRow'];
  securityNodeList: components['schemas']['SecurityNodeList'];
  securityNodeRow: components['schemas']['SecurityNodeRow'];
  securityPatchAdded: components['schemas']['SecurityPatchAdded'];
  securityPatchBreak: components['schemas']['SecurityPatchBreak'];
  securityPatchList: components['schemas']['SecurityPatchList'];
  securityPatchPreview: components['schemas']['SecurityPatchPreview'];
  securityPatchRow: components['schemas']['SecurityPatchRow'];
  sessionHealth: components['schemas']['SessionHealth'];
  sessionInfo: components['schemas']['SessionInfo'];
  sessionList: components['schemas']['SessionList'];
  sessionRow: components['schemas']['SessionRow'];
  sessionsEnded: components['schemas']['SessionsEnded'];
  settingApiUrlState: components['schemas']['SettingApiUrlState'];
  settingBotRemindCallbackUrlState: components['schemas']['SettingBotRemindCallbackUrlState'];
  settingCardCountryState: components['schemas']['SettingCardCountryState'];
  settingCompleteCheckOrderTimeState: components['schemas']['SettingCompleteCheckOrderTimeState'];
  settingContactInfoState: components['schemas']['SettingContactInfoState'];
  settingDataClearCycleState: components['schemas']['SettingDataClearCycleState'];
  settingFixSecurityChainSupplementLimitState: components['schemas']['SettingFixSecurityChainSupplementLimitState'];
  settingGlobalSecuritySettingState: components['schemas']['SettingGlobalSecuritySettingState'];
  settingLimitModeState: components['schemas']['SettingLimitModeState'];
  settingMessageDelayState: components['schemas']['SettingMessageDelayState'];
  settingMonitorLiveTimeState: components['schemas']['SettingMonitorLiveTimeState'];
  settingOrderStatisticsTimeFormatState: components['schemas']['SettingOrderStatisticsTimeFormatState'];
  settingOrderTimeoutMinutesState: components['schemas']['SettingOrderTimeoutMinutesState'];
  settingRedWalletCountState: components['schemas']['SettingRedWalletCountState'];
  settingSecretState: components['schemas']['SettingSecretState'];
  settingSecurityFreqParametersState: WithUnits<components['schemas']['SettingSecurityFreqParametersState'], { value: { minReliableCheckAmount: string } }>;
  settingSendSmsMessageUrlState: components['schemas']['SettingSendSmsMessageUrlState'];
  settingStates: WithUnits<components['schemas']['SettingStates'], { SecurityFreqParameters: { value: { minReliableCheckAmount: string } } }>;
  settingSupplierUnifyQueryGroupState: components['schemas']['SettingSupplierUnifyQueryGroupState'];
  settingSwitchState: components['schemas']['SettingSwitchState'];
  settingSysFlagState: components['schemas']['SettingSysFlagState'];
  settingTimeoutCallbackTimeState: components['schemas']['SettingTimeoutCallbackTimeState'];
  signingKey: components['schemas']['SigningKey'];
  simpleStatistics: components['schemas']['SimpleStatistics'];
  simulatedPayment: components['schemas']['SimulatedPayment'];
  simulatorCounts: components['schemas']['SimulatorCounts'];
  simulatorCourse: components['schemas']['SimulatorCourse'];
  simulatorInstruction: components['schemas']['SimulatorInstruction'];
  simulatorPayment: components['schemas']['SimulatorPayment'];
  simulatorStatus: components['schemas']['SimulatorStatus'];
  skippedPayouts: components['schemas']['SkippedPayouts'];
  skippedStatement: components['schemas']['SkippedStatement'];
  splitMatch: components['schemas']['SplitMatch'];
  splitOrder: components['schemas']['SplitOrder'];
  splitRecord: components['schemas']['SplitRecord'];
  splitTolerance: components['schemas']['SplitTolerance'];
  splitTolerances: components['schemas']['SplitTolerances'];
  statementCandidate: components['schemas']['StatementCandidate'];
  statementCandidates: components['schemas']['StatementCandidates'];
  statementChain: components['schemas']['StatementChain'];
  statementCurrencyTotal: components['schemas']['StatementCurrencyTotal'];
  statementDetail: components['schemas']['StatementDetail'];
  statementDifference: components['schemas']['StatementDifference'];
  statementList: components['schemas']['StatementList'];
  statementPart: components['schemas']['StatementPart'];
  statementResolution: components['schemas']['StatementResolution'];
  statementResult: components['schemas']['StatementResult'];
  statementRow: components['schemas']['StatementRow'];
  statementSplit: components['schemas']['StatementSplit'];
  statementStateCount: components['schemas']['StatementStateCount'];
  statementStateCounts: components['schemas']['StatementStateCounts'];
  statementSummary: components['schemas']['StatementSummary'];
  statementsIngested: components['schemas']['StatementsIngested'];
  stepTimes: components['schemas']['StepTimes'];
  storeHealth: components['schemas']['StoreHealth'];
  storedPayoutColumn: components['schemas']['StoredPayoutColumn'];
  storedPayoutResult: components['schemas']['StoredPayoutResult'];
  storedPayoutTemplate: components['schemas']['StoredPayoutTemplate'];
  supplierList: components['schemas']['SupplierList'];
  supplierOption: components['schemas']['SupplierOption'];
  supplierPerformance: components['schemas']['SupplierPerformance'];
  supplierProxyBalance: components['schemas']['SupplierProxyBalance'];
  supplierProxyList: components['schemas']['SupplierProxyList'];
  supplierProxyRate: components['schemas']['SupplierProxyRate'];
  supplierProxyRow: components['schemas']['SupplierProxyRow'];
  supplierProxyToday: components['schemas']['SupplierProxyToday'];
  supplierRow: components['schemas']['SupplierRow'];
  supplierStatistics: components['schemas']['SupplierStatistics'];
  supplierTeam: components['schemas']['SupplierTeam'];
  systemCheckHealth: components['schemas']['SystemCheckHealth'];
  systemFinding: components['schemas']['SystemFinding'];
  systemHealth: components['schemas']['SystemHealth'];
  takenInstruction: components['schemas']['TakenInstruction'];
  templateRematch: components['schemas']['TemplateRematch'];
  testCallbackResult: components['schemas']['TestCallbackResult'];
  testOrderMessage: components['schemas']['TestOrderMessage'];
  testOrderSignature: components['schemas']['TestOrderSignature'];
  timeStatistics: components['schemas']['TimeStatistics'];
  timelineEntry: components['schemas']['TimelineEntry'];
  todoEntry: components['schemas']['TodoEntry'];
  todoList: components['schemas']['TodoList'];
  todoRow: components['schemas']['TodoRow'];
  totalBalance: components['schemas']['TotalBalance'];
  trialPart: components['schemas']['TrialPart'];
  trialSample: components['schemas']['TrialSample'];
  trialTemplate: components['schemas']['TrialTemplate'];
  unlockResult: components['schemas']['UnlockResult'];
  unlockedOrder: components['schemas']['UnlockedOrder'];
  uploadColumn: components['schemas']['UploadColumn'];
  uploadFlag: components['schemas']['UploadFlag'];
  usdtTransfer: components['schemas']['UsdtTransfer'];
  userEnabledState: components['schemas']['UserEnabledState'];
  userKyc: components['schemas']['UserKyc'];
  userList: components['schemas']['UserList'];
  userOption: components['schemas']['UserOption'];
  userProductList: components['schemas']['UserProductList'];
  userProductRow: components['schemas']['UserProductRow'];
  userRow: components['schemas']['UserRow'];
  wantedMonitorScript: components['schemas']['WantedMonitorScript'];
  watchedAccount: components['schemas']['WatchedAccount'];
  orderCreated: SocketEvents['order.created'];
  orderUpdated: SocketEvents['order.updated'];
  payoutCreated: SocketEvents['payout.created'];
  payoutUpdated: SocketEvents['payout.updated'];
  payoutBatchUpdated: SocketEvents['payoutBatch.updated'];
  messageCreated: SocketEvents['message.created'];
  callbackDead: SocketEvents['callback.dead'];
  exportUpdated: SocketEvents['export.updated'];
  statementCreated: SocketEvents['statement.created'];
  statementUpdated: SocketEvents['statement.updated'];
  accountUpdated: SocketEvents['account.updated'];
  deviceUpdated: SocketEvents['device.updated'];
  findingUpdated: SocketEvents['finding.updated'];
  sessionRevoked: SocketEvents['session.revoked'];
}
/** Name of a fixture: a schema or event of the contract. */
export type FixtureName = keyof FixtureShapes;

/** The contract's example of each fixture in its wire form, with the units of its scaled fields. */
export const fixtureExamples: Readonly<
  Record<FixtureName, { readonly wire: object; readonly units?: Readonly<Record<string, UnitName>> }>
> = {
  accountPeriod: { wire: {"accountKind":"merchantPayable","currency":"INR","openingMinor":1200000,"creditMinor":50000,"debitMinor":250,"closingMinor":1249750,"count":2,"purposes":[{"purpose":"fee","count":1,"creditMinor":0,"debitMinor":250},{"purpose":"principal","count":1,"creditMinor":50000,"debitMinor":0}]} },
  addedMerchant: { wire: {"merchant":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09","account":"lotus","mchId":"10000113","name":"Lotus Mart","enabled":true,"signProfile":"hmac-sha256","callbackFormat":"json","defaultNotifyUrl":"https://shop.example/notify","allowedIps":null,"previousKeyUntil":null,"enableGoogleVerify":false,"confirmBind":false,"allowModify":true,"hasPayPassword":false,"kycState":"none","balances":[],"products":[],"relatedSupplierId":null,"createdAt":"2026-11-20T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"},"signingKey":"3f1c0a7e5b9d4c2e8a6f0b1d2c3e4f50"} },
  adjustmentList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","kind":"merchantBalance","ownerId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","ownerName":"Lotus Mart","currency":"INR","amountMinor":-50000,"reason":"Charged twice on 19 November","state":"posted","key":"2026-11-20-lotus-1","requestedBy":"admin","requestedAt":"2026-11-20T12:00:00+08:00","decidedBy":null,"decidedAt":"2026-11-20T12:00:00+08:00","refusalReason":null,"transferId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f02"}],"total":1,"nextCursor":null} },
  adjustmentRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","kind":"merchantBalance","ownerId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","ownerName":"Lotus Mart","currency":"INR","amountMinor":-50000,"reason":"Charged twice on 19 November","state":"posted","key":"2026-11-20-lotus-1","requestedBy":"admin","requestedAt":"2026-11-20T12:00:00+08:00","decidedBy":null,"decidedAt":"2026-11-20T12:00:00+08:00","refusalReason":null,"transferId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f02"} },
  allocationAttempt: { wire: {"attempt":1,"productId":3001,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","state":"reserved","amountMinor":50000,"payAmountMinor":50003,"reference":null,"failure":null,"operator":null,"allocatedAt":"2026-11-20T12:00:00+08:00","expiresAt":"2026-11-20T12:10:00+08:00","matchUntil":"2026-11-20T12:40:00+08:00","endedAt":null} },
  allocationCandidate: { wire: {"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","weight":10,"chosen":true,"refusals":[],"processingOrderCount":0,"concurrencyLimit":5,"dailyUsedMinor":940000,"dailyLimitMinor":100000000} },
  allowModifyState: { wire: {"userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","allowModify":false} },
  allowedAddresses: { wire: {"userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","addresses":["203.0.113.7","2001:db8::/32"],"endedSessionCount":0} },
  analysisRuleList: { wire: {"list":[{"id":"addressUnpaid","enabled":true,"windowHours":24,"least":12,"percent":20,"openCount":2,"changedAt":null,"changedBy":null}],"total":1} },
  analysisRuleRow: { wire: {"id":"addressUnpaid","enabled":true,"windowHours":24,"least":12,"percent":20,"openCount":2,"changedAt":null,"changedBy":null} },
  analysisTrial: { wire: {"findingCount":3,"orderCount":41,"goodCount":4,"badCount":36} },
  auditHealth: { wire: {"sealedCount":1204,"newestIntact":true,"checkedCount":200} },
  auditRecord: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d4a01","createdAt":"2026-11-20T12:00:00+08:00","operation":"merchants.update","outcome":"success","actorKind":"user","actorName":"admin","actorRole":"admin","objectType":"merchant","objectId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01","ip":"203.0.113.9","userAgent":"Mozilla/5.0","requestId":"3f0c2c1d9a7b4e52","position":1204} },
  auditRecordDetail: { wire: {"record":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d4a01","createdAt":"2026-11-20T12:00:00+08:00","operation":"merchants.update","outcome":"success","actorKind":"user","actorName":"admin","actorRole":"admin","objectType":"merchant","objectId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01","ip":"203.0.113.9","userAgent":"Mozilla/5.0","requestId":"3f0c2c1d9a7b4e52","position":1204},"before":"{\"enabled\":true}","after":"{\"enabled\":false}","chain":"intact"} },
  auditRecordList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d4a01","createdAt":"2026-11-20T12:00:00+08:00","operation":"merchants.update","outcome":"success","actorKind":"user","actorName":"admin","actorRole":"admin","objectType":"merchant","objectId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01","ip":"203.0.113.9","userAgent":"Mozilla/5.0","requestId":"3f0c2c1d9a7b4e52","position":1204}],"total":1,"nextCursor":null} },
  auditVerification: { wire: {"checkedFrom":1,"checkedTo":2000,"end":18204,"unsealedCount":3,"brokenAt":null,"reason":null,"nextFrom":2001} },
  bankList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","country":"IN","number":"002","names":{"zh-CN":"印度国家银行","zh-TW":"印度國家銀行","en-US":"State Bank of India"},"shortName":"SBI","ifscPrefix":"SBIN","smsSenders":["SBIINB"],"enabled":true,"createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"}],"total":1} },
  bankOption: { wire: {"country":"IN","number":"002","names":{"zh-CN":"印度国家银行","zh-TW":"印度國家銀行","en-US":"State Bank of India"},"shortName":"SBI","ifscPrefix":"SBIN"} },
  bankRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","country":"IN","number":"002","names":{"zh-CN":"印度国家银行","zh-TW":"印度國家銀行","en-US":"State Bank of India"},"shortName":"SBI","ifscPrefix":"SBIN","smsSenders":["SBIINB"],"enabled":true,"createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"} },
  batchCreated: { wire: {"batchId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101","key":"payroll-2026-11-20","fileName":"payroll.csv","orderType":2,"repeated":false,"rowCount":1,"totals":[{"currency":"INR","count":1,"amountMinor":250000}],"rows":[{"row":2,"mchId":"10000101","mchOrderNo":"PAY-0001","productId":1034,"amountMinor":250000,"currency":"INR","orderCode":"P2026112012000012345678","payUrl":null}],"createdAt":"2026-11-20T12:00:00+08:00"} },
  batchCreatedRow: { wire: {"row":2,"mchId":"10000101","mchOrderNo":"PAY-0001","productId":1034,"amountMinor":250000,"currency":"INR","orderCode":"P2026112012000012345678","payUrl":null} },
  batchCurrencyTotal: { wire: {"currency":"INR","count":1,"amountMinor":250000} },
  bindResult: { wire: {"userAccount":"merchant","googleSecret":"JBSWY3DPEHPK3PXP","otpauthUri":"otpauth://totp/Platform:merchant?secret=JBSWY3DPEHPK3PXP&issuer=Platform"} },
  blackListAdded: { wire: {"added":["Ramesh Patel"],"alreadyListed":[]} },
  blackListHit: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f02","at":"2026-11-22T12:00:00+08:00","place":"signedCall","outcome":"refused","mchId":"M10001","mchOrderNo":"A-1001","orderCode":null} },
  blackListHits: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f02","at":"2026-11-22T12:00:00+08:00","place":"signedCall","outcome":"refused","mchId":"M10001","mchOrderNo":"A-1001","orderCode":null}],"total":1} },
  blackListPage: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","kind":"name","value":"Ramesh Patel","direction":"both","effect":"refuse","reason":"Chargebacks","state":"live","enabled":true,"expiresAt":null,"hits":3,"lastHitAt":"2026-11-22T12:00:00+08:00","addedBy":"superadmin","createdAt":"2026-11-21T12:00:00+08:00","removedAt":null,"removedBy":null}],"total":1} },
  blackListRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","kind":"name","value":"Ramesh Patel","direction":"both","effect":"refuse","reason":"Chargebacks","state":"live","enabled":true,"expiresAt":null,"hits":3,"lastHitAt":"2026-11-22T12:00:00+08:00","addedBy":"superadmin","createdAt":"2026-11-21T12:00:00+08:00","removedAt":null,"removedBy":null} },
  botDone: { wire: {} },
  botGroupCode: { wire: {"group":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f11","bot":"reminder","name":"Lotus Mart","ownerKind":"merchant","ownerUserId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b02","ownerPartyId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","ownerAccount":"merchant01","chatId":"-1001234567890","chatTitle":"Lotus Mart orders","state":"bound","language":"en-US","notices":["callbackDead"],"commands":["order","balance"],"quietHours":null,"limits":{"currency":"INR","largeOrderMinor":5000000,"lowBalanceMinor":null},"enabled":true,"boundAt":"2026-11-20T12:00:00+08:00","lastSentAt":null,"lastError":null,"createdAt":"2026-11-20T11:50:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"},"code":"K7QM2WXA","expiresAt":"2026-11-20T12:20:00+08:00"} },
  botGroupList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f11","bot":"reminder","name":"Lotus Mart","ownerKind":"merchant","ownerUserId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b02","ownerPartyId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","ownerAccount":"merchant01","chatId":"-1001234567890","chatTitle":"Lotus Mart orders","state":"bound","language":"en-US","notices":["callbackDead"],"commands":["order","balance"],"quietHours":null,"limits":{"currency":"INR","largeOrderMinor":5000000,"lowBalanceMinor":null},"enabled":true,"boundAt":"2026-11-20T12:00:00+08:00","lastSentAt":null,"lastError":null,"createdAt":"2026-11-20T11:50:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"}],"total":1} },
  botGroupRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f11","bot":"reminder","name":"Lotus Mart","ownerKind":"merchant","ownerUserId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b02","ownerPartyId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","ownerAccount":"merchant01","chatId":"-1001234567890","chatTitle":"Lotus Mart orders","state":"bound","language":"en-US","notices":["callbackDead"],"commands":["order","balance"],"quietHours":null,"limits":{"currency":"INR","largeOrderMinor":5000000,"lowBalanceMinor":null},"enabled":true,"boundAt":"2026-11-20T12:00:00+08:00","lastSentAt":null,"lastError":null,"createdAt":"2026-11-20T11:50:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"} },
  botLimitsRow: { wire: {"currency":"INR","largeOrderMinor":5000000,"lowBalanceMinor":null} },
  botMessageList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f31","bot":"reminder","groupId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f11","groupName":"Lotus Mart","kind":"notice","notice":"callbackDead","text":"Callback of order C2026112012000012345678 of Lotus Mart failed","state":"sent","attempts":1,"nextAttemptAt":null,"lastError":null,"sentAt":"2026-11-20T12:00:02+08:00","createdAt":"2026-11-20T12:00:00+08:00"}],"total":1} },
  botMessageRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f31","bot":"reminder","groupId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f11","groupName":"Lotus Mart","kind":"notice","notice":"callbackDead","text":"Callback of order C2026112012000012345678 of Lotus Mart failed","state":"sent","attempts":1,"nextAttemptAt":null,"lastError":null,"sentAt":"2026-11-20T12:00:02+08:00","createdAt":"2026-11-20T12:00:00+08:00"} },
  botPersonList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f21","telegramUserId":"123456789","userName":"asha_lotus","name":"Asha","note":"Finance of Lotus Mart","commands":["order","balance"],"mayBind":true,"groupIds":[],"enabled":true,"lastAskedAt":null,"refusedCount":0,"createdAt":"2026-11-20T11:50:00+08:00","updatedAt":"2026-11-20T11:50:00+08:00"}],"total":1} },
  botPersonRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f21","telegramUserId":"123456789","userName":"asha_lotus","name":"Asha","note":"Finance of Lotus Mart","commands":["order","balance"],"mayBind":true,"groupIds":[],"enabled":true,"lastAskedAt":null,"refusedCount":0,"createdAt":"2026-11-20T11:50:00+08:00","updatedAt":"2026-11-20T11:50:00+08:00"} },
  botQuietHours: { wire: {"from":"23:00","to":"07:00"} },
  botRefusalList: { wire: {"list":[{"id":"reminder -1001234567890 223344556","bot":"reminder","chatId":"-1001234567890","chatTitle":"Lotus Mart orders","groupId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f11","groupName":"Lotus Mart","telegramUserId":"223344556","userName":"ravi","command":"balance","attempts":3,"lastAt":"2026-11-20T12:00:00+08:00","personId":null,"personName":null}],"total":1} },
  botRefusalRow: { wire: {"id":"reminder -1001234567890 223344556","bot":"reminder","chatId":"-1001234567890","chatTitle":"Lotus Mart orders","groupId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f11","groupName":"Lotus Mart","telegramUserId":"223344556","userName":"ravi","command":"balance","attempts":3,"lastAt":"2026-11-20T12:00:00+08:00","personId":null,"personName":null} },
  botStatus: { wire: {"bot":"reminder","hasToken":true,"userName":"platform_reminder_bot","readAt":"2026-11-20T12:00:00+08:00","lastError":null} },
  callbackAttempt: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2002","callbackId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2001","orderCode":"C2026112012000012345678","merchantOrderCode":"M20261120-0001","merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","mchId":"10000101","merchantName":"Demo merchant","systemFlag":"platform","attempt":2,"trigger":"schedule","triggeredBy":null,"httpMethod":"POST","url":"https://merchant.example/callback","requestHeaders":{"content-type":"application/json"},"requestBody":"{\"orderCode\":\"C2026112012000012345678\"}","outcome":"httpError","responseStatus":502,"responseHeaders":{"content-type":"text/html"},"responseBody":"Bad Gateway","responseTruncated":false,"error":null,"latencyMs":184,"sendTime":"2026-11-20T12:00:31+08:00","receiveTime":"2026-11-20T12:00:31+08:00"} },
  callbackAttemptList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2002","callbackId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2001","orderCode":"C2026112012000012345678","merchantOrderCode":"M20261120-0001","merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","mchId":"10000101","merchantName":"Demo merchant","systemFlag":"platform","attempt":2,"trigger":"schedule","triggeredBy":null,"httpMethod":"POST","url":"https://merchant.example/callback","requestHeaders":{"content-type":"application/json"},"requestBody":"{\"orderCode\":\"C2026112012000012345678\"}","outcome":"httpError","responseStatus":502,"responseHeaders":{"content-type":"text/html"},"responseBody":"Bad Gateway","responseTruncated":false,"error":null,"latencyMs":184,"sendTime":"2026-11-20T12:00:31+08:00","receiveTime":"2026-11-20T12:00:31+08:00"}],"total":1} },
  callbackList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2001","orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02","orderCode":"C2026112012000012345678","merchantOrderNo":"M20261120-0001","orderType":1,"merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","mchId":"10000101","merchantName":"Demo merchant","url":"https://merchant.example/callback","state":"retrying","attempts":2,"maxAttempts":11,"lastOutcome":"httpError","lastStatus":502,"lastAttemptAt":"2026-11-20T12:00:31+08:00","nextAttemptAt":"2026-11-20T12:01:33+08:00","acknowledgedAt":null,"createdAt":"2026-11-20T12:00:00+08:00","orderStatusId":5,"payoutStatus":null,"resendPending":false,"resendRequestedAt":null}],"total":1} },
  callbackResend: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101","state":"running","requestedBy":"admin","requestedAt":"2026-11-20T12:00:00+08:00","endedAt":null,"filter":{"state":"dead"},"total":120,"resent":40,"skipped":[{"reason":"callbackNotEligible","count":3}]} },
  callbackResendList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101","state":"done","requestedBy":"admin","requestedAt":"2026-11-20T12:00:00+08:00","endedAt":"2026-11-20T12:00:06+08:00","filter":{"state":"dead"},"total":120,"resent":117,"skipped":[{"reason":"callbackNotEligible","count":3}]}],"total":1} },
  callbackRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2001","orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02","orderCode":"C2026112012000012345678","merchantOrderNo":"M20261120-0001","orderType":1,"merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","mchId":"10000101","merchantName":"Demo merchant","url":"https://merchant.example/callback","state":"retrying","attempts":2,"maxAttempts":11,"lastOutcome":"httpError","lastStatus":502,"lastAttemptAt":"2026-11-20T12:00:31+08:00","nextAttemptAt":"2026-11-20T12:01:33+08:00","acknowledgedAt":null,"createdAt":"2026-11-20T12:00:00+08:00","orderStatusId":5,"payoutStatus":null,"resendPending":false,"resendRequestedAt":null} },
  callbacksDeleted: { wire: {"deletedCount":1} },
  cashierAccount: { wire: {"kind":"upi","accountName":"North 07","bankName":null,"cardNumber":null,"ifscCode":null,"vpa":"north07@examplebank","mobileNumber":null,"usdtNetwork":null,"usdtAddress":null,"link":"upi://pay?pa=north07@examplebank&pn=North%2007&am=500.03&cu=INR&tr=C2026112012000012345678","qrText":"upi://pay?pa=north07@examplebank&pn=North%2007&am=500.03&cu=INR&tr=C2026112012000012345678","qrImage":null} },
  cashierOrder: { wire: {"orderCode":"C2026112012000012345678","merchantName":"Demo merchant","subject":"Top-up","status":"payable","amountMinor":50000,"payAmountMinor":50003,"currency":"INR","identifyCode":null,"account":{"kind":"upi","accountName":"North 07","bankName":null,"cardNumber":null,"ifscCode":null,"vpa":"north07@examplebank","mobileNumber":null,"usdtNetwork":null,"usdtAddress":null,"link":"upi://pay?pa=north07@examplebank&pn=North%2007&am=500.03&cu=INR&tr=C2026112012000012345678","qrText":"upi://pay?pa=north07@examplebank&pn=North%2007&am=500.03&cu=INR&tr=C2026112012000012345678","qrImage":null},"asks":["reference"],"said":{"reference":null,"payerName":null},"returnUrl":null,"createdAt":"2026-11-20T12:00:00+08:00","expiresAt":"2026-11-20T12:10:00+08:00","serverTime":"2026-11-20T12:00:03+08:00"} },
  chainHealth: { wire: {"checkedAt":"2026-11-20T11:59:00+08:00","brokenCount":0,"leakCount":0} },
  clearableRecords: { wire: {"subject":"orderCallbacks","count":310,"oldestAt":"2026-08-22T11:00:00+08:00"} },
  clearedBalance: { wire: {"adjustment":null} },
  clearedRecords: { wire: {"subject":"orderCallbacks","count":400,"oldestAt":"2026-08-21T11:00:00+08:00","newestAt":"2026-08-22T11:59:00+08:00"} },
  clearingHealth: { wire: {"cycleDays":90,"lastAt":null,"lastRowCount":null} },
  confirmBindResult: { wire: {"loggedOut":false} },
  createdOrder: { wire: {"orderCode":"C2026112012000012345678","mchId":"10000101","mchOrderNo":"M20261120-0001","productId":3001,"amountMinor":50000,"currency":"INR","status":1,"payUrl":"https://api.platform.example/pay/AZLwyHoefDqdUw9vL20eAm-xK2dqT0n1o1kqXv3nUQY","createdAt":"2026-11-20T12:00:00+08:00"} },
  createdTestOrder: { wire: {"order":{"orderCode":"C2026112012000012345678","mchId":"10000101","mchOrderNo":"TEST-20261120120000-7K2MPX","productId":3001,"amountMinor":50000,"currency":"INR","status":1,"payUrl":"https://api.platform.example/pay/AZLwyHoefDqdUw9vL20eAm-xK2dqT0n1o1kqXv3nUQY","createdAt":"2026-11-20T12:00:00+08:00"},"signature":{"profile":"md5-sorted","stringToSign":"amount=50000&mchId=10000101&mchOrderNo=TEST-20261120120000-7K2MPX&productId=3001&key=***","sign":"5D41402ABC4B2A76B9719D911017C592","dropped":[]},"request":{"method":"POST","path":"/v1.0/api/order/create","body":"{\"mchId\":\"10000101\",\"productId\":3001,\"mchOrderNo\":\"TEST-20261120120000-7K2MPX\",\"amount\":50000,\"sign\":\"5D41402ABC4B2A76B9719D911017C592\"}"},"answer":{"method":null,"path":null,"body":"{\"code\":200,\"msg\":\"Success\",\"data\":{\"orderCode\":\"C2026112012000012345678\"}}"}} },
  currencyBalance: { wire: {"currency":"INR","merchantPayableMinor":91250000,"merchantPendingMinor":1250000,"merchantAvailableMinor":90000000,"supplierReceivableMinor":null,"supplierDepositMinor":null,"supplierAvailableMinor":null,"commissionMinor":null,"payoutClearingMinor":null,"feeIncomeMinor":null} },
  currentMonitorScript: { wire: {"script":{"scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6a01","name":"SMS forwarder","versionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02","version":2,"checksum":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","content":"test"}} },
  dataClearing: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2f01","createdAt":"2026-11-20T12:00:00+08:00","cycleDays":90,"clearedBefore":"2026-08-22T12:00:00+08:00","rowCount":412,"cleared":[{"subject":"orderCallbacks","count":400,"oldestAt":"2026-08-21T11:00:00+08:00","newestAt":"2026-08-22T11:59:00+08:00"},{"subject":"errorLogs","count":12,"oldestAt":"2026-08-21T13:20:00+08:00","newestAt":"2026-08-22T09:10:00+08:00"}]} },
  dataClearingList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2f01","createdAt":"2026-11-20T12:00:00+08:00","cycleDays":90,"clearedBefore":"2026-08-22T12:00:00+08:00","rowCount":412,"cleared":[{"subject":"orderCallbacks","count":400,"oldestAt":"2026-08-21T11:00:00+08:00","newestAt":"2026-08-22T11:59:00+08:00"},{"subject":"errorLogs","count":12,"oldestAt":"2026-08-21T13:20:00+08:00","newestAt":"2026-08-22T09:10:00+08:00"}]}],"total":1} },
  dataClearingPreview: { wire: {"cycleDays":90,"clearedBefore":"2026-08-22T12:00:00+08:00","subjects":[{"subject":"orderCallbacks","count":310,"oldestAt":"2026-08-22T11:00:00+08:00"},{"subject":"errorLogs","count":0,"oldestAt":null}]} },
  dayFigures: { wire: {"collection":[],"payout":[]} },
  deviceHealth: { wire: {"count":40,"silentCount":1} },
  done: { wire: {} },
  durationPair: { wire: {"current":{"takeTimeP50Ms":90,"takeTimeP90Ms":180,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000},"previous":{"takeTimeP50Ms":90,"takeTimeP90Ms":180,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000}} },
  entity: { wire: {"name":"messages","keys":["id"],"timeColumn":"created_at","columns":[{"name":"id","type":"uuid","filter":true,"hidden":false,"masked":false,"entity":null},{"name":"user_id","type":"uuid","filter":true,"hidden":false,"masked":false,"entity":"users"}]} },
  entityColumn: { wire: {"name":"user_id","type":"uuid","filter":true,"hidden":false,"masked":false,"entity":"users"} },
  entityList: { wire: {"entities":[{"name":"messages","keys":["id"],"timeColumn":"created_at","columns":[{"name":"id","type":"uuid","filter":true,"hidden":false,"masked":false,"entity":null},{"name":"user_id","type":"uuid","filter":true,"hidden":false,"masked":false,"entity":"users"}]}]} },
  entityRow: { wire: {"key":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","values":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","template":"passwordReset"}} },
  entityRowList: { wire: {"list":[{"key":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","values":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","template":"passwordReset"}}],"total":1,"nextCursor":null} },
  errorGroup: { wire: {"fingerprint":"5f0c2c1a9be04d77","message":"TypeError: Cannot read properties of undefined (reading 'amountMinor')","reportCount":12,"accountCount":3,"firstAt":"2026-11-19T09:12:00+08:00","lastAt":"2026-11-20T12:00:00+08:00","lastUrl":"/order/list?page=2","lastAppVersion":"0.1.0"} },
  errorGroupList: { wire: {"list":[{"fingerprint":"5f0c2c1a9be04d77","message":"TypeError: Cannot read properties of undefined (reading 'amountMinor')","reportCount":12,"accountCount":3,"firstAt":"2026-11-19T09:12:00+08:00","lastAt":"2026-11-20T12:00:00+08:00","lastUrl":"/order/list?page=2","lastAppVersion":"0.1.0"}],"total":1} },
  errorLog: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2301","fingerprint":"5f0c2c1a9be04d77","message":"TypeError: Cannot read properties of undefined (reading 'amountMinor')","stack":"TypeError: Cannot read properties of undefined (reading 'amountMinor')\n    at Summary (https://console.example/assets/orders.list-4f2a.js:12:881)","url":"/order/list?page=2","component":"Summary","requestId":null,"appVersion":"0.1.0","account":"service","ip":"203.0.113.7","userAgent":"Mozilla/5.0","createdAt":"2026-11-20T12:00:00+08:00"} },
  errorLogList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2301","fingerprint":"5f0c2c1a9be04d77","message":"TypeError: Cannot read properties of undefined (reading 'amountMinor')","stack":"TypeError: Cannot read properties of undefined (reading 'amountMinor')\n    at Summary (https://console.example/assets/orders.list-4f2a.js:12:881)","url":"/order/list?page=2","component":"Summary","requestId":null,"appVersion":"0.1.0","account":"service","ip":"203.0.113.7","userAgent":"Mozilla/5.0","createdAt":"2026-11-20T12:00:00+08:00"}],"total":1,"nextCursor":null} },
  errorLogResult: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2301"} },
  errorLogsCleared: { wire: {"clearedCount":12} },
  exportColumn: { wire: {"id":"orderCode","title":"Order number","kind":"text"} },
  exportColumns: { wire: {"operation":"orders.list","title":"Orders","columns":[{"id":"orderCode","title":"Order number","kind":"text"},{"id":"amountMinor","title":"Amount","kind":"money"},{"id":"createdAt","title":"Created","kind":"time"}],"rowLimits":{"csv":1000000,"xlsx":1048575,"pdf":50000},"timeZone":"Asia/Shanghai"} },
  exportList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3a01","operation":"orders.list","title":"Orders","filters":{"orderStatusId":"4"},"columns":["orderCode","currency","amountMinor"],"format":"csv","language":"en-US","timeZone":"Asia/Shanghai","state":"done","rowCount":48210,"total":48210,"limitReached":false,"fileName":"orders_2026-11-20_12-00-00_Asia-Shanghai.csv","sizeBytes":3124881,"compression":"gzip","pieceCount":2,"errorCode":null,"errorMessage":null,"requestId":"3f0c2c1d9a7b4e52","createdAt":"2026-11-20T12:00:00+08:00","startedAt":"2026-11-20T12:00:01+08:00","finishedAt":"2026-11-20T12:00:09+08:00","expiresAt":"2026-11-21T12:00:00+08:00"}],"total":1} },
  exportPiece: { wire: {"index":0,"pieceCount":1,"compression":"none","contentBase64":"77u/YSxiDQo="} },
  exportRowLimits: { wire: {"csv":1000000,"xlsx":1048575,"pdf":50000} },
  fetchedMonitorScript: { wire: {"scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6a01","name":"SMS forwarder","versionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02","version":2,"checksum":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","content":"test"} },
  figureGroup: { wire: {"by":"product","key":"3001","name":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"detail":null,"times":null,"current":{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603},"previous":{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}} },
  findingList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","rule":"addressUnpaid","severity":"medium","subjectKind":"address","subject":"203.0.113.7","subjectName":null,"amountMinor":null,"currency":null,"count":12,"total":13,"percent":92,"comparedPercent":null,"orderCount":12,"newOrderCount":12,"windowStart":"2026-11-20T08:00:00+08:00","windowEnd":"2026-11-21T08:00:00+08:00","firstAt":"2026-11-20T12:00:00+08:00","lastAt":"2026-11-20T18:00:00+08:00","foundAt":"2026-11-20T15:00:00+08:00","state":"open","decision":null,"reason":null,"decidedBy":null,"decidedAt":null,"frozen":false}],"total":1} },
  findingRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","rule":"addressUnpaid","severity":"medium","subjectKind":"address","subject":"203.0.113.7","subjectName":null,"amountMinor":null,"currency":null,"count":12,"total":13,"percent":92,"comparedPercent":null,"orderCount":12,"newOrderCount":12,"windowStart":"2026-11-20T08:00:00+08:00","windowEnd":"2026-11-21T08:00:00+08:00","firstAt":"2026-11-20T12:00:00+08:00","lastAt":"2026-11-20T18:00:00+08:00","foundAt":"2026-11-20T15:00:00+08:00","state":"open","decision":null,"reason":null,"decidedBy":null,"decidedAt":null,"frozen":false} },
  freezeResult: { wire: {"frozen":["203.0.113.7"],"alreadyFrozen":["198.51.100.0/24"]} },
  frozenIpList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","network":"203.0.113.7","reason":"Card testing","state":"live","expiresAt":"2026-11-28T12:00:00+08:00","frozenBy":"admin","createdAt":"2026-11-21T12:00:00+08:00","thawedAt":null,"thawedBy":null}],"total":1} },
  frozenIpRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","network":"203.0.113.7","reason":"Card testing","state":"live","expiresAt":"2026-11-28T12:00:00+08:00","frozenBy":"admin","createdAt":"2026-11-21T12:00:00+08:00","thawedAt":null,"thawedBy":null} },
  fundRecordList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601:41","transferId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2501","at":"2026-11-20T12:03:00+08:00","ownerKind":"merchant","ownerId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","ownerName":"Demo merchant","accountKind":"merchantPayable","currency":"INR","kind":"single","purpose":"principal","amountMinor":50000,"balanceAfterMinor":1250000,"version":41,"orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02","orderCode":"C2026112012000012345678","merchantOrderNo":"M20261120-0001","reverses":null,"adjustmentId":null,"reason":null}],"total":1,"nextCursor":null,"summary":[{"accountKind":"merchantPayable","currency":"INR","count":1,"creditMinor":50000,"debitMinor":0}]} },
  fundRecordRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601:41","transferId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2501","at":"2026-11-20T12:03:00+08:00","ownerKind":"merchant","ownerId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","ownerName":"Demo merchant","accountKind":"merchantPayable","currency":"INR","kind":"single","purpose":"principal","amountMinor":50000,"balanceAfterMinor":1250000,"version":41,"orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02","orderCode":"C2026112012000012345678","merchantOrderNo":"M20261120-0001","reverses":null,"adjustmentId":null,"reason":null} },
  fundRecordSum: { wire: {"accountKind":"merchantPayable","currency":"INR","count":1,"creditMinor":50000,"debitMinor":0} },
  googleVerifyState: { wire: {"userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","enableGoogleVerify":true,"confirmBind":false} },
  groupPlace: { wire: {"name":"amount","start":3,"end":9} },
  heldPayout: { wire: {"orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","orderCode":"P2026112012000012345678","payoutStatus":3,"productId":1034,"amountMinor":250000,"currency":"INR","claimedAt":"2026-11-20T12:00:00+08:00","claimExpiresAt":null,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","userName":"B Sample","cardNumber":"50100012345678","bankName":"Example Bank","ifscCode":"EXMP0000123","vpa":null,"usdtAddress":null,"usdtCountMicro":null,"utr":null} },
  heldPayouts: { wire: {"list":[]} },
  hourPerformance: { wire: {"hour":12,"current":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180},"previous":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180}} },
  instructionList: { wire: {"list":[{"instructionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","state":"paid","orderCode":"P2026112012000012345678","attempt":1,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","monitorId":"phone-07","amountMinor":250000,"currency":"INR","reference":"432109876543","reason":null,"lateReport":null,"takenAt":"2026-11-20T12:00:00+08:00","begunAt":"2026-11-20T12:00:02+08:00","endedAt":"2026-11-20T12:00:09+08:00","leaseExpiresAt":"2026-11-20T12:10:02+08:00"}],"total":1,"nextCursor":null} },
  instructionReported: { wire: {"instructionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","state":"paid","payoutStatus":8,"leaseExpiresAt":"2026-11-20T12:10:00+08:00"} },
  instructionRow: { wire: {"instructionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","state":"paid","orderCode":"P2026112012000012345678","attempt":1,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","monitorId":"phone-07","amountMinor":250000,"currency":"INR","reference":"432109876543","reason":null,"lateReport":null,"takenAt":"2026-11-20T12:00:00+08:00","begunAt":"2026-11-20T12:00:02+08:00","endedAt":"2026-11-20T12:00:09+08:00","leaseExpiresAt":"2026-11-20T12:10:02+08:00"} },
  ipAnalysis: { wire: {"list":[{"ip":"203.0.113.7","orderCount":14,"paidCount":2,"successRate":"0.1429","sums":[{"currency":"INR","amountMinor":150000}],"merchantCount":3,"payerNameCount":4,"payerNames":["Asha Rao","Ravi Kumar"],"accountCount":5,"firstAt":"2026-11-20T12:00:00+08:00","lastAt":"2026-11-20T18:00:00+08:00","frozen":false}],"total":1} },
  ipFigures: { wire: {"ip":"203.0.113.7","orderCount":14,"paidCount":2,"successRate":"0.1429","sums":[{"currency":"INR","amountMinor":150000}],"merchantCount":3,"payerNameCount":4,"payerNames":["Asha Rao","Ravi Kumar"],"accountCount":5,"firstAt":"2026-11-20T12:00:00+08:00","lastAt":"2026-11-20T18:00:00+08:00","frozen":false} },
  ipRuleCaller: { wire: {"kind":"merchant","id":"20000001","name":"North shop","ip":"198.51.100.4","lastAt":"2026-11-21T12:00:00+08:00"} },
  ipRuleList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","kind":"role","role":"admin","account":null,"nickname":null,"network":"203.0.113.0/24","note":"Office","state":"active","enabled":true,"expiresAt":null,"createdBy":"root","createdAt":"2026-11-21T12:00:00+08:00","updatedBy":"root","updatedAt":"2026-11-21T12:00:00+08:00"}],"total":1} },
  ipRulePreview: { wire: {"ip":"203.0.113.7","shutsOutCaller":false,"sessionCount":1,"sessions":[{"account":"ops1","nickname":"Ops one","role":"admin","ip":"198.51.100.4","lastSeenAt":"2026-11-21T12:00:00+08:00"}],"callerCount":0,"callers":[],"refusedOrders":null} },
  ipRuleRemoved: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","endedSessionCount":0} },
  ipRuleRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","kind":"role","role":"admin","account":null,"nickname":null,"network":"203.0.113.0/24","note":"Office","state":"active","enabled":true,"expiresAt":null,"createdBy":"root","createdAt":"2026-11-21T12:00:00+08:00","updatedBy":"root","updatedAt":"2026-11-21T12:00:00+08:00"} },
  ipRuleSaved: { wire: {"saved":["203.0.113.0/24"],"alreadyListed":[],"endedSessionCount":0} },
  ipRuleSession: { wire: {"account":"ops1","nickname":"Ops one","role":"admin","ip":"198.51.100.4","lastSeenAt":"2026-11-21T12:00:00+08:00"} },
  ipSum: { wire: {"currency":"INR","amountMinor":150000} },
  lastUpload: { wire: {"batchId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101","key":"payroll-2026-11-20","fileName":"payroll.csv","orderType":2,"rowCount":1,"createdAt":"2026-11-20T12:00:00+08:00","createdBy":"merchant"} },
  latestOrder: { wire: {"orderCode":"C2026112012000012345678","createTime":"2026-11-20T12:00:00+08:00"} },
  latestTemplateRematch: { wire: {"job":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2701","templateId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601","state":"running","requestedBy":"superadmin","requestedAt":"2026-11-20T12:00:00+08:00","endedAt":null,"total":240,"looked":100,"parsed":12,"matched":9,"forReview":3,"failed":0}} },
  listExport: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3a01","operation":"orders.list","title":"Orders","filters":{"orderStatusId":"4"},"columns":["orderCode","currency","amountMinor"],"format":"csv","language":"en-US","timeZone":"Asia/Shanghai","state":"running","rowCount":12000,"total":48210,"limitReached":false,"fileName":"orders_2026-11-20_12-00-00_Asia-Shanghai.csv","sizeBytes":null,"compression":"gzip","pieceCount":0,"errorCode":null,"errorMessage":null,"requestId":"3f0c2c1d9a7b4e52","createdAt":"2026-11-20T12:00:00+08:00","startedAt":"2026-11-20T12:00:01+08:00","finishedAt":null,"expiresAt":"2026-11-21T12:00:00+08:00"} },
  localizedText: { wire: {"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"} },
  loginResult: { wire: {"token":"q0YJm0b9WZkq3jYtq3fJcQ","bindRequired":false} },
  markFindingResult: { wire: {"markedCount":11,"keptCount":1} },
  matchForecast: { wire: {"state":"matched","suspicion":null,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","orderCode":"C2026112012000012345678"} },
  matchedStatement: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401","kind":"sms","resourceName":"North 07","amountMinor":50000,"currency":"INR","utr":"432109876543","payerName":"A PAYER","rawText":"Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543","match":"automatic","matchedBy":null,"receivedAt":"2026-11-20T12:02:58+08:00","matchedAt":"2026-11-20T12:03:00+08:00","split":null} },
  merchantBalance: { wire: {"currency":"INR","balanceMinor":1250000,"pendingMinor":50000,"availableMinor":1200000} },
  merchantList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09","account":"lotus","mchId":"10000101","name":"Lotus Mart","enabled":true,"signProfile":"md5-sorted","callbackFormat":"form","defaultNotifyUrl":null,"allowedIps":["203.0.113.0/24"],"previousKeyUntil":"2026-11-21T12:00:00+08:00","enableGoogleVerify":true,"confirmBind":true,"allowModify":true,"hasPayPassword":true,"kycState":"completed","balances":[{"currency":"INR","balanceMinor":1250000,"pendingMinor":50000,"availableMinor":1200000}],"products":[{"productId":1008,"feeRate":"0.018","enabled":true}],"relatedSupplierId":null,"createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"}],"total":1} },
  merchantProductRate: { wire: {"productId":1008,"feeRate":"0.018","enabled":true} },
  merchantRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09","account":"lotus","mchId":"10000101","name":"Lotus Mart","enabled":true,"signProfile":"md5-sorted","callbackFormat":"form","defaultNotifyUrl":null,"allowedIps":null,"previousKeyUntil":null,"enableGoogleVerify":true,"confirmBind":true,"allowModify":true,"hasPayPassword":true,"kycState":"completed","balances":[{"currency":"INR","balanceMinor":1250000,"pendingMinor":50000,"availableMinor":1200000}],"products":[{"productId":1008,"feeRate":"0.018","enabled":true}],"relatedSupplierId":null,"createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"} },
  merchantStatistics: { wire: {"merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","merchantUserId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b02","mchId":"10000101","merchantName":"Demo merchant","figures":{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}} },
  merchantToday: { wire: {"currency":"INR","orderCount":40,"paidCount":31,"amountMinor":4000000,"paidMinor":3100000,"payoutCount":4,"paidPayoutCount":3,"paidPayoutMinor":450000} },
  messageBox: { wire: {"list":[{"msg_id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01","create_time":"2026-11-20T11:58:00+08:00","title":"Callback gave up after 11 attempts","kind":"callback","link":"/orderCallback?orderCode=C2026112012000012345678"}],"total":1,"unreadCount":1,"nextCursor":null} },
  messageBoxes: { wire: {"unread":[{"msg_id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01","create_time":"2026-11-20T11:58:00+08:00","title":"Callback gave up after 11 attempts","kind":"callback","link":"/orderCallback?orderCode=C2026112012000012345678"}],"readed":[{"msg_id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b02","create_time":"2026-11-19T09:00:00+08:00","title":"Maintenance on Sunday","kind":"notice","link":null}],"trash":[],"unreadCount":1} },
  messageContent: { wire: {"msg_id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01","create_time":"2026-11-20T11:58:00+08:00","title":"Callback gave up after 11 attempts","kind":"callback","link":"/orderCallback?orderCode=C2026112012000012345678","content":"The last answer was HTTP 502. Order C2026112012000012345678 is paid and waits for its merchant.","state":"unread"} },
  messageMoved: { wire: {"msg_id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01","state":"read","unreadCount":0} },
  messageRow: { wire: {"msg_id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01","create_time":"2026-11-20T11:58:00+08:00","title":"Callback gave up after 11 attempts","kind":"callback","link":"/orderCallback?orderCode=C2026112012000012345678"} },
  messageTemplateList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601","name":"Example Bank UPI credit","kind":"sms","senderPattern":"[A-Z]{2}-EXMPBK","pattern":"Rs\\.?\\s*(?P<amount>[\\d,]+(?:\\.\\d+)?) credited","currency":"INR","direction":"in","accountKind":null,"bankId":null,"bankName":null,"priority":100,"enabled":true,"sample":"Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543","sampleSender":"VM-EXMPBK","readCount":1204,"readLast7Days":310,"lastReadAt":"2026-11-20T11:58:00+08:00","createdAt":"2026-11-01T09:00:00+08:00","updatedAt":"2026-11-01T09:00:00+08:00"}],"total":1} },
  messageTemplateOrder: { wire: {"kind":"sms","version":"5f2b6c1e9a3d4c70","list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601","name":"Example Bank UPI credit","senderPattern":"[A-Z]{2}-EXMPBK","currency":"INR","priority":100,"enabled":true}]} },
  messageTemplateRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601","name":"Example Bank UPI credit","kind":"sms","senderPattern":"[A-Z]{2}-EXMPBK","pattern":"Rs\\.?\\s*(?P<amount>[\\d,]+(?:\\.\\d+)?) credited","currency":"INR","direction":"in","accountKind":"upi","bankId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","bankName":"SBI","priority":100,"enabled":true,"sample":"Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543","sampleSender":"VM-EXMPBK","readCount":0,"readLast7Days":0,"lastReadAt":null,"createdAt":"2026-11-01T09:00:00+08:00","updatedAt":"2026-11-01T09:00:00+08:00"} },
  messageTemplateTest: { wire: {"refusal":null,"detail":null,"problemAt":null,"text":"Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543","groups":[{"name":"amount","start":3,"end":9},{"name":"accountTail","start":28,"end":32},{"name":"utr","start":42,"end":54}],"templateId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601","templateName":"Example Bank UPI credit","fields":{"direction":"in","currency":"INR","amountMinor":50000,"utr":"432109876543","balanceMinor":null,"payerName":null,"remark":null,"accountTail":"1234","timeText":null},"outcome":{"state":"matched","suspicion":null,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","orderCode":"C2026112012000012345678"}} },
  messageTemplateTrial: { wire: {"refusal":null,"detail":null,"tried":500,"isCut":false,"newlyRead":{"count":12,"templates":[],"samples":[{"statementId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2301","storedAt":"2026-11-20T11:58:00+08:00","sender":"VM-EXMPBK","text":"Rs.500 credited","templateName":null,"before":null,"after":{"direction":"in","currency":"INR","amountMinor":50000,"utr":null,"balanceMinor":null,"payerName":null,"remark":null,"accountTail":null,"timeText":null}}]},"taken":{"count":0,"templates":[],"samples":[]},"changed":{"count":0,"templates":[],"samples":[]},"lost":{"count":0,"templates":[],"samples":[]},"hidden":{"count":3,"templates":[{"templateId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2602","name":"Example Bank NEFT credit","count":3}],"samples":[]},"unchanged":0} },
  messagesMarked: { wire: {"markedCount":12,"unreadCount":0} },
  monitorDeviceCredentials: { wire: {"monitorId":"phone-07","token":"AbCdEfGhIjKlMnOpQrStUvWxYz012345","secret":"0123456789AbCdEfGhIjKlMnOpQrStUvWxYz0123"} },
  monitorDeviceList: { wire: {"list":[{"monitorId":"phone-07","name":"Phone in the north office","kind":"sms","state":"enabled","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","accounts":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","name":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02"}],"life":"alive","lastHeartbeatAt":"2026-11-20T12:02:58+08:00","aliveSince":"2026-11-20T08:00:00+08:00","script":{"scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6a01","name":"SMS forwarder","versionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02","version":2,"checksum":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"},"scriptState":"lagging","runningVersion":1,"runningChecksum":"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752","scriptReportedAt":"2026-11-20T12:02:58+08:00","createdAt":"2026-11-01T09:00:00+08:00","updatedAt":"2026-11-01T09:00:00+08:00"}],"total":1} },
  monitorDeviceRow: { wire: {"monitorId":"phone-07","name":"Phone in the north office","kind":"sms","state":"revoked","supplierId":null,"supplierName":null,"accounts":[],"life":null,"lastHeartbeatAt":null,"aliveSince":null,"script":null,"scriptState":"none","runningVersion":null,"runningChecksum":null,"scriptReportedAt":null,"createdAt":"2026-11-01T09:00:00+08:00","updatedAt":"2026-11-02T09:00:00+08:00"} },
  monitorLogList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","monitorId":"phone-07","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","orderCode":"C2026112012000012345678","cardNumberMasked":"****4821","logPhase":"match","level":"info","message":"One order matches the reference","details":{"utr":"432100012345"},"durationMs":12,"createdAt":"2026-11-20T12:00:00+08:00"}],"total":1,"nextCursor":null} },
  monitorLogRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1f01","monitorId":"phone-07","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","orderCode":"C2026112012000012345678","cardNumberMasked":"****4821","logPhase":"match","level":"info","message":"One order matches the reference","details":{"utr":"432100012345"},"durationMs":12,"createdAt":"2026-11-20T12:00:00+08:00"} },
  monitorLogsCleared: { wire: {"clearedCount":18250} },
  monitorReportResult: { wire: {"serverTime":"2026-11-20T12:02:58+08:00","liveSeconds":120,"accountCount":2,"storedCount":1,"script":null} },
  monitorScriptAssigned: { wire: {"changedCount":1} },
  monitorScriptDevices: { wire: {"versionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02","version":2,"wantedCount":12,"runningCount":11} },
  monitorScriptList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6a01","name":"SMS forwarder","kind":"sms","isDefault":true,"liveVersion":2,"liveVersionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02","previousVersion":1,"newestVersion":2,"rollOut":"share","percent":10,"monitorIds":[],"deviceCount":12,"reachedCount":2,"laggingCount":1,"createdAt":"2026-11-01T09:00:00+08:00","updatedAt":"2026-11-01T09:00:00+08:00"}],"total":1} },
  monitorScriptReach: { wire: {"deviceCount":12,"reachedCount":2,"monitorIds":["phone-03","phone-07"]} },
  monitorScriptRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6a01","name":"SMS forwarder","kind":"sms","isDefault":true,"liveVersion":2,"liveVersionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02","previousVersion":1,"newestVersion":2,"rollOut":"share","percent":10,"monitorIds":[],"deviceCount":12,"reachedCount":2,"laggingCount":1,"createdAt":"2026-11-01T09:00:00+08:00","updatedAt":"2026-11-01T09:00:00+08:00"} },
  monitorScriptSpread: { wire: {"list":[{"versionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02","version":2,"wantedCount":12,"runningCount":11},{"versionId":null,"version":null,"wantedCount":0,"runningCount":1}]} },
  monitorScriptVersionDetail: { wire: {"version":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02","scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6a01","version":2,"note":"Reads the new sender","author":"superadmin","checksum":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","sizeBytes":4,"isLive":true,"wentLiveAt":"2026-11-01T09:10:00+08:00","wentLiveBy":"superadmin","createdAt":"2026-11-01T09:00:00+08:00"},"content":"test"} },
  monitorScriptVersionList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02","scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6a01","version":2,"note":"Reads the new sender","author":"superadmin","checksum":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","sizeBytes":4,"isLive":true,"wentLiveAt":"2026-11-01T09:10:00+08:00","wentLiveBy":"superadmin","createdAt":"2026-11-01T09:00:00+08:00"}],"total":1} },
  monitorScriptVersionRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02","scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6a01","version":2,"note":"Reads the new sender","author":"superadmin","checksum":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","sizeBytes":4,"isLive":true,"wentLiveAt":"2026-11-01T09:10:00+08:00","wentLiveBy":"superadmin","createdAt":"2026-11-01T09:00:00+08:00"} },
  namedProduct: { wire: {"productId":1008,"outcome":"chosen"} },
  nextPayoutClaim: { wire: {"claim":null} },
  orderAllocation: { wire: {"orderCode":"C2026112012000012345678","orderType":1,"status":2,"payoutStatus":null,"productId":3001,"amountMinor":50000,"currency":"INR","attempts":[{"attempt":1,"productId":3001,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","state":"reserved","amountMinor":50000,"payAmountMinor":50003,"reference":null,"failure":null,"operator":null,"allocatedAt":"2026-11-20T12:00:00+08:00","expiresAt":"2026-11-20T12:10:00+08:00","matchUntil":"2026-11-20T12:40:00+08:00","endedAt":null}],"evaluatedAt":"2026-11-20T12:00:00+08:00","candidates":[{"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","weight":10,"chosen":true,"refusals":[],"processingOrderCount":0,"concurrencyLimit":5,"dailyUsedMinor":940000,"dailyLimitMinor":100000000},{"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d02","resourceName":"North 08","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","weight":10,"chosen":false,"refusals":["monitorStale"],"processingOrderCount":0,"concurrencyLimit":5,"dailyUsedMinor":0,"dailyLimitMinor":null}]} },
  orderBreakdown: { wire: {"orderType":1,"startTime":"2026-11-20T00:00:00+08:00","endTime":"2026-11-20T23:59:59+08:00","previousStartTime":"2026-11-19T00:00:00+08:00","previousEndTime":"2026-11-19T23:59:59+08:00","bucket":"hour","totals":[{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}],"previousTotals":[{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}],"funnels":[{"currency":"INR","createdCount":120,"waitingCount":1,"allocatedCount":113,"payingCount":3,"paidCount":70,"unacknowledgedCount":1,"acknowledgedCount":69}],"losses":[{"currency":"INR","figure":"timedOut","reason":"unpaid","orderCount":38,"amountMinor":1900000}],"durations":{"current":{"takeTimeP50Ms":90,"takeTimeP90Ms":180,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000},"previous":{"takeTimeP50Ms":90,"takeTimeP90Ms":180,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000}},"groups":[{"by":"product","key":"3001","name":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"detail":null,"times":null,"current":{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603},"previous":{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}}]} },
  orderCurrencyTotal: { wire: {"currency":"INR","count":1,"amountMinor":50000,"paidCount":0,"paidMinor":0} },
  orderDossier: { wire: {"order":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02","orderCode":"C2026112012000012345678","merchantOrderNo":"M20261120-0001","orderType":1,"merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","mchId":"10000101","merchantName":"Demo merchant","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","isProxy":true,"productId":3001,"mainProductId":null,"askedProductId":null,"amountMinor":50000,"currency":"INR","receivedMinor":null,"payAmountMinor":50003,"feeMinor":null,"status":2,"mark":0,"supplementStatus":0,"supplementType":null,"processState":null,"payoutStatus":null,"batchId":null,"payoutBatchId":null,"userName":null,"validateUserName":null,"cardNumberMasked":null,"bankName":null,"ifscCode":null,"vpa":null,"mode":null,"address":null,"usdtAddress":null,"usdtCountMicro":null,"identifyCode":null,"utr":null,"ipAddress":"203.0.113.7","subject":"Top-up","body":null,"description":null,"notifyUrl":"https://merchant.example/callback","returnUrl":null,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","attempt":1,"commissionMinor":null,"claimedBy":null,"claimedAt":null,"claimExpiresAt":null,"rejectReason":null,"callbackAttempts":0,"lastCallbackAt":null,"createdAt":"2026-11-20T12:00:00+08:00","updatedAt":"2026-11-20T12:00:01+08:00","expiresAt":"2026-11-20T12:10:00+08:00","completedAt":null,"reversedAt":null,"extra":{}},"context":{"withinGrace":false,"canTimeoutSupplement":false},"timeline":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2201","at":"2026-11-20T12:00:00+08:00","kind":"status","event":"created","fromStatus":null,"toStatus":1,"actor":"merchant","actorName":null,"reason":null,"ipAddress":"198.51.100.20","reference":null,"details":{}},{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2202","at":"2026-11-20T12:00:01+08:00","kind":"attempt","event":"allocated","fromStatus":1,"toStatus":2,"actor":"system","actorName":null,"reason":null,"ipAddress":null,"reference":"1","details":{"resource":"North 07"}}],"attempts":[{"attempt":1,"productId":3001,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","state":"reserved","amountMinor":50000,"payAmountMinor":50003,"reference":null,"failure":null,"operator":null,"allocatedAt":"2026-11-20T12:00:01+08:00","expiresAt":"2026-11-20T12:10:00+08:00","matchUntil":"2026-11-20T12:40:00+08:00","endedAt":null}],"statements":[],"callbacks":[],"postings":[],"riskFindings":[],"request":{"receivedAt":"2026-11-20T12:00:00+08:00","ipAddress":"198.51.100.20","userAgent":null,"body":"{\"mchId\":\"10000101\",\"amount\":50000,\"sign\":\"***\"}"}} },
  orderDurations: { wire: {"takeTimeP50Ms":90,"takeTimeP90Ms":180,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000} },
  orderFigures: { wire: {"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603} },
  orderFunnel: { wire: {"currency":"INR","createdCount":120,"waitingCount":1,"allocatedCount":113,"payingCount":3,"paidCount":70,"unacknowledgedCount":1,"acknowledgedCount":69} },
  orderList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02","orderCode":"C2026112012000012345678","merchantOrderNo":"M20261120-0001","orderType":1,"merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","mchId":"10000101","merchantName":"Demo merchant","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","isProxy":true,"productId":3001,"mainProductId":null,"askedProductId":null,"amountMinor":50000,"currency":"INR","receivedMinor":null,"payAmountMinor":50003,"feeMinor":null,"status":2,"mark":0,"supplementStatus":0,"supplementType":null,"processState":null,"payoutStatus":null,"batchId":null,"payoutBatchId":null,"userName":null,"validateUserName":null,"cardNumberMasked":null,"bankName":null,"ifscCode":null,"vpa":null,"mode":null,"address":null,"usdtAddress":null,"usdtCountMicro":null,"identifyCode":null,"utr":null,"ipAddress":"203.0.113.7","subject":"Top-up","body":null,"description":null,"notifyUrl":"https://merchant.example/callback","returnUrl":null,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","attempt":1,"commissionMinor":null,"claimedBy":null,"claimedAt":null,"claimExpiresAt":null,"rejectReason":null,"callbackAttempts":0,"lastCallbackAt":null,"createdAt":"2026-11-20T12:00:00+08:00","updatedAt":"2026-11-20T12:00:01+08:00","expiresAt":"2026-11-20T12:10:00+08:00","completedAt":null,"reversedAt":null,"extra":{}}],"total":1,"nextCursor":null,"summary":{"count":1,"endedCount":0,"paidCount":0,"totals":[{"currency":"INR","count":1,"amountMinor":50000,"paidCount":0,"paidMinor":0}]}} },
  orderLoss: { wire: {"currency":"INR","figure":"timedOut","reason":"unpaid","orderCount":38,"amountMinor":1900000} },
  orderMarkOption: { wire: {"id":0,"key":"normal","name":{"zh-CN":"正常","zh-TW":"正常","en-US":"Normal"}} },
  orderPerformance: { wire: {"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180} },
  orderPosting: { wire: {"transferId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2501","at":"2026-11-20T12:03:00+08:00","kind":"single","debitKind":"supplierReceivable","debitOwner":"North team","creditKind":"merchantPayable","creditOwner":"Demo merchant","amountMinor":50000,"currency":"INR","reverses":null} },
  orderProfile: { wire: {"startTime":"2026-11-20T00:00:00+08:00","endTime":"2026-11-20T23:59:59+08:00","previousStartTime":"2026-11-19T00:00:00+08:00","previousEndTime":"2026-11-19T23:59:59+08:00","total":{"current":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180},"previous":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180}},"byProduct":[{"productId":3001,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"current":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180},"previous":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180}}],"bySupplier":[{"supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","current":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180},"previous":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180}}],"byResource":[{"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierName":"North team","current":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180},"previous":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180}}],"byHour":[{"hour":12,"current":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180},"previous":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180}}],"changes":[{"productId":3001,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","contribution":-0.08,"previousRate":0.62,"rate":0.48,"endedCount":61,"since":"2026-11-20T11:00:00+08:00"}]} },
  orderRawRequest: { wire: {"receivedAt":"2026-11-20T12:00:00+08:00","ipAddress":"198.51.100.20","userAgent":null,"body":"{\"mchId\":\"10000101\",\"amount\":50000,\"sign\":\"***\"}"} },
  orderRiskFinding: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601","at":"2026-11-20T12:00:01+08:00","rule":"manyOrdersFromOneAddress","severity":"medium","message":"12 orders within an hour came from this address."} },
  orderRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e02","orderCode":"C2026112012000012345678","merchantOrderNo":"M20261120-0001","orderType":1,"merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","mchId":"10000101","merchantName":"Demo merchant","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","isProxy":true,"productId":3001,"mainProductId":null,"askedProductId":null,"amountMinor":50000,"currency":"INR","receivedMinor":null,"payAmountMinor":50003,"feeMinor":null,"status":2,"mark":0,"supplementStatus":0,"supplementType":null,"processState":null,"payoutStatus":null,"batchId":null,"payoutBatchId":null,"userName":null,"validateUserName":null,"cardNumberMasked":null,"bankName":null,"ifscCode":null,"vpa":null,"mode":null,"address":null,"usdtAddress":null,"usdtCountMicro":null,"identifyCode":null,"utr":null,"ipAddress":"203.0.113.7","subject":"Top-up","body":null,"description":null,"notifyUrl":"https://merchant.example/callback","returnUrl":null,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","attempt":1,"commissionMinor":null,"claimedBy":null,"claimedAt":null,"claimExpiresAt":null,"rejectReason":null,"callbackAttempts":0,"lastCallbackAt":null,"createdAt":"2026-11-20T12:00:00+08:00","updatedAt":"2026-11-20T12:00:01+08:00","expiresAt":"2026-11-20T12:10:00+08:00","completedAt":null,"reversedAt":null,"extra":{}} },
  orderRuleContext: { wire: {"withinGrace":false,"canTimeoutSupplement":false} },
  orderStatistics: { wire: {"orderType":1,"startTime":"2026-11-20T00:00:00+08:00","endTime":"2026-11-20T23:59:59+08:00","previousStartTime":"2026-11-19T00:00:00+08:00","previousEndTime":"2026-11-19T23:59:59+08:00","bucket":"hour","totals":[{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}],"previousTotals":[{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}],"byTime":[{"at":"2026-11-20T12:00:00+08:00","figures":{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}}],"byProduct":[{"productId":3001,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"figures":{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}}],"bySupplier":[{"supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierUserId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01","supplierName":"North team","isProxy":true,"figures":{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}}],"byMerchant":null} },
  orderStatusCount: { wire: {"orderStatusId":1,"count":2} },
  orderStatusCounts: { wire: {"counts":[{"orderStatusId":1,"count":2},{"orderStatusId":2,"count":40},{"orderStatusId":3,"count":3310},{"orderStatusId":4,"count":5702},{"orderStatusId":5,"count":296},{"orderStatusId":10,"count":511}],"payoutCounts":[],"exact":true} },
  orderStatusOption: { wire: {"id":1,"key":"created","name":{"zh-CN":"已创建","zh-TW":"已建立","en-US":"Created"}} },
  orderSummary: { wire: {"count":1,"endedCount":0,"paidCount":0,"totals":[{"currency":"INR","count":1,"amountMinor":50000,"paidCount":0,"paidMinor":0}]} },
  orderVerdicts: { wire: {"orderCount":14,"goodCount":2,"badCount":11} },
  orderedTemplate: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601","name":"Example Bank UPI credit","senderPattern":"[A-Z]{2}-EXMPBK","currency":"INR","priority":100,"enabled":true} },
  parsedMessage: { wire: {"direction":"in","currency":"INR","amountMinor":50000,"utr":"432109876543","balanceMinor":null,"payerName":null,"remark":null,"accountTail":"1234","timeText":null} },
  partyStatement: { wire: {"ownerId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","ownerKind":"merchant","ownerName":"Demo merchant","startTime":"2026-11-01T00:00:00+08:00","endTime":"2026-11-30T23:59:59+08:00","readAt":"2026-12-01T09:00:00+08:00","accounts":[{"accountKind":"merchantPayable","currency":"INR","openingMinor":1200000,"creditMinor":50000,"debitMinor":250,"closingMinor":1249750,"count":2,"purposes":[{"purpose":"fee","count":1,"creditMinor":0,"debitMinor":250},{"purpose":"principal","count":1,"creditMinor":50000,"debitMinor":0}]}]} },
  patternProblem: { wire: {"field":"pattern","start":4,"end":7} },
  payGatewayHealth: { wire: {"lastCallAt":"2026-11-20T12:00:00+08:00","lastSuccessAt":"2026-11-20T12:00:00+08:00","callCount":120,"failureCount":3,"errorRate":0.025,"runningCount":1,"unknownCount":0} },
  payGatewayList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01","name":"RazorpayX","baseUrl":"https://api.gateway.example/v1","hosts":[],"credentialNames":["keyId","keySecret","webhookSecret"],"parameters":{"accountNumber":"7878780080316316"},"scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","scriptName":"RazorpayX payouts","liveVersion":1,"direction":"payout","productId":1034,"productName":{"zh-CN":"银行代付","zh-TW":"銀行代付","en-US":"Bank payout"},"currency":"INR","timeoutMs":10000,"runTimeoutMs":30000,"parallelRequests":4,"minAmountMinor":100,"maxAmountMinor":50000000,"enabled":true,"accountCount":1,"noticeUrl":"https://platform.example/v1.0/gateway/0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01/notice","health":{"lastCallAt":"2026-11-20T12:00:00+08:00","lastSuccessAt":"2026-11-20T12:00:00+08:00","callCount":120,"failureCount":3,"errorRate":0.025,"runningCount":1,"unknownCount":0},"createdAt":"2026-11-01T09:00:00+08:00","updatedAt":"2026-11-19T18:20:00+08:00"}],"total":1} },
  payGatewayOption: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01","name":"RazorpayX","direction":"payout","productId":1034,"currency":"INR","enabled":true} },
  payGatewayOptions: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01","name":"RazorpayX","direction":"payout","productId":1034,"currency":"INR","enabled":true}]} },
  payGatewayRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01","name":"RazorpayX","baseUrl":"https://api.gateway.example/v1","hosts":[],"credentialNames":["keyId","keySecret","webhookSecret"],"parameters":{"accountNumber":"7878780080316316"},"scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","scriptName":"RazorpayX payouts","liveVersion":1,"direction":"payout","productId":1034,"productName":{"zh-CN":"银行代付","zh-TW":"銀行代付","en-US":"Bank payout"},"currency":"INR","timeoutMs":10000,"runTimeoutMs":30000,"parallelRequests":4,"minAmountMinor":100,"maxAmountMinor":50000000,"enabled":true,"accountCount":1,"noticeUrl":"https://platform.example/v1.0/gateway/0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01/notice","health":{"lastCallAt":"2026-11-20T12:00:00+08:00","lastSuccessAt":"2026-11-20T12:00:00+08:00","callCount":120,"failureCount":3,"errorRate":0.025,"runningCount":1,"unknownCount":0},"createdAt":"2026-11-01T09:00:00+08:00","updatedAt":"2026-11-19T18:20:00+08:00"} },
  payGatewayTest: { wire: {"runId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5c01","message":null,"balanceMinor":1250000,"currency":"INR","durationMs":210} },
  payScriptList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","name":"RazorpayX payouts","direction":"payout","liveVersion":1,"liveVersionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01","previousVersion":null,"newestVersion":1,"gatewayCount":1,"productCount":0,"lastRunAt":"2026-11-20T12:00:00+08:00","runCount":120,"failureCount":3,"errorRate":0.025,"createdAt":"2026-11-01T09:00:00+08:00","updatedAt":"2026-11-01T09:00:00+08:00"}],"total":1} },
  payScriptNotice: { wire: {"headers":{"x-signature":"2f6a"},"body":"{\"event\":\"payout.processed\"}"} },
  payScriptOption: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","name":"RazorpayX payouts","direction":"payout","liveVersion":1} },
  payScriptOptions: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","name":"RazorpayX payouts","direction":"payout","liveVersion":1}]} },
  payScriptRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","name":"RazorpayX payouts","direction":"payout","liveVersion":1,"liveVersionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01","previousVersion":null,"newestVersion":1,"gatewayCount":1,"productCount":0,"lastRunAt":"2026-11-20T12:00:00+08:00","runCount":120,"failureCount":3,"errorRate":0.025,"createdAt":"2026-11-01T09:00:00+08:00","updatedAt":"2026-11-01T09:00:00+08:00"} },
  payScriptRunDetail: { wire: {"run":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5c01","gatewayId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01","gatewayName":"RazorpayX","scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","scriptName":"RazorpayX payouts","version":1,"orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","orderCode":"P2026112012000012345678","attempt":1,"key":"P2026112012000012345678-1","entryPoint":"send","trigger":"worker","triggeredBy":null,"verdict":"accepted","reference":"pout_00000000000001","utr":null,"code":null,"reason":null,"failure":null,"effect":"accepted","chosenProductId":null,"requestCount":1,"durationMs":184,"cpuMs":2,"startedAt":"2026-11-20T12:00:31+08:00"},"requests":[{"method":"POST","url":"https://api.gateway.example/v1/payouts","headers":{"authorization":"***","content-type":"application/json"},"body":"{\"amount\":250000}","status":200,"responseHeaders":{"content-type":"application/json"},"responseBody":"{\"id\":\"pout_00000000000001\",\"status\":\"processing\"}","failure":null,"latencyMs":180}],"notice":null,"choice":null,"log":[]} },
  payScriptRunList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5c01","gatewayId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01","gatewayName":"RazorpayX","scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","scriptName":"RazorpayX payouts","version":1,"orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","orderCode":"P2026112012000012345678","attempt":1,"key":"P2026112012000012345678-1","entryPoint":"send","trigger":"worker","triggeredBy":null,"verdict":"accepted","reference":"pout_00000000000001","utr":null,"code":null,"reason":null,"failure":null,"effect":"accepted","chosenProductId":null,"requestCount":1,"durationMs":184,"cpuMs":2,"startedAt":"2026-11-20T12:00:31+08:00"}],"total":1} },
  payScriptRunRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5c01","gatewayId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5b01","gatewayName":"RazorpayX","scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","scriptName":"RazorpayX payouts","version":1,"orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","orderCode":"P2026112012000012345678","attempt":1,"key":"P2026112012000012345678-1","entryPoint":"send","trigger":"worker","triggeredBy":null,"verdict":"accepted","reference":"pout_00000000000001","utr":null,"code":null,"reason":null,"failure":null,"effect":"accepted","chosenProductId":null,"requestCount":1,"durationMs":184,"cpuMs":2,"startedAt":"2026-11-20T12:00:31+08:00"} },
  payScriptTrial: { wire: {"passed":true,"results":[{"name":"A payout","entryPoint":"send","passed":true,"difference":null,"mismatch":null,"verdict":"accepted","reference":"pout_1","utr":null,"code":null,"products":null,"reason":null,"failure":null,"durationMs":3,"cpuMs":1,"requests":[],"log":[]}]} },
  payScriptTrialResult: { wire: {"name":"A payout","entryPoint":"send","passed":true,"difference":null,"mismatch":null,"verdict":"accepted","reference":"pout_1","utr":null,"code":null,"products":null,"reason":null,"failure":null,"durationMs":3,"cpuMs":1,"requests":[],"log":[]} },
  payScriptVersionDetail: { wire: {"version":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01","scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","version":1,"note":"First version","author":"admin","checksum":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","sizeBytes":4210,"sampleCount":9,"isLive":true,"wentLiveAt":"2026-11-01T09:10:00+08:00","wentLiveBy":"superadmin","createdAt":"2026-11-01T09:00:00+08:00"},"source":"export const send = ({ payout }) => ({ verdict: \"unknown\", reason: payout.key });","samples":[{"name":"A payout","entryPoint":"send","payout":{"orderCode":"P2026112012000012345678","key":"P2026112012000012345678-1","attempt":1,"amountMinor":250000,"currency":"INR","createdAt":"2026-11-20T04:00:00.000Z","reference":null,"userName":"B Sample","cardNumber":"50100012345678","bankName":"Example Bank","ifscCode":"EXMP0000123","vpa":null,"usdtAddress":null},"answers":[],"expected":{"verdict":"unknown"}}]} },
  payScriptVersionList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01","scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","version":1,"note":"First version","author":"admin","checksum":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","sizeBytes":4210,"sampleCount":9,"isLive":true,"wentLiveAt":"2026-11-01T09:10:00+08:00","wentLiveBy":"superadmin","createdAt":"2026-11-01T09:00:00+08:00"}],"total":1} },
  payScriptVersionRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5d01","scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d5a01","version":1,"note":"First version","author":"admin","checksum":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08","sizeBytes":4210,"sampleCount":9,"isLive":true,"wentLiveAt":"2026-11-01T09:10:00+08:00","wentLiveBy":"superadmin","createdAt":"2026-11-01T09:00:00+08:00"} },
  paymentInstruction: { wire: {"instructionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","state":"taken","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","orderCode":"P2026112012000012345678","attempt":1,"amountMinor":250000,"currency":"INR","userName":"B Sample","cardNumber":"50100012345678","bankName":"Example Bank","ifscCode":"EXMP0000123","vpa":null,"usdtAddress":null,"takenAt":"2026-11-20T12:00:00+08:00","leaseExpiresAt":"2026-11-20T12:10:00+08:00"} },
  payoutBatchAccount: { wire: {"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","placesLeft":18,"dailyLeftMinor":9500000} },
  payoutBatchCreated: { wire: {"batch":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2c01","batchCode":"B20261120120000123456","state":"created","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","templateName":"Example Bank bulk transfer","format":"csv","readsResults":true,"currency":"INR","orderCount":2,"amountMinor":500000,"openCount":2,"paidCount":0,"paidMinor":0,"exceptionCount":0,"payoutTime":"2026-11-20T18:00:00+08:00","fileName":null,"fileSha256":null,"createdByName":"admin","createdAt":"2026-11-20T12:00:00+08:00","exportedAt":null,"cancelledAt":null,"closedAt":null},"skipped":[],"stoppedBy":null} },
  payoutBatchCurrencyTotal: { wire: {"currency":"INR","count":1,"orderCount":2,"amountMinor":500000,"paidCount":0,"paidMinor":0} },
  payoutBatchDossier: { wire: {"batch":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2c01","batchCode":"B20261120120000123456","state":"created","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","templateName":"Example Bank bulk transfer","format":"csv","readsResults":true,"currency":"INR","orderCount":2,"amountMinor":500000,"openCount":2,"paidCount":0,"paidMinor":0,"exceptionCount":0,"payoutTime":"2026-11-20T18:00:00+08:00","fileName":null,"fileSha256":null,"createdByName":"admin","createdAt":"2026-11-20T12:00:00+08:00","exportedAt":null,"cancelledAt":null,"closedAt":null},"rows":[{"row":1,"orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","orderCode":"P2026112012000012345678","merchantName":"Demo merchant","productId":3016,"amountMinor":250000,"state":"prepared","payoutStatus":2,"userName":"Asha Verma","cardNumberMasked":"****9012","bankName":"Example Bank","ifscCode":"EXMP0001234","utr":null,"reason":null,"needsSecondPerson":false,"createdAt":"2026-11-20T11:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"}],"steps":[{"event":"created","at":"2026-11-20T12:00:00+08:00","userName":"admin","reason":null,"count":2,"sha256":null}],"results":[]} },
  payoutBatchFile: { wire: {"fileName":"B20261120120000123456.csv","contentType":"text/csv; charset=utf-8","sizeBytes":5,"sha256":"1cf2d1bae5d3f6ebdd71a27b5b3d9be77a5da2a6dbff0afbfcb4cbbb5a3b9aa2","contentBase64":"YSxiDQo="} },
  payoutBatchJudgement: { wire: {"resultId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2d01","fileName":"result.csv","sha256":"1cf2d1bae5d3f6ebdd71a27b5b3d9be77a5da2a6dbff0afbfcb4cbbb5a3b9aa2","repeated":false,"lines":[{"line":2,"verdict":"paid","key":"P2026112012000012345678","word":"SUCCESS","utr":"432100012345","amountText":"2500.00","reason":null,"row":1,"orderCode":"P2026112012000012345678","amountMinor":250000,"userName":"Asha Verma","state":"paying","otherOrderCode":null}],"counts":[{"verdict":"paid","count":1}],"paidMinor":250000} },
  payoutBatchLine: { wire: {"line":2,"verdict":"paid","key":"P2026112012000012345678","word":"SUCCESS","utr":"432100012345","amountText":"2500.00","reason":null,"row":1,"orderCode":"P2026112012000012345678","amountMinor":250000,"userName":"Asha Verma","state":"paying","otherOrderCode":null} },
  payoutBatchList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2c01","batchCode":"B20261120120000123456","state":"created","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","templateName":"Example Bank bulk transfer","format":"csv","readsResults":true,"currency":"INR","orderCount":2,"amountMinor":500000,"openCount":2,"paidCount":0,"paidMinor":0,"exceptionCount":0,"payoutTime":"2026-11-20T18:00:00+08:00","fileName":null,"fileSha256":null,"createdByName":"admin","createdAt":"2026-11-20T12:00:00+08:00","exportedAt":null,"cancelledAt":null,"closedAt":null}],"total":1,"summary":{"count":1,"totals":[{"currency":"INR","count":1,"orderCount":2,"amountMinor":500000,"paidCount":0,"paidMinor":0}]}} },
  payoutBatchOrder: { wire: {"row":1,"orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","orderCode":"P2026112012000012345678","merchantName":"Demo merchant","productId":3016,"amountMinor":250000,"state":"prepared","payoutStatus":2,"userName":"Asha Verma","cardNumberMasked":"****9012","bankName":"Example Bank","ifscCode":"EXMP0001234","utr":null,"reason":null,"needsSecondPerson":false,"createdAt":"2026-11-20T11:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"} },
  payoutBatchOutcome: { wire: {"batch":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2c01","batchCode":"B20261120120000123456","state":"created","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","templateName":"Example Bank bulk transfer","format":"csv","readsResults":true,"currency":"INR","orderCount":2,"amountMinor":500000,"openCount":2,"paidCount":0,"paidMinor":0,"exceptionCount":0,"payoutTime":"2026-11-20T18:00:00+08:00","fileName":null,"fileSha256":null,"createdByName":"admin","createdAt":"2026-11-20T12:00:00+08:00","exportedAt":null,"cancelledAt":null,"closedAt":null},"rows":[{"orderCode":"P2026112012000012345678","outcome":"confirmed","code":null,"message":null}],"changedCount":1} },
  payoutBatchOutcomeRow: { wire: {"orderCode":"P2026112012000012345678","outcome":"confirmed","code":null,"message":null} },
  payoutBatchPreview: { wire: {"orderCount":2,"amountMinor":500000,"currency":"INR","oldestAt":"2026-11-20T11:00:00+08:00","orders":[{"orderCode":"P2026112012000012345678","merchantName":"Demo merchant","amountMinor":250000,"userName":"Asha Verma","bankName":"Example Bank","cardNumberMasked":"****9012","createdAt":"2026-11-20T11:00:00+08:00"}],"skipped":[{"reason":"supplierTerms","count":1,"orderCodes":["P2026112012000012345680"]}],"stoppedBy":null,"exceeds":false,"account":{"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","placesLeft":18,"dailyLeftMinor":9500000}} },
  payoutBatchResultFile: { wire: {"resultId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2d01","fileName":"result.csv","sizeBytes":4096,"sha256":"1cf2d1bae5d3f6ebdd71a27b5b3d9be77a5da2a6dbff0afbfcb4cbbb5a3b9aa2","uploadedByName":"admin","uploadedAt":"2026-11-20T19:00:00+08:00","appliedAt":null} },
  payoutBatchRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2c01","batchCode":"B20261120120000123456","state":"created","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","templateName":"Example Bank bulk transfer","format":"csv","readsResults":true,"currency":"INR","orderCount":2,"amountMinor":500000,"openCount":2,"paidCount":0,"paidMinor":0,"exceptionCount":0,"payoutTime":"2026-11-20T18:00:00+08:00","fileName":null,"fileSha256":null,"createdByName":"admin","createdAt":"2026-11-20T12:00:00+08:00","exportedAt":null,"cancelledAt":null,"closedAt":null} },
  payoutBatchStep: { wire: {"event":"created","at":"2026-11-20T12:00:00+08:00","userName":"admin","reason":null,"count":2,"sha256":null} },
  payoutBatchSummary: { wire: {"count":1,"totals":[{"currency":"INR","count":1,"orderCount":2,"amountMinor":500000,"paidCount":0,"paidMinor":0}]} },
  payoutBatchVerdictCount: { wire: {"verdict":"paid","count":1} },
  payoutClaim: { wire: {"orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","orderCode":"P2026112012000012345678","payoutStatus":2,"productId":1034,"amountMinor":250000,"currency":"INR","claimedAt":"2026-11-20T12:00:00+08:00","claimExpiresAt":"2026-11-20T12:10:00+08:00","renewed":false,"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","userName":"B Sample","cardNumber":"50100012345678","bankName":"Example Bank","ifscCode":"EXMP0000123","vpa":null,"usdtAddress":null,"usdtCountMicro":null} },
  payoutFileProblem: { wire: {"row":3,"column":"Account","kind":"tooLong"} },
  payoutProof: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d7a01","attempt":1,"picture":"data:image/png;base64,iVBORw0KGgo=","addedBy":"supplier","addedAt":"2026-11-20T12:08:00.000Z"} },
  payoutProofs: { wire: {"list":[],"acceptsMore":true} },
  payoutStatusCount: { wire: {"payoutStatusId":1,"count":12} },
  payoutTemplateList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2b01","name":"Example Bank bulk transfer","bankName":"Example Bank","enabled":true,"readsResults":true,"definition":{"format":"csv","encoding":"utf8","separator":"comma","headerRows":[],"withTitles":true,"columns":[{"title":"Remark","source":"reference","constant":null,"format":"text","width":null,"maxLength":null}],"amountStyle":"decimalPoint","dateFormat":"dd/MM/yyyy","maxRows":500,"rawCells":false,"result":{"skipRows":0,"keySource":"reference","keyColumn":"Remark","referenceColumn":"UTR","statusColumn":"Status","amountColumn":"Amount","reasonColumn":"Reason","paidWords":["SUCCESS"],"failedWords":["FAILED","RETURNED"],"unknownWords":["PENDING"]}},"updatedByName":"admin","createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"}],"total":1} },
  payoutTemplateOption: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2b01","name":"Example Bank bulk transfer","bankName":"Example Bank","format":"csv","maxRows":500,"readsResults":true} },
  payoutTemplatePreview: { wire: {"lines":[["Beneficiary","Account","IFSC","Amount","Remark"],["Asha Verma","123456789012","EXMP0001234","2500.00","P2026112012000012345678"]],"text":"Beneficiary,Account,IFSC,Amount,Remark\r\nAsha Verma,123456789012,EXMP0001234,2500.00,P2026112012000012345678\r\n","sizeBytes":107,"problems":[]} },
  payoutTemplateRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2b01","name":"Example Bank bulk transfer","bankName":"Example Bank","enabled":true,"readsResults":true,"definition":{"format":"csv","encoding":"utf8","separator":"comma","headerRows":[],"withTitles":true,"columns":[{"title":"Remark","source":"reference","constant":null,"format":"text","width":null,"maxLength":null}],"amountStyle":"decimalPoint","dateFormat":"dd/MM/yyyy","maxRows":500,"rawCells":false,"result":{"skipRows":0,"keySource":"reference","keyColumn":"Remark","referenceColumn":"UTR","statusColumn":"Status","amountColumn":"Amount","reasonColumn":"Reason","paidWords":["SUCCESS"],"failedWords":["FAILED","RETURNED"],"unknownWords":["PENDING"]}},"updatedByName":"admin","createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"} },
  performanceChange: { wire: {"productId":3001,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","contribution":-0.08,"previousRate":0.62,"rate":0.48,"endedCount":61,"since":"2026-11-20T11:00:00+08:00"} },
  performancePair: { wire: {"current":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180},"previous":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180}} },
  previewedPayout: { wire: {"orderCode":"P2026112012000012345678","merchantName":"Demo merchant","amountMinor":250000,"userName":"Asha Verma","bankName":"Example Bank","cardNumberMasked":"****9012","createdAt":"2026-11-20T11:00:00+08:00"} },
  processHealth: { wire: {"version":"0.1.0","nodeVersion":"v26.10.0","startedAt":"2026-11-20T08:00:00+08:00","memoryBytes":180000000} },
  productChoice: { wire: {"order":{"orderCode":"C2026112012000012345678","mchId":"M10001","productId":3024,"amountMinor":250000,"currency":"INR","createdAt":"2026-11-20T04:00:00.000Z"},"capacity":[{"productId":1008,"currency":"INR","accountCount":3,"maxAmountMinor":5000000}],"products":[{"productId":1034,"outcome":"notUsable"},{"productId":1008,"outcome":"chosen"}]} },
  productList: { wire: {"list":[{"id":1008,"name":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"kind":"collection","currency":"INR","mainProductId":3024,"minAmountMinor":10000,"maxAmountMinor":5000000,"defaultFeeRate":"0.02","defaultCommissionRate":"0.008","floatMode":"none","matchBy":"reference","needsMonitor":true,"redPacket":false,"choiceScriptId":null,"requiredFields":[],"enabled":true,"merchantCount":12,"supplierCount":9,"resourceCount":34,"createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"}],"total":1} },
  productOption: { wire: {"id":3001,"mainProductId":null,"name":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"kind":"collection","currency":"INR","enabled":true,"minAmountMinor":10000,"maxAmountMinor":5000000,"requiredFields":[]} },
  productPerformance: { wire: {"productId":3001,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"current":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180},"previous":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180}} },
  productRow: { wire: {"id":1008,"name":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"kind":"collection","currency":"INR","mainProductId":3024,"minAmountMinor":10000,"maxAmountMinor":5000000,"defaultFeeRate":"0.02","defaultCommissionRate":"0.008","floatMode":"none","matchBy":"reference","needsMonitor":true,"redPacket":false,"choiceScriptId":null,"requiredFields":[],"enabled":true,"merchantCount":12,"supplierCount":9,"resourceCount":34,"createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"} },
  productStatistics: { wire: {"productId":3001,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"figures":{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}} },
  purposeSum: { wire: {"purpose":"fee","count":1,"creditMinor":0,"debitMinor":250} },
  queueHealth: { wire: {"name":"callbacksDue","forPeople":false,"count":3,"oldestAt":"2026-11-20T11:59:58+08:00"} },
  readNotice: { wire: {"headers":{"x-signature":"2f6a"},"query":"","body":"{\"event\":\"payout.processed\"}"} },
  reconciliationDay: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01.2026-11-20","day":"2026-11-20","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","currency":"INR","state":"differs","in":{"matched":{"count":2,"amountMinor":100000},"unmatched":{"count":1,"amountMinor":50000},"suspicious":{"count":0,"amountMinor":0},"ignored":{"count":0,"amountMinor":0},"orders":{"count":2,"amountMinor":100000},"elsewhereMinor":0,"withoutRecordMinor":0,"differenceMinor":50000},"out":{"matched":{"count":2,"amountMinor":100000},"unmatched":{"count":1,"amountMinor":50000},"suspicious":{"count":0,"amountMinor":0},"ignored":{"count":0,"amountMinor":0},"orders":{"count":2,"amountMinor":100000},"elsewhereMinor":0,"withoutRecordMinor":0,"differenceMinor":50000},"unreadCount":0,"closedAt":null,"closedBy":null,"inChangeMinor":null,"outChangeMinor":null} },
  reconciliationDayList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01.2026-11-20","day":"2026-11-20","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","currency":"INR","state":"differs","in":{"matched":{"count":2,"amountMinor":100000},"unmatched":{"count":1,"amountMinor":50000},"suspicious":{"count":0,"amountMinor":0},"ignored":{"count":0,"amountMinor":0},"orders":{"count":2,"amountMinor":100000},"elsewhereMinor":0,"withoutRecordMinor":0,"differenceMinor":50000},"out":{"matched":{"count":2,"amountMinor":100000},"unmatched":{"count":1,"amountMinor":50000},"suspicious":{"count":0,"amountMinor":0},"ignored":{"count":0,"amountMinor":0},"orders":{"count":2,"amountMinor":100000},"elsewhereMinor":0,"withoutRecordMinor":0,"differenceMinor":50000},"unreadCount":0,"closedAt":null,"closedBy":null,"inChangeMinor":null,"outChangeMinor":null}],"total":1} },
  reconciliationFlow: { wire: {"matched":{"count":2,"amountMinor":100000},"unmatched":{"count":1,"amountMinor":50000},"suspicious":{"count":0,"amountMinor":0},"ignored":{"count":0,"amountMinor":0},"orders":{"count":2,"amountMinor":100000},"elsewhereMinor":0,"withoutRecordMinor":0,"differenceMinor":50000} },
  reconciliationSum: { wire: {"count":2,"amountMinor":100000} },
  resendPreview: { wire: {"matching":120,"max":10000,"skipped":[{"reason":"callbackNotEligible","count":3}]} },
  resendResult: { wire: {"orderCode":"C2026112012000012345678","outcome":"skipped","reason":"callbackNotEligible","reasonText":"An order in this state has no callback to send"} },
  resendResultList: { wire: {"job":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101","state":"done","requestedBy":"admin","requestedAt":"2026-11-20T12:00:00+08:00","endedAt":"2026-11-20T12:00:06+08:00","filter":{"state":"dead"},"total":120,"resent":119,"skipped":[{"reason":"callbackNotEligible","count":1}]},"list":[{"orderCode":"C2026112012000012345678","outcome":"skipped","reason":"callbackNotEligible","reasonText":"An order in this state has no callback to send"}],"total":1} },
  resendSkip: { wire: {"reason":"callbackNotEligible","count":3} },
  resolutionCount: { wire: {"state":"matched","count":3} },
  resourceDetail: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","productId":3001,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"kind":"upi","name":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","isProxy":true,"state":0,"currency":"INR","bankName":"Example Bank","accountName":"A Sample","cardNumberMasked":"****4821","ifscCode":"EXMP0000123","vpa":"sample@examplebank","mobileNumberMasked":null,"paybillNumber":null,"paybillAccount":null,"tillNumber":null,"usdtAddress":null,"usdtNetwork":null,"gatewayName":null,"gatewayId":null,"link":"upi://pay?pa=sample@examplebank","jumpLink":null,"qrCode":null,"minAmountMinor":10000,"maxAmountMinor":5000000,"dailyLimitMinor":100000000,"concurrencyLimit":5,"weight":10,"floatMode":"up","paysBy":"hand","monitorId":"phone-07","monitorState":"online","lastHeartbeatAt":"2026-11-20T11:59:50+08:00","processingOrderCount":1,"processingOrderAmount":50003,"today":{"startedAt":"2026-11-20T02:30:00+08:00","orderCount":18,"paidCount":12,"paidMinor":940000,"dailyUsedMinor":990003,"successRate":0.667},"reservations":[{"orderCode":"C2026112012000012345678","amountMinor":50000,"payAmountMinor":50003,"allocatedAt":"2026-11-20T11:55:00+08:00","expiresAt":"2026-11-20T12:05:00+08:00","matchUntil":"2026-11-20T12:35:00+08:00"}],"createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-19T18:20:00+08:00"}, units: {"processingOrderAmount":"processingOrderAmount"} },
  resourceFinding: { wire: {"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierName":"North team","problem":"wrongProcessingCount","before":"2","after":"1","fixed":true} },
  resourceList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","kind":"upi","name":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","isProxy":true,"supplierEnabled":true,"state":0,"products":[{"productId":1008,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"productKind":"collection","state":0}],"currency":"INR","timeZone":"Asia/Kolkata","bankName":"Example Bank","accountName":"A Sample","cardNumberMasked":"****4821","ifscCode":"EXMP0000123","vpa":"sample@examplebank","mobileNumberMasked":null,"paybillNumber":null,"paybillAccount":null,"tillNumber":null,"usdtAddress":null,"usdtNetwork":null,"gatewayName":null,"gatewayId":null,"link":"upi://pay?pa=sample@examplebank","jumpLink":null,"hasQrCode":false,"minAmountMinor":10000,"maxAmountMinor":5000000,"dailyLimitMinor":100000000,"concurrencyLimit":5,"weight":10,"floatMode":"none","paysBy":"hand","monitorId":"phone-07","monitorState":"online","lastHeartbeatAt":"2026-11-20T11:59:50+08:00","processingOrderCount":1,"processingOrderAmount":50003,"today":{"startedAt":"2026-11-20T02:30:00+08:00","orderCount":18,"paidCount":12,"paidMinor":940000,"dailyUsedMinor":990003,"successRate":0.667},"createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-19T18:20:00+08:00"}],"total":1,"nextCursor":null,"summary":{"count":1,"enabledCount":1,"processingOrderCount":1,"totals":[{"currency":"INR","count":1,"reservedMinor":50003,"paidMinor":940000,"dailyUsedMinor":990003,"dailyLimitMinor":100000000}]}}, units: {"list[].processingOrderAmount":"processingOrderAmount"} },
  resourcePerformance: { wire: {"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierName":"North team","current":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180},"previous":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180}} },
  resourcePoolReset: { wire: {"resourceCount":90,"readyCount":71,"freedReservationCount":3,"durationMs":420} },
  resourceProduct: { wire: {"productId":1008,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"productKind":"collection","state":0} },
  resourceReservation: { wire: {"orderCode":"C2026112012000012345678","amountMinor":50000,"payAmountMinor":50003,"allocatedAt":"2026-11-20T11:55:00+08:00","expiresAt":"2026-11-20T12:05:00+08:00","matchUntil":"2026-11-20T12:35:00+08:00"} },
  resourceRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","kind":"upi","name":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","isProxy":true,"supplierEnabled":true,"state":0,"products":[{"productId":1008,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"productKind":"collection","state":0}],"currency":"INR","timeZone":"Asia/Kolkata","bankName":"Example Bank","accountName":"A Sample","cardNumberMasked":"****4821","ifscCode":"EXMP0000123","vpa":"sample@examplebank","mobileNumberMasked":null,"paybillNumber":null,"paybillAccount":null,"tillNumber":null,"usdtAddress":null,"usdtNetwork":null,"gatewayName":null,"gatewayId":null,"link":"upi://pay?pa=sample@examplebank","jumpLink":null,"hasQrCode":false,"minAmountMinor":10000,"maxAmountMinor":5000000,"dailyLimitMinor":100000000,"concurrencyLimit":5,"weight":10,"floatMode":"none","paysBy":"hand","monitorId":"phone-07","monitorState":"online","lastHeartbeatAt":"2026-11-20T11:59:50+08:00","processingOrderCount":1,"processingOrderAmount":50003,"today":{"startedAt":"2026-11-20T02:30:00+08:00","orderCount":18,"paidCount":12,"paidMinor":940000,"dailyUsedMinor":990003,"successRate":0.667},"createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-19T18:20:00+08:00"}, units: {"processingOrderAmount":"processingOrderAmount"} },
  resourceStaticInfo: { wire: {"list":[{"supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","productId":3001,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"currency":"INR","resourceCount":6,"enabledCount":5,"readyCount":4,"processingOrderCount":3,"processingOrderAmount":125050,"minAmountMinor":10000,"maxAmountMinor":5000000,"dailyLimitMinor":600000000,"dailyUsedMinor":9900000}]}, units: {"list[].processingOrderAmount":"processingOrderAmount"} },
  resourceStaticRow: { wire: {"supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","productId":3001,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"currency":"INR","resourceCount":6,"enabledCount":5,"readyCount":4,"processingOrderCount":3,"processingOrderAmount":125050,"minAmountMinor":10000,"maxAmountMinor":5000000,"dailyLimitMinor":600000000,"dailyUsedMinor":9900000}, units: {"processingOrderAmount":"processingOrderAmount"} },
  resourceSummary: { wire: {"count":1,"enabledCount":1,"processingOrderCount":1,"totals":[{"currency":"INR","count":1,"reservedMinor":50003,"paidMinor":940000,"dailyUsedMinor":990003,"dailyLimitMinor":100000000}]} },
  resourceSwitched: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","productId":3001,"state":1} },
  resourceToday: { wire: {"startedAt":"2026-11-20T02:30:00+08:00","orderCount":18,"paidCount":12,"paidMinor":940000,"dailyUsedMinor":990003,"successRate":0.667} },
  resourceTotal: { wire: {"currency":"INR","count":1,"reservedMinor":50003,"paidMinor":940000,"dailyUsedMinor":990003,"dailyLimitMinor":100000000} },
  resourceVerdict: { wire: {"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","productId":1008,"currency":"INR","amountMinor":50000,"refusals":["dailyLimit"],"freeAmountCount":1,"minAmountMinor":10000,"maxAmountMinor":5000000,"dailyUsedMinor":99980000,"dailyLimitMinor":100000000,"processingOrderCount":1,"concurrencyLimit":5,"supplierAvailableMinor":null,"weight":10,"lastHeartbeatAt":"2026-11-20T11:59:50+08:00","monitorLiveMs":60000} },
  resourcesFixed: { wire: {"checkedCount":90,"fixedCount":1,"findings":[{"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierName":"North team","problem":"wrongProcessingCount","before":"2","after":"1","fixed":true}],"durationMs":650} },
  revealedResource: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","cardNumber":"50100044821","mobileNumber":null,"paybillNumber":null,"paybillAccount":null,"tillNumber":null,"vpa":"sample@examplebank","usdtAddress":null} },
  rotatedKey: { wire: {"mchId":"10000101","signingKey":"3f1c0a7e5b9d4c2e8a6f0b1d2c3e4f50","previousKeyUntil":"2026-11-21T12:00:00+08:00"} },
  savedPayScriptAnswer: { wire: {"status":200,"body":"{\"id\":\"pout_1\"}"} },
  savedPayScriptExpectation: { wire: {"verdict":"unknown"} },
  savedPayScriptOrder: { wire: {"orderCode":"C2026112012000012345678","mchId":"M10001","productId":3024,"amountMinor":250000,"currency":"INR","createdAt":"2026-11-20T04:00:00.000Z"} },
  savedPayScriptPayout: { wire: {"orderCode":"P2026112012000012345678","key":"P2026112012000012345678-1","attempt":1,"amountMinor":250000,"currency":"INR","createdAt":"2026-11-20T04:00:00.000Z","reference":null,"userName":"B Sample","cardNumber":"50100012345678","bankName":"Example Bank","ifscCode":"EXMP0000123","vpa":null,"usdtAddress":null} },
  savedPayScriptSample: { wire: {"name":"A payout","entryPoint":"send","payout":{"orderCode":"P2026112012000012345678","key":"P2026112012000012345678-1","attempt":1,"amountMinor":250000,"currency":"INR","createdAt":"2026-11-20T04:00:00.000Z","reference":null,"userName":"B Sample","cardNumber":"50100012345678","bankName":"Example Bank","ifscCode":"EXMP0000123","vpa":null,"usdtAddress":null},"answers":[],"expected":{"verdict":"unknown"}} },
  savedProductCapacity: { wire: {"productId":1008,"currency":"INR","accountCount":3,"maxAmountMinor":5000000} },
  savedViewFilter: { wire: {"name":"orderStatusId","text":"5"} },
  savedViewList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101","list":"orders.list","screen":"/order/list","name":"Failed callbacks of today","state":{"filters":[{"name":"orderStatusId","text":"5"}],"ranges":[{"from":"startTime","to":"endTime","preset":"today"}],"sort":{"by":"amount","order":"desc"},"columns":null},"version":1,"isOwn":true,"ownerName":"superadmin","sharedRole":"customerService","isDefault":true,"updatedAt":"2026-11-20T12:00:00+08:00"}],"total":1} },
  savedViewRange: { wire: {"from":"startTime","to":"endTime","preset":"today"} },
  savedViewRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101","list":"orders.list","screen":"/order/list","name":"Failed callbacks of today","state":{"filters":[{"name":"orderStatusId","text":"5"}],"ranges":[{"from":"startTime","to":"endTime","preset":"today"}],"sort":{"by":"amount","order":"desc"},"columns":null},"version":1,"isOwn":true,"ownerName":"superadmin","sharedRole":"customerService","isDefault":true,"updatedAt":"2026-11-20T12:00:00+08:00"} },
  savedViewSort: { wire: {"by":"amount","order":"desc"} },
  savedViewState: { wire: {"filters":[{"name":"orderStatusId","text":"5"}],"ranges":[{"from":"startTime","to":"endTime","preset":"today"}],"sort":{"by":"amount","order":"desc"},"columns":null} },
  scriptRequest: { wire: {"method":"POST","url":"https://api.gateway.example/v1/payouts","headers":{"authorization":"***","content-type":"application/json"},"body":"{\"amount\":250000}","status":200,"responseHeaders":{"content-type":"application/json"},"responseBody":"{\"id\":\"pout_00000000000001\",\"status\":\"processing\"}","failure":null,"latencyMs":180} },
  searchFilter: { wire: {"name":"orderCode","value":"C2026112012000012345678"} },
  searchGroup: { wire: {"kind":"collection","hits":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01","field":"orderCode","label":"C2026112012000012345678","detail":"Lotus Mart","statementKind":null,"orderStatusId":4,"payoutStatus":null,"amountMinor":250000,"currency":"INR","time":"2026-11-20T12:00:00+08:00","supplierId":null,"filter":{"name":"orderCode","value":"C2026112012000012345678"}}],"all":null} },
  searchHit: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01","field":"orderCode","label":"C2026112012000012345678","detail":"Lotus Mart","statementKind":null,"orderStatusId":4,"payoutStatus":null,"amountMinor":250000,"currency":"INR","time":"2026-11-20T12:00:00+08:00","supplierId":null,"filter":{"name":"orderCode","value":"C2026112012000012345678"}} },
  searchResult: { wire: {"groups":[{"kind":"collection","hits":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01","field":"orderCode","label":"C2026112012000012345678","detail":"Lotus Mart","statementKind":null,"orderStatusId":4,"payoutStatus":null,"amountMinor":250000,"currency":"INR","time":"2026-11-20T12:00:00+08:00","supplierId":null,"filter":{"name":"orderCode","value":"C2026112012000012345678"}}],"all":null}]} },
  secondLevelLoginResult: { wire: {"token":"9sJ0dYyqz0aZk1b2c3d4eQ","expiresAt":"2026-11-20T12:05:00+08:00"} },
  securityChainList: { wire: {"list":[{"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","cardNumberMasked":"****4821","currency":"INR","state":"broken","openBreakCount":1,"brokenSince":"2026-11-20T12:02:58+08:00","supplementCount":2,"supplementLimit":3,"lastPatchAt":null}],"total":1} },
  securityChainRow: { wire: {"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","cardNumberMasked":"****4821","currency":"INR","state":"broken","openBreakCount":1,"brokenSince":"2026-11-20T12:02:58+08:00","supplementCount":2,"supplementLimit":3,"lastPatchAt":null} },
  securityLeakList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2901","kind":"frequency","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","nodeId":null,"minute":"2026-11-20T12:02:00+08:00","messageCount":48,"foundAt":"2026-11-20T12:03:00+08:00","state":"open","handledBy":null,"handledAt":null,"note":null}],"total":1} },
  securityLeakRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2901","kind":"frequency","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","nodeId":null,"minute":"2026-11-20T12:02:00+08:00","messageCount":48,"foundAt":"2026-11-20T12:03:00+08:00","state":"handled","handledBy":"superadmin","handledAt":"2026-11-20T12:20:00+08:00","note":"Bank resent the messages of an hour"} },
  securityNodeList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","cardNumberMasked":"****4821","statementId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401","kind":"sms","direction":"in","currency":"INR","amountMinor":50000,"balanceMinor":1350000,"previousBalanceMinor":1250000,"expectedBalanceMinor":1300000,"differenceMinor":50000,"state":"broken","previousId":null,"patchId":null,"reliable":false,"checked":true,"flagged":true,"orderCode":"C2026112012000012345678","receivedAt":"2026-11-20T12:02:58+08:00","createdAt":"2026-11-20T12:02:59+08:00"}],"total":1,"nextCursor":null} },
  securityNodeRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","cardNumberMasked":"****4821","statementId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401","kind":"sms","direction":"in","currency":"INR","amountMinor":50000,"balanceMinor":1350000,"previousBalanceMinor":1250000,"expectedBalanceMinor":1300000,"differenceMinor":50000,"state":"broken","previousId":null,"patchId":null,"reliable":false,"checked":true,"flagged":true,"orderCode":"C2026112012000012345678","receivedAt":"2026-11-20T12:02:58+08:00","createdAt":"2026-11-20T12:02:59+08:00"} },
  securityPatchAdded: { wire: {"patch":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2a01","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","nodeId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801","reason":"The bank took its monthly fee without a message","breakCount":1,"supplementCount":2,"operator":"superadmin","createdAt":"2026-11-20T12:20:00+08:00"},"state":"whole"} },
  securityPatchBreak: { wire: {"nodeId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801","receivedAt":"2026-11-20T12:02:58+08:00","direction":"in","amountMinor":50000,"balanceMinor":1350000,"expectedBalanceMinor":1300000,"differenceMinor":50000,"followingCount":7,"reliableCount":5,"flaggedCount":1} },
  securityPatchList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2a01","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","nodeId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801","reason":"The bank took its monthly fee without a message","breakCount":1,"supplementCount":2,"operator":"superadmin","createdAt":"2026-11-20T12:20:00+08:00"}],"total":1} },
  securityPatchPreview: { wire: {"resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","currency":"INR","state":"whole","breakCount":1,"remainingBreakCount":0,"supplementCount":2,"supplementLimit":3,"breaks":[{"nodeId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801","receivedAt":"2026-11-20T12:02:58+08:00","direction":"in","amountMinor":50000,"balanceMinor":1350000,"expectedBalanceMinor":1300000,"differenceMinor":50000,"followingCount":7,"reliableCount":5,"flaggedCount":1}]} },
  securityPatchRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2a01","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","nodeId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801","reason":"The bank took its monthly fee without a message","breakCount":1,"supplementCount":2,"operator":"superadmin","createdAt":"2026-11-20T12:20:00+08:00"} },
  sessionHealth: { wire: {"openCount":9,"onlineCount":4} },
  sessionInfo: { wire: {"name":"Demo merchant","user_id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","account":"merchant","access":"merchant","showLogo":true,"systemFlag":"platform","contactInfo":"support@platform.example","enableGoogleVerify":false,"googleSecret":null,"confirmBind":false,"bindRequired":false,"hasPayPassword":false,"merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","mchId":"10000101","supplierId":null,"unreadMessages":0,"timeZone":"Asia/Shanghai","pinnedLanguage":null,"ownTimeZone":null,"orderTimeField":"createdAt"} },
  sessionList: { wire: {"list":[{"token":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a03","userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","account":"merchant","name":"Demo merchant","access":"merchant","ip":"203.0.113.7","userAgent":"Mozilla/5.0","createdAt":"2026-11-20T11:30:00+08:00","lastSeenAt":"2026-11-20T12:00:00+08:00","online":true,"current":true}],"total":1} },
  sessionRow: { wire: {"token":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a03","userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","account":"merchant","name":"Demo merchant","access":"merchant","ip":"203.0.113.7","userAgent":"Mozilla/5.0","createdAt":"2026-11-20T11:30:00+08:00","lastSeenAt":"2026-11-20T12:00:00+08:00","online":true,"current":true} },
  sessionsEnded: { wire: {"endedCount":2} },
  settingApiUrlState: { wire: {"value":"","updatedAt":null,"updatedBy":null} },
  settingBotRemindCallbackUrlState: { wire: {"value":"","updatedAt":null,"updatedBy":null} },
  settingCardCountryState: { wire: {"value":"IN","updatedAt":null,"updatedBy":null} },
  settingCompleteCheckOrderTimeState: { wire: {"value":30,"updatedAt":null,"updatedBy":null} },
  settingContactInfoState: { wire: {"value":"","updatedAt":null,"updatedBy":null} },
  settingDataClearCycleState: { wire: {"value":90,"updatedAt":null,"updatedBy":null} },
  settingFixSecurityChainSupplementLimitState: { wire: {"value":3,"updatedAt":null,"updatedBy":null} },
  settingGlobalSecuritySettingState: { wire: {"value":{"lookForwardMinutes":30,"perMinuteFreqCount":30,"messageMaxCacheTime":60,"messageInSecurityChainCacheTime":1440},"updatedAt":null,"updatedBy":null} },
  settingLimitModeState: { wire: {"value":"none","updatedAt":null,"updatedBy":null} },
  settingMessageDelayState: { wire: {"value":300,"updatedAt":null,"updatedBy":null} },
  settingMonitorLiveTimeState: { wire: {"value":120,"updatedAt":null,"updatedBy":null} },
  settingOrderStatisticsTimeFormatState: { wire: {"value":"YYYY-MM-DD","updatedAt":null,"updatedBy":null} },
  settingOrderTimeoutMinutesState: { wire: {"value":10,"updatedAt":null,"updatedBy":null} },
  settingRedWalletCountState: { wire: {"value":5,"updatedAt":null,"updatedBy":null} },
  settingSecretState: { wire: {"value":null,"updatedAt":null,"updatedBy":null} },
  settingSecurityFreqParametersState: { wire: {"value":{"sbLeakCheckInterval":60,"minReliableChainSize":3,"minReliableCheckSize":2,"minReliableCheckTimeRange":60,"minReliableCheckAmount":10000,"type":"all"},"updatedAt":null,"updatedBy":null}, units: {"value.minReliableCheckAmount":"minReliableCheckAmount"} },
  settingSendSmsMessageUrlState: { wire: {"value":"","updatedAt":null,"updatedBy":null} },
  settingStates: { wire: {"redWalletCount":{"value":5,"updatedAt":null,"updatedBy":null},"enableService":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"OrderTimeoutMinutes":{"value":10,"updatedAt":null,"updatedBy":null},"EnableIpChangedCheck":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"EnablePayPassword":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"KYC":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"NeedNameCheck":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"MessageDelay":{"value":300,"updatedAt":null,"updatedBy":null},"MonitorLiveTime":{"value":120,"updatedAt":null,"updatedBy":null},"OrderStatisticsTimeFormat":{"value":"YYYY-MM-DD","updatedAt":null,"updatedBy":null},"ShowLogo":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"DataClearCycle":{"value":90,"updatedAt":null,"updatedBy":null},"BotToken":{"value":null,"updatedAt":null,"updatedBy":null},"TransferBotToken":{"value":null,"updatedAt":null,"updatedBy":null},"SecurityFreqParameters":{"value":{"sbLeakCheckInterval":60,"minReliableChainSize":3,"minReliableCheckSize":2,"minReliableCheckTimeRange":60,"minReliableCheckAmount":10000,"type":"all"},"updatedAt":null,"updatedBy":null},"GlobalSecuritySetting":{"value":{"lookForwardMinutes":30,"perMinuteFreqCount":30,"messageMaxCacheTime":60,"messageInSecurityChainCacheTime":1440},"updatedAt":null,"updatedBy":null},"EnableSystemCheck":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"FixSecurityChainSupplementLimit":{"value":3,"updatedAt":null,"updatedBy":null},"AutoCreateRelateSupplier":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"AutoCreateRelateMerchant":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"AllowOneMonitorAccountMoreUser":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"UsdtAuto":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"BotConstantReminder":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"BotAutoSendFundRecord":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"LimitMode":{"value":"none","updatedAt":null,"updatedBy":null},"CompleteTimeFilter":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"SupplierUnifyQueryGroup":{"value":"","updatedAt":null,"updatedBy":null},"CanTimeoutSupplement":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"CanClearMerchantBalance":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"IsSupplierRemoveBalanceOnOrderFinished":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"ShowUserStatisticInfo":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"IsNewPayUrl":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"HighPerfOrderQuery":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"AlipayToAlipayByHandSubmitName":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"CardCountry":{"value":"IN","updatedAt":null,"updatedBy":null},"TimeoutCallbackTime":{"value":10,"updatedAt":null,"updatedBy":null},"ApiUrl":{"value":"","updatedAt":null,"updatedBy":null},"ContactInfo":{"value":"","updatedAt":null,"updatedBy":null},"SysFlag":{"value":"platform","updatedAt":null,"updatedBy":null},"AllowPictureQueryOrder":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"CompleteCheckOrderTime":{"value":30,"updatedAt":null,"updatedBy":null},"SendSmsMessageUrl":{"value":"","updatedAt":null,"updatedBy":null},"PayoutBatchCalculateAmount":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"LimitUseSuccessAmount":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"AutoAssignPayoutOrder":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"GatewayOrderRejectToPayoutPool":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"ShowBatchButton":{"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"},"BotRemindCallbackUrl":{"value":"","updatedAt":null,"updatedBy":null}}, units: {"SecurityFreqParameters.value.minReliableCheckAmount":"minReliableCheckAmount"} },
  settingSupplierUnifyQueryGroupState: { wire: {"value":"","updatedAt":null,"updatedBy":null} },
  settingSwitchState: { wire: {"enable":true,"updatedAt":"2026-11-20T12:00:00+08:00","updatedBy":"superadmin"} },
  settingSysFlagState: { wire: {"value":"platform","updatedAt":null,"updatedBy":null} },
  settingTimeoutCallbackTimeState: { wire: {"value":10,"updatedAt":null,"updatedBy":null} },
  signingKey: { wire: {"mchId":"10000101","signProfile":"md5-sorted","signingKey":"3f1c0a7e5b9d4c2e8a6f0b1d2c3e4f50"} },
  simpleStatistics: { wire: {"shown":true,"todayStart":"2026-11-20T00:00:00+08:00","at":"2026-11-20T12:00:00+08:00","today":{"collection":[],"payout":[]},"yesterday":{"collection":[],"payout":[]},"yesterdaySoFar":{"collection":[],"payout":[]}} },
  simulatedPayment: { wire: {"orderCode":"C2026112012000012345678","requestedAt":"2026-11-20T12:00:00+08:00","fetchedAt":null} },
  simulatorCounts: { wire: {"orders":120,"refused":1,"paid":71,"callbacks":70,"failedCallbacks":3,"unmatched":2} },
  simulatorCourse: { wire: {"running":true,"ordersPerMinute":12,"faults":"mild"} },
  simulatorInstruction: { wire: {"plan":{"running":true,"ordersPerMinute":12,"faults":"mild"},"payments":[{"orderCode":"C2026112012000012345678","payUrl":"https://api.platform.example/pay/AZLwyHoefDqdUw9vL20eAm-xK2dqT0n1o1kqXv3nUQY"}]} },
  simulatorPayment: { wire: {"orderCode":"C2026112012000012345678","payUrl":"https://api.platform.example/pay/AZLwyHoefDqdUw9vL20eAm-xK2dqT0n1o1kqXv3nUQY"} },
  simulatorStatus: { wire: {"attached":true,"plan":{"running":true,"ordersPerMinute":12,"faults":"mild"},"counts":{"orders":120,"refused":1,"paid":71,"callbacks":70,"failedCallbacks":3,"unmatched":2},"reportedAt":"2026-11-20T12:00:00+08:00"} },
  skippedPayouts: { wire: {"reason":"supplierTerms","count":1,"orderCodes":["P2026112012000012345680"]} },
  skippedStatement: { wire: {"statementId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401","reason":"statementAlreadyMatched","reasonText":"The record is matched already"} },
  splitMatch: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2701","currency":"INR","recordedMinor":79800,"askedMinor":80000,"residueMinor":-200,"residueKind":"bankFee","residueNote":"The bank kept 2 rupees","residueOrderCode":"C2026112012000012345678","reason":"The payer sent both top-ups in one transfer","matchedBy":"admin","matchedAt":"2026-11-20T12:20:00+08:00","records":[{"statementId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401","resourceName":"North 07","utr":"432109876543","payerName":"A PAYER","amountMinor":79800,"receivedAt":"2026-11-20T12:02:58+08:00"}],"orders":[{"orderCode":"C2026112012000012345678","askedMinor":50000,"receivedMinor":49800,"status":5,"reversedAt":null},{"orderCode":"C2026112012000112345679","askedMinor":30000,"receivedMinor":30000,"status":5,"reversedAt":null}]} },
  splitOrder: { wire: {"orderCode":"C2026112012000012345678","askedMinor":50000,"receivedMinor":49800,"status":5,"reversedAt":null} },
  splitRecord: { wire: {"statementId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401","resourceName":"North 07","utr":"432109876543","payerName":"A PAYER","amountMinor":79800,"receivedAt":"2026-11-20T12:02:58+08:00"} },
  splitTolerance: { wire: {"currency":"INR","maximumMinor":1000,"boundMinor":100000,"updatedBy":null,"updatedAt":null} },
  splitTolerances: { wire: {"list":[{"currency":"INR","maximumMinor":1000,"boundMinor":100000,"updatedBy":null,"updatedAt":null}]} },
  statementCandidate: { wire: {"orderCode":"C2026112012000012345678","merchantOrderNo":"SHOP-1001","merchantName":"Shop One","orderType":1,"status":2,"payoutStatus":null,"productId":1008,"amountMinor":50000,"payAmountMinor":50000,"currency":"INR","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","name":"A PAYER","utr":null,"enteredUtr":"432109876543","enteredName":null,"createdAt":"2026-11-20T12:00:00+05:30","expiresAt":"2026-11-20T12:15:00+05:30","suspected":true,"agreements":["reference","account","time"],"differences":[{"field":"amount","effect":"reason","statementText":"502.00","orderText":"500.00","differenceMinor":200,"differenceSeconds":null}],"refusal":null} },
  statementCandidates: { wire: {"list":[{"orderCode":"C2026112012000012345678","merchantOrderNo":"SHOP-1001","merchantName":"Shop One","orderType":1,"status":2,"payoutStatus":null,"productId":1008,"amountMinor":50000,"payAmountMinor":50000,"currency":"INR","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","name":"A PAYER","utr":null,"enteredUtr":"432109876543","enteredName":null,"createdAt":"2026-11-20T12:00:00+05:30","expiresAt":"2026-11-20T12:15:00+05:30","suspected":true,"agreements":["reference","account","time"],"differences":[{"field":"amount","effect":"reason","statementText":"502.00","orderText":"500.00","differenceMinor":200,"differenceSeconds":null}],"refusal":null}]} },
  statementChain: { wire: {"state":"linked","flagged":false,"balanceBeforeMinor":1200000,"expectedBeforeMinor":null} },
  statementCurrencyTotal: { wire: {"currency":"INR","inCount":1,"inMinor":50000,"outCount":0,"outMinor":0} },
  statementDetail: { wire: {"statement":{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2403","kind":"sms","monitorId":"phone-07","state":"suspicious","suspicion":"amountMismatch","reason":null,"direction":"in","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","cardNumberMasked":"****1234","amountMinor":50200,"currency":"INR","utr":"432109876543","balanceMinor":null,"payerName":null,"remark":null,"accountTail":"1234","timeText":null,"templateId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601","templateName":"Example Bank UPI credit","sender":"VM-EXMPBK","rawText":"Rs.502.00 credited to a/c XX1234. UPI Ref 432109876543","sequence":1042,"messageId":null,"usdt":null,"orderCode":null,"suspectedOrderCode":"C2026112012000012345678","splitMatchId":null,"otherOrderCodes":[],"differences":[{"field":"amount","effect":"reason","statementText":"502.00","orderText":"500.00","differenceMinor":200,"differenceSeconds":null}],"chain":null,"match":"suspicious","matchedBy":null,"receivedAt":"2026-11-20T12:02:58+05:30","storedAt":"2026-11-20T12:02:59+05:30","matchedAt":null},"parts":[{"field":"amount","start":3,"end":9},{"field":"accountTail","start":29,"end":33},{"field":"utr","start":43,"end":55}],"around":[]} },
  statementDifference: { wire: {"field":"amount","effect":"reason","statementText":"502.00","orderText":"500.00","differenceMinor":200,"differenceSeconds":null} },
  statementList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401","kind":"sms","monitorId":"phone-07","state":"matched","suspicion":null,"reason":null,"direction":"in","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","resourceName":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","cardNumberMasked":"****1234","amountMinor":50000,"currency":"INR","utr":"432109876543","balanceMinor":1250000,"payerName":"A PAYER","remark":null,"accountTail":"1234","timeText":null,"templateId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601","templateName":"Example Bank UPI credit","sender":"VM-EXMPBK","rawText":"Rs.500.00 credited to a/c XX1234. UPI Ref 432109876543","sequence":1042,"messageId":null,"usdt":null,"orderCode":"C2026112012000012345678","suspectedOrderCode":null,"splitMatchId":null,"otherOrderCodes":[],"differences":null,"chain":{"state":"linked","flagged":false,"balanceBeforeMinor":1200000,"expectedBeforeMinor":null},"match":"automatic","matchedBy":null,"receivedAt":"2026-11-20T12:02:58+05:30","storedAt":"2026-11-20T12:02:59+05:30","matchedAt":"2026-11-20T12:03:00+05:30"}],"total":1,"nextCursor":null,"summary":{"count":1,"exact":true,"totals":[{"currency":"INR","inCount":1,"inMinor":50000,"outCount":0,"outMinor":0}]}} },
  statementPart: { wire: {"field":"amount","start":3,"end":9} },
  statementResolution: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2801","action":"rematch","dryRun":true,"state":"done","total":8,"results":[{"state":"matched","count":3},{"state":"unmatched","count":4}],"skipped":[{"statementId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401","reason":"statementAlreadyMatched","reasonText":"The record is matched already"}]} },
  statementResult: { wire: {"index":0,"statementId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401","outcome":"stored","state":"matched","orderCode":"C2026112012000012345678"} },
  statementRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2402","kind":"usdt","monitorId":"tron-watcher","state":"unmatched","suspicion":null,"reason":null,"direction":"in","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d09","resourceName":"USDT 01","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","cardNumberMasked":null,"amountMinor":100250000,"currency":"USDT","utr":"7c1f4c1c0f7a4d0e8a6f5b2c9d3e1f00aa11bb22cc33dd44ee55ff6677889900","balanceMinor":null,"payerName":null,"remark":null,"accountTail":null,"timeText":null,"templateId":null,"templateName":null,"sender":null,"rawText":null,"sequence":null,"messageId":null,"usdt":{"network":"TRC20","contract":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","txid":"7c1f4c1c0f7a4d0e8a6f5b2c9d3e1f00aa11bb22cc33dd44ee55ff6677889900","logIndex":0,"from":"TPAYERPAYERPAYERPAYERPAYERPAYER123","to":"TRECEIVERRECEIVERRECEIVERRECEIVER1","confirmations":3,"neededConfirmations":19,"success":true},"orderCode":null,"suspectedOrderCode":null,"splitMatchId":null,"otherOrderCodes":[],"differences":null,"chain":null,"match":null,"matchedBy":null,"receivedAt":"2026-11-20T12:02:51Z","storedAt":"2026-11-20T12:02:59Z","matchedAt":null} },
  statementSplit: { wire: {"splitMatchId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2701","partMinor":49800,"recordCount":1,"otherOrderCodes":["C2026112012000112345679"],"residueMinor":-200,"residueKind":"bankFee","residueNote":"The bank kept 2 rupees"} },
  statementStateCount: { wire: {"state":"matched","count":950} },
  statementStateCounts: { wire: {"counts":[{"state":"matched","count":950},{"state":"suspicious","count":3},{"state":"unmatched","count":12}],"exact":true} },
  statementSummary: { wire: {"count":1,"exact":true,"totals":[{"currency":"INR","inCount":1,"inMinor":50000,"outCount":0,"outMinor":0}]} },
  statementsIngested: { wire: {"results":[{"index":0,"statementId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2401","outcome":"stored","state":"matched","orderCode":"C2026112012000012345678"}]} },
  stepTimes: { wire: {"startTime":"2026-11-20T12:00:00+08:00","endTime":"2026-11-20T12:59:59+08:00","previousStartTime":"2026-11-19T12:00:00+08:00","previousEndTime":"2026-11-19T12:59:59+08:00"} },
  storeHealth: { wire: {"kind":"postgres","version":"15.8","sizeBytes":512000000,"answerMs":2} },
  storedPayoutColumn: { wire: {"title":"Remark","source":"reference","constant":null,"format":"text","width":null,"maxLength":null} },
  storedPayoutResult: { wire: {"skipRows":0,"keySource":"reference","keyColumn":"Remark","referenceColumn":"UTR","statusColumn":"Status","amountColumn":"Amount","reasonColumn":"Reason","paidWords":["SUCCESS"],"failedWords":["FAILED","RETURNED"],"unknownWords":["PENDING"]} },
  storedPayoutTemplate: { wire: {"format":"csv","encoding":"utf8","separator":"comma","headerRows":[],"withTitles":true,"columns":[{"title":"Remark","source":"reference","constant":null,"format":"text","width":null,"maxLength":null}],"amountStyle":"decimalPoint","dateFormat":"dd/MM/yyyy","maxRows":500,"rawCells":false,"result":{"skipRows":0,"keySource":"reference","keyColumn":"Remark","referenceColumn":"UTR","statusColumn":"Status","amountColumn":"Amount","reasonColumn":"Reason","paidWords":["SUCCESS"],"failedWords":["FAILED","RETURNED"],"unknownWords":["PENDING"]}} },
  supplierList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01","account":"north01","name":"North team","parentSupplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03","parentName":"Demo supplier","proxyCount":2,"enabled":true,"enableGoogleVerify":true,"confirmBind":true,"allowModify":true,"hasPayPassword":false,"kycState":"completed","resourceCount":6,"enabledResourceCount":5,"rates":[{"productId":3001,"commissionRate":"0.004"}],"disabledRates":[],"balances":[{"currency":"INR","receivableMinor":1250000,"depositMinor":5000000,"availableMinor":3750000}],"today":[{"currency":"INR","orderCount":40,"paidCount":31,"amountMinor":4000000,"paidMinor":3100000,"commissionMinor":12400,"payoutCount":4,"paidPayoutCount":3,"paidPayoutMinor":450000}],"relatedMerchantId":null,"createdAt":"2026-09-21T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"}],"total":1} },
  supplierOption: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","name":"North team","account":"proxy01","parentId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03","enabled":true} },
  supplierPerformance: { wire: {"supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierName":"North team","current":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180},"previous":{"orderCount":120,"allocatedCount":114,"paidCount":70,"timedOutCount":40,"acknowledgedCount":69,"allocationRate":0.95,"successRate":0.603,"acknowledgementRate":0.986,"payTimeP50Ms":74000,"payTimeP90Ms":210000,"payTimeP99Ms":540000,"allocationTimeP90Ms":180}} },
  supplierProxyBalance: { wire: {"currency":"INR","receivableMinor":1250000,"depositMinor":5000000,"availableMinor":3750000} },
  supplierProxyList: { wire: {"list":[{"userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","account":"proxy01","nickname":"North team","parentSupplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03","parentName":"Demo supplier","depth":1,"enabled":true,"online":true,"resourceCount":6,"enabledResourceCount":5,"rates":[{"productId":3001,"commissionRate":"0.004"}],"balances":[{"currency":"INR","receivableMinor":1250000,"depositMinor":5000000,"availableMinor":3750000}],"today":[{"currency":"INR","orderCount":40,"paidCount":31,"amountMinor":4000000,"paidMinor":3100000,"commissionMinor":12400,"payoutCount":4,"paidPayoutCount":3,"paidPayoutMinor":450000}],"lastSignInAt":"2026-11-20T08:30:00+08:00","createdAt":"2026-09-21T12:00:00+08:00"}],"total":1} },
  supplierProxyRate: { wire: {"productId":3001,"commissionRate":"0.004"} },
  supplierProxyRow: { wire: {"userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","account":"proxy01","nickname":"North team","parentSupplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03","parentName":"Demo supplier","depth":1,"enabled":true,"online":true,"resourceCount":6,"enabledResourceCount":5,"rates":[{"productId":3001,"commissionRate":"0.004"}],"balances":[{"currency":"INR","receivableMinor":1250000,"depositMinor":5000000,"availableMinor":3750000}],"today":[{"currency":"INR","orderCount":40,"paidCount":31,"amountMinor":4000000,"paidMinor":3100000,"commissionMinor":12400,"payoutCount":4,"paidPayoutCount":3,"paidPayoutMinor":450000}],"lastSignInAt":"2026-11-20T08:30:00+08:00","createdAt":"2026-09-21T12:00:00+08:00"} },
  supplierProxyToday: { wire: {"currency":"INR","orderCount":40,"paidCount":31,"amountMinor":4000000,"paidMinor":3100000,"commissionMinor":12400,"payoutCount":4,"paidPayoutCount":3,"paidPayoutMinor":450000} },
  supplierRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01","account":"north01","name":"North team","parentSupplierId":null,"parentName":null,"proxyCount":0,"enabled":true,"enableGoogleVerify":false,"confirmBind":false,"allowModify":true,"hasPayPassword":false,"kycState":"none","resourceCount":0,"enabledResourceCount":0,"rates":[],"disabledRates":[],"balances":[],"today":[],"relatedMerchantId":null,"createdAt":"2026-11-20T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"} },
  supplierStatistics: { wire: {"supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","supplierUserId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01","supplierName":"North team","isProxy":true,"figures":{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}} },
  supplierTeam: { wire: {"supplierCount":3,"resourceCount":9,"enabledResourceCount":7,"balances":[{"currency":"INR","receivableMinor":2250000,"depositMinor":9000000,"availableMinor":6750000}],"today":[{"currency":"INR","orderCount":60,"paidCount":44,"amountMinor":6000000,"paidMinor":4400000,"commissionMinor":17600,"payoutCount":6,"paidPayoutCount":4,"paidPayoutMinor":600000}]} },
  systemCheckHealth: { wire: {"enabled":true,"checkedAt":"2026-11-20T11:55:00+08:00","findings":[]} },
  systemFinding: { wire: {"name":"the balances of a currency sum to zero","breachCount":1,"examples":["INR"]} },
  systemHealth: { wire: {"process":{"version":"0.1.0","nodeVersion":"v26.10.0","startedAt":"2026-11-20T08:00:00+08:00","memoryBytes":180000000},"store":{"kind":"postgres","version":"15.8","sizeBytes":512000000,"answerMs":2},"queues":[{"name":"callbacksDue","forPeople":false,"count":3,"oldestAt":"2026-11-20T11:59:58+08:00"},{"name":"callbacksGivenUp","forPeople":true,"count":1,"oldestAt":"2026-11-19T10:00:00+08:00"}],"systemCheck":{"enabled":true,"checkedAt":"2026-11-20T11:55:00+08:00","findings":[]},"audit":{"sealedCount":1204,"newestIntact":true,"checkedCount":200},"securityChains":{"checkedAt":"2026-11-20T11:59:00+08:00","brokenCount":0,"leakCount":0},"devices":{"count":40,"silentCount":1},"sessions":{"openCount":9,"onlineCount":4},"dataClearing":{"cycleDays":90,"lastAt":null,"lastRowCount":null}} },
  takenInstruction: { wire: {"instruction":{"instructionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","state":"taken","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","orderCode":"P2026112012000012345678","attempt":1,"amountMinor":250000,"currency":"INR","userName":"B Sample","cardNumber":"50100012345678","bankName":"Example Bank","ifscCode":"EXMP0000123","vpa":null,"usdtAddress":null,"takenAt":"2026-11-20T12:00:00+08:00","leaseExpiresAt":"2026-11-20T12:10:00+08:00"}} },
  templateRematch: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2701","templateId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2601","state":"running","requestedBy":"superadmin","requestedAt":"2026-11-20T12:00:00+08:00","endedAt":null,"total":240,"looked":100,"parsed":12,"matched":9,"forReview":3,"failed":0} },
  testCallbackResult: { wire: {"url":"https://merchant.example/notify","outcome":"acknowledged","status":200,"latencyMs":120,"responseBody":"success","error":null,"requestBody":"{\"eventId\":\"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1b01\",\"mchOrderNo\":\"TEST-1\",\"sign\":\"***\"}"} },
  testOrderMessage: { wire: {"method":"POST","path":"/v1.0/api/order/create","body":"{\"mchId\":\"10000101\",\"productId\":3001,\"mchOrderNo\":\"TEST-20261120120000-7K2MPX\",\"amount\":50000,\"sign\":\"5D41402ABC4B2A76B9719D911017C592\"}"} },
  testOrderSignature: { wire: {"profile":"md5-sorted","stringToSign":"amount=50000&mchId=10000101&mchOrderNo=TEST-20261120120000-7K2MPX&productId=3001&key=***","sign":"5D41402ABC4B2A76B9719D911017C592","dropped":[]} },
  timeStatistics: { wire: {"at":"2026-11-20T12:00:00+08:00","figures":{"currency":"INR","orderCount":120,"amountMinor":6000000,"paidCount":70,"paidMinor":3500000,"liveCount":4,"timedOutCount":40,"failedCount":6,"rejectedCount":0,"exceptionCount":0,"supplementCount":2,"reversedCount":1,"reversedMinor":50000,"feeMinor":17500,"commissionMinor":10500,"successRate":0.603}} },
  timelineEntry: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2201","at":"2026-11-20T12:00:00+08:00","kind":"status","event":"created","fromStatus":null,"toStatus":1,"actor":"merchant","actorName":null,"reason":null,"ipAddress":"198.51.100.20","reference":null,"details":{}} },
  todoEntry: { wire: {"kind":"suspiciousStatements","count":1,"rows":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101","name":"412345678901","note":"North 07","source":"sms","reason":"amountMismatch","amountMinor":150000,"currency":"INR","at":"2026-11-20T11:40:00+08:00","dueAt":null}]} },
  todoList: { wire: {"list":[{"kind":"suspiciousStatements","count":1,"rows":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101","name":"412345678901","note":"North 07","source":"sms","reason":"amountMismatch","amountMinor":150000,"currency":"INR","at":"2026-11-20T11:40:00+08:00","dueAt":null}]},{"kind":"deadCallbacks","count":0,"rows":[]}],"total":1} },
  todoRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3101","name":"412345678901","note":"North 07","source":"sms","reason":"amountMismatch","amountMinor":150000,"currency":"INR","at":"2026-11-20T11:40:00+08:00","dueAt":null} },
  totalBalance: { wire: {"at":"2026-11-20T12:00:00+08:00","balances":[{"currency":"INR","merchantPayableMinor":91250000,"merchantPendingMinor":1250000,"merchantAvailableMinor":90000000,"supplierReceivableMinor":null,"supplierDepositMinor":null,"supplierAvailableMinor":null,"commissionMinor":null,"payoutClearingMinor":null,"feeIncomeMinor":null}]} },
  trialPart: { wire: {"count":12,"templates":[],"samples":[{"statementId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2301","storedAt":"2026-11-20T11:58:00+08:00","sender":"VM-EXMPBK","text":"Rs.500 credited","templateName":null,"before":null,"after":{"direction":"in","currency":"INR","amountMinor":50000,"utr":null,"balanceMinor":null,"payerName":null,"remark":null,"accountTail":null,"timeText":null}}]} },
  trialSample: { wire: {"statementId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2301","storedAt":"2026-11-20T11:58:00+08:00","sender":"VM-EXMPBK","text":"Rs.500 credited","templateName":null,"before":null,"after":{"direction":"in","currency":"INR","amountMinor":50000,"utr":null,"balanceMinor":null,"payerName":null,"remark":null,"accountTail":null,"timeText":null}} },
  trialTemplate: { wire: {"templateId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2602","name":"Example Bank NEFT credit","count":3} },
  unlockResult: { wire: {"unlockedCount":1,"refusedCount":1,"list":[{"orderCode":"P2026112012000012345678","code":200,"msg":"成功","payoutStatus":1},{"orderCode":"P2026112012000012345679","code":2009,"msg":"订单当前状态不能执行此操作","payoutStatus":4}]} },
  unlockedOrder: { wire: {"orderCode":"P2026112012000012345678","code":200,"msg":"成功","payoutStatus":1} },
  uploadColumn: { wire: {"name":"productId","required":true,"title":{"zh-CN":"产品编号","zh-TW":"產品編號","en-US":"Product"}} },
  uploadFlag: { wire: {"enabled":true,"uploading":false,"maxBytes":5242880,"maxRows":500,"fileTypes":["csv","xlsx"],"columns":[{"name":"productId","required":true,"title":{"zh-CN":"产品编号","zh-TW":"產品編號","en-US":"Product"}},{"name":"mchOrderNo","required":true,"title":{"zh-CN":"商户订单号","zh-TW":"商家訂單編號","en-US":"Merchant order number"}},{"name":"amount","required":true,"title":{"zh-CN":"金额","zh-TW":"金額","en-US":"Amount"}}],"lastUpload":{"batchId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2101","key":"payroll-2026-11-20","fileName":"payroll.csv","orderType":2,"rowCount":1,"createdAt":"2026-11-20T12:00:00+08:00","createdBy":"merchant"}} },
  usdtTransfer: { wire: {"network":"TRC20","contract":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","txid":"7c1f4c1c0f7a4d0e8a6f5b2c9d3e1f00aa11bb22cc33dd44ee55ff6677889900","logIndex":0,"from":"TPAYERPAYERPAYERPAYERPAYERPAYER123","to":"TRECEIVERRECEIVERRECEIVERRECEIVER1","confirmations":3,"neededConfirmations":19,"success":true} },
  userEnabledState: { wire: {"userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","enabled":false,"endedSessionCount":2} },
  userKyc: { wire: {"userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09","kycState":"completed","note":"Registration and bank letter seen","changedAt":"2026-11-20T12:00:00+08:00"} },
  userList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","account":"service02","nickname":"Night shift","access":"customerService","partyId":null,"partyCode":null,"partyName":null,"enabled":true,"deleted":false,"enableGoogleVerify":true,"confirmBind":false,"allowModify":true,"allowedAddresses":[],"hasPayPassword":false,"kycState":"none","online":false,"lastSignInAt":null,"lastSignInIp":null,"signInDelayedUntil":null,"createdAt":"2026-11-20T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"}],"total":1} },
  userOption: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","account":"merchant","nickname":"Demo merchant","role":"merchant","partyId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","partyCode":"10000101","deleted":false} },
  userProductList: { wire: {"list":[{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09:1008","userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09","account":"lotus","role":"merchant","partyId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","partyName":"Lotus Mart","productId":1008,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"currency":"INR","enabled":true,"rate":"0.018","minAmountMinor":null,"maxAmountMinor":5000000,"weight":null,"updatedAt":"2026-11-20T12:00:00+08:00"}],"total":1} },
  userProductRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09:1008","userId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a09","account":"lotus","role":"merchant","partyId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1e01","partyName":"Lotus Mart","productId":1008,"productName":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"currency":"INR","enabled":true,"rate":"0.016","minAmountMinor":null,"maxAmountMinor":null,"weight":null,"updatedAt":"2026-11-20T12:00:00+08:00"} },
  userRow: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","account":"service02","nickname":"Night shift","access":"customerService","partyId":null,"partyCode":null,"partyName":null,"enabled":true,"deleted":false,"enableGoogleVerify":true,"confirmBind":false,"allowModify":true,"allowedAddresses":[],"hasPayPassword":false,"kycState":"none","online":false,"lastSignInAt":null,"lastSignInIp":null,"signInDelayedUntil":null,"createdAt":"2026-11-20T12:00:00+08:00","updatedAt":"2026-11-20T12:00:00+08:00"} },
  wantedMonitorScript: { wire: {"scriptId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6a01","name":"SMS forwarder","versionId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d6b02","version":2,"checksum":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"} },
  watchedAccount: { wire: {"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1d01","name":"North 07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02"} },
  orderCreated: { wire: {"topic":"orders","type":"order.created","orderCode":"C2026112012000012345678","merchantOrderNo":"M20261120-0001","merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","productId":3001,"amountMinor":50000,"currency":"INR","createdAt":"2026-11-20T12:00:00+08:00"} },
  orderUpdated: { wire: {"topic":"orders","type":"order.updated","id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01","orderCode":"C2026112012000012345678","merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","status":4,"previousStatus":5,"mark":0,"amountMinor":50000,"currency":"INR","updatedAt":"2026-11-20T12:03:10+08:00"} },
  payoutCreated: { wire: {"topic":"payouts","type":"payout.created","id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","orderCode":"P2026112012000012345679","merchantOrderNo":"M20261120-0002","merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","productId":3016,"amountMinor":250000,"currency":"INR","batchId":null,"createdAt":"2026-11-20T12:00:00+08:00"} },
  payoutUpdated: { wire: {"topic":"payouts","type":"payout.updated","id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","orderCode":"P2026112012000012345679","merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","payoutStatus":2,"previousPayoutStatus":1,"claimed":true,"claimExpiresAt":"2026-11-20T12:10:00+08:00","mark":0,"amountMinor":250000,"currency":"INR","updatedAt":"2026-11-20T12:00:30+08:00"} },
  payoutBatchUpdated: { wire: {"topic":"payouts","type":"payoutBatch.updated","id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2c01","batchCode":"B20261120120000123456","state":"created","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","openCount":2,"updatedAt":"2026-11-20T12:00:00+08:00"} },
  messageCreated: { wire: {"topic":"messages","type":"message.created","msg_id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03","title":"A callback was given up","kind":"callback","link":"/orderCallback","create_time":"2026-11-20T12:00:00+08:00","unreadCount":3} },
  callbackDead: { wire: {"topic":"callbacks","type":"callback.dead","id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c04","orderCode":"C2026112012000012345678","merchantOrderNo":"M20261120-0001","merchantId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","attempts":11,"lastOutcome":"timedOut","lastStatus":null,"diedAt":"2026-11-21T12:00:00+08:00"} },
  exportUpdated: { wire: {"topic":"system","type":"export.updated","id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3a01","operation":"orders.list","state":"done","rowCount":48210,"total":48210} },
  statementCreated: { wire: {"topic":"statements","type":"statement.created","id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c05","kind":"sms","state":"matched","suspicion":null,"direction":"in","amountMinor":50000,"currency":"INR","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a03","orderId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c01","storedAt":"2026-11-20T12:03:10+08:00"} },
  statementUpdated: { wire: {"topic":"statements","type":"statement.updated","id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c05","kind":"sms","state":"suspicious","suspicion":"late","direction":"in","amountMinor":50000,"currency":"INR","resourceId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a03","orderId":null,"storedAt":"2026-11-20T12:03:10+08:00"} },
  accountUpdated: { wire: {"topic":"accounts","type":"account.updated","id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a03","name":"North 07","kind":"upi","currency":"INR","deleted":false,"updatedAt":"2026-11-20T12:03:10+08:00"} },
  deviceUpdated: { wire: {"topic":"accounts","type":"device.updated","monitorId":"phone-07","supplierId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a03","name":"Phone 07","kind":"sms","state":"enabled","lastHeartbeatAt":"2026-11-20T12:03:10+08:00"} },
  findingUpdated: { wire: {"topic":"findings","type":"finding.updated","id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d3b01","state":"open","rule":"sharedPayer","severity":"high","orderCount":12} },
  sessionRevoked: { wire: {"topic":"system","type":"session.revoked","reason":"forcedOut"} },
};

/** The contract's example of each operation's response, in its wire form. */
export const responseExamples: Readonly<Record<OperationId, unknown>> = {
  'session.login': fixtureExamples.loginResult.wire,
  'session.loginSecondLevel': fixtureExamples.secondLevelLoginResult.wire,
  'session.info': fixtureExamples.sessionInfo.wire,
  'session.logout': fixtureExamples.done.wire,
  'session.forceLogout': fixtureExamples.done.wire,
  'session.list': fixtureExamples.sessionList.wire,
  'session.listOwn': fixtureExamples.sessionList.wire,
  'session.endOthers': fixtureExamples.sessionsEnded.wire,
  'authenticator.bind': fixtureExamples.bindResult.wire,
  'authenticator.confirmBind': fixtureExamples.confirmBindResult.wire,
  'authenticator.unbind': fixtureExamples.done.wire,
  'authenticator.bindForProfile': fixtureExamples.bindResult.wire,
  'authenticator.confirmBindForProfile': fixtureExamples.confirmBindResult.wire,
  'authenticator.unbindForProfile': fixtureExamples.done.wire,
  'users.options': [{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","account":"merchant","nickname":"Demo merchant","role":"merchant","partyId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","partyCode":"10000101","deleted":false}],
  'users.supplierOptions': [{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c02","name":"North team","account":"proxy01","parentId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1c03","enabled":true}],
  'users.unusedOptions': [{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a01","account":"merchant","nickname":"Demo merchant","role":"merchant","partyId":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d1a02","partyCode":"10000101","deleted":false}],
  'users.enableGoogleVerify': fixtureExamples.googleVerifyState.wire,
  'users.setEnabled': fixtureExamples.userEnabledState.wire,
  'users.setAllowedAddresses': fixtureExamples.allowedAddresses.wire,
  'users.setAllowModify': fixtureExamples.allowModifyState.wire,
  'users.totalBalance': fixtureExamples.totalBalance.wire,
  'users.setKyc': fixtureExamples.userKyc.wire,
  'session.changePassword': fixtureExamples.done.wire,
  'session.setLanguage': fixtureExamples.done.wire,
  'session.setTimeZone': fixtureExamples.done.wire,
  'session.setPayPassword': fixtureExamples.done.wire,
  'messages.list': fixtureExamples.messageBoxes.wire,
  'messages.content': fixtureExamples.messageContent.wire,
  'messages.markRead': fixtureExamples.messageMoved.wire,
  'messages.remove': fixtureExamples.messageMoved.wire,
  'messages.restore': fixtureExamples.messageMoved.wire,
  'messages.listBox': fixtureExamples.messageBox.wire,
  'messages.markAllRead': fixtureExamples.messagesMarked.wire,
  'search.find': fixtureExamples.searchResult.wire,
  'admin.addUser': fixtureExamples.userRow.wire,
  'admin.listUsers': fixtureExamples.userList.wire,
  'admin.listSupplierProxies': fixtureExamples.supplierProxyList.wire,
  'admin.updateUser': fixtureExamples.userRow.wire,
  'admin.deleteUser': fixtureExamples.done.wire,
  'admin.repairUser': fixtureExamples.userRow.wire,
  'admin.resetPayPassword': fixtureExamples.done.wire,
  'resources.detail': fixtureExamples.resourceDetail.wire,
  'resources.staticInfo': fixtureExamples.resourceStaticInfo.wire,
  'resources.enable': fixtureExamples.resourceSwitched.wire,
  'resources.setEnabled': fixtureExamples.resourceRow.wire,
  'resources.explain': fixtureExamples.resourceVerdict.wire,
  'resources.list': fixtureExamples.resourceList.wire,
  'resources.add': fixtureExamples.resourceRow.wire,
  'resources.update': fixtureExamples.resourceRow.wire,
  'resources.delete': fixtureExamples.done.wire,
  'resources.reveal': fixtureExamples.revealedResource.wire,
  'orders.create': fixtureExamples.createdOrder.wire,
  'orders.createBatch': fixtureExamples.batchCreated.wire,
  'orders.uploadFlag': fixtureExamples.uploadFlag.wire,
  'orders.createTest': fixtureExamples.createdTestOrder.wire,
  'orders.list': fixtureExamples.orderList.wire,
  'orders.statusCounts': fixtureExamples.orderStatusCounts.wire,
  'orders.latest': fixtureExamples.latestOrder.wire,
  'orders.profile': fixtureExamples.orderProfile.wire,
  'orders.supplement': fixtureExamples.orderRow.wire,
  'orders.reselect': fixtureExamples.orderRow.wire,
  'orders.reject': fixtureExamples.orderRow.wire,
  'orders.freeResource': fixtureExamples.orderRow.wire,
  'orders.callback': fixtureExamples.orderRow.wire,
  'orders.reverse': fixtureExamples.orderRow.wire,
  'orders.statistics': fixtureExamples.orderStatistics.wire,
  'orders.simpleStatistics': fixtureExamples.simpleStatistics.wire,
  'orders.breakdown': fixtureExamples.orderBreakdown.wire,
  'orders.statuses': [{"id":1,"key":"created","name":{"zh-CN":"已创建","zh-TW":"已建立","en-US":"Created"}},{"id":4,"key":"callbackSucceeded","name":{"zh-CN":"回调成功","zh-TW":"回呼成功","en-US":"Callback succeeded"}}],
  'orders.marks': [{"id":0,"key":"normal","name":{"zh-CN":"正常","zh-TW":"正常","en-US":"Normal"}},{"id":1,"key":"suspicious","name":{"zh-CN":"可疑","zh-TW":"可疑","en-US":"Suspicious"}}],
  'orders.allocationInfo': fixtureExamples.orderAllocation.wire,
  'orders.dossier': fixtureExamples.orderDossier.wire,
  'orders.updateMark': fixtureExamples.orderRow.wire,
  'orders.unlock': fixtureExamples.unlockResult.wire,
  'payouts.cancel': fixtureExamples.orderRow.wire,
  'payouts.approveRejection': fixtureExamples.orderRow.wire,
  'payouts.refuseRejection': fixtureExamples.orderRow.wire,
  'payouts.reportDeclined': fixtureExamples.orderRow.wire,
  'payouts.reportUnknown': fixtureExamples.orderRow.wire,
  'payouts.dispute': fixtureExamples.orderRow.wire,
  'payouts.resolveException': fixtureExamples.orderRow.wire,
  'payouts.addProof': fixtureExamples.payoutProof.wire,
  'payouts.proofs': fixtureExamples.payoutProofs.wire,
  'payoutClaims.claim': fixtureExamples.payoutClaim.wire,
  'payoutClaims.cancel': fixtureExamples.orderRow.wire,
  'payoutClaims.next': fixtureExamples.nextPayoutClaim.wire,
  'payoutClaims.held': fixtureExamples.heldPayouts.wire,
  'payGateways.list': fixtureExamples.payGatewayList.wire,
  'payGateways.options': fixtureExamples.payGatewayOptions.wire,
  'payGateways.add': fixtureExamples.payGatewayRow.wire,
  'payGateways.update': fixtureExamples.payGatewayRow.wire,
  'payGateways.setEnabled': fixtureExamples.payGatewayRow.wire,
  'payGateways.test': fixtureExamples.payGatewayTest.wire,
  'payGateways.send': fixtureExamples.orderRow.wire,
  'payScripts.list': fixtureExamples.payScriptList.wire,
  'payScripts.options': fixtureExamples.payScriptOptions.wire,
  'payScripts.versions': fixtureExamples.payScriptVersionList.wire,
  'payScripts.version': fixtureExamples.payScriptVersionDetail.wire,
  'payScripts.add': fixtureExamples.payScriptRow.wire,
  'payScripts.rename': fixtureExamples.payScriptRow.wire,
  'payScripts.addVersion': fixtureExamples.payScriptVersionRow.wire,
  'payScripts.tryRun': fixtureExamples.payScriptTrial.wire,
  'payScripts.goLive': fixtureExamples.payScriptRow.wire,
  'payScripts.bringBack': fixtureExamples.payScriptRow.wire,
  'payScriptRuns.list': fixtureExamples.payScriptRunList.wire,
  'payScriptRuns.detail': fixtureExamples.payScriptRunDetail.wire,
  'payScriptRuns.queryAgain': fixtureExamples.payScriptRunRow.wire,
  'payoutBatches.preview': fixtureExamples.payoutBatchPreview.wire,
  'payoutBatches.create': fixtureExamples.payoutBatchCreated.wire,
  'payoutBatches.list': fixtureExamples.payoutBatchList.wire,
  'payoutBatches.dossier': fixtureExamples.payoutBatchDossier.wire,
  'payoutBatches.cancel': fixtureExamples.payoutBatchRow.wire,
  'payoutBatches.export': fixtureExamples.payoutBatchRow.wire,
  'payoutBatches.download': fixtureExamples.payoutBatchFile.wire,
  'payoutBatches.judge': fixtureExamples.payoutBatchJudgement.wire,
  'payoutBatches.confirm': fixtureExamples.payoutBatchOutcome.wire,
  'payoutBatches.handle': fixtureExamples.payoutBatchOutcome.wire,
  'payoutTemplates.list': fixtureExamples.payoutTemplateList.wire,
  'payoutTemplates.options': [{"id":"0192f0c8-7a1e-7c3a-9d53-0f6f2f6d2b01","name":"Example Bank bulk transfer","bankName":"Example Bank","format":"csv","maxRows":500,"readsResults":true}],
  'payoutTemplates.add': fixtureExamples.payoutTemplateRow.wire,
  'payoutTemplates.update': fixtureExamples.payoutTemplateRow.wire,
  'payoutTemplates.delete': fixtureExamples.done.wire,
  'payoutTemplates.preview': fixtureExamples.payoutTemplatePreview.wire,
  'statements.ingest': fixtureExamples.statementsIngested.wire,
  'statements.list': fixtureExamples.statementList.wire,
  'statements.stateCounts': fixtureExamples.statementStateCounts.wire,
  'statements.detail': fixtureExamples.statementDetail.wire,
  'statements.candidates': fixtureExamples.statementCandidates.wire,
  'statements.matchByHand': fixtureExamples.statementRow.wire,
  'statements.ignore': fixtureExamples.statementRow.wire,
  'statements.rematch': fixtureExamples.statementRow.wire,
  'statements.resolveMany': fixtureExamples.statementResolution.wire,
  'statements.resolution': fixtureExamples.statementResolution.wire,
  'statements.stopResolution': fixtureExamples.statementResolution.wire,
  'splitMatches.add': fixtureExamples.splitMatch.wire,
  'splitMatches.detail': fixtureExamples.splitMatch.wire,
  'splitMatches.tolerances': fixtureExamples.splitTolerances.wire,
  'splitMatches.setTolerance': fixtureExamples.splitTolerance.wire,
  'savedViews.list': fixtureExamples.savedViewList.wire,
  'savedViews.add': fixtureExamples.savedViewRow.wire,
  'savedViews.update': fixtureExamples.savedViewRow.wire,
  'savedViews.share': fixtureExamples.savedViewRow.wire,
  'savedViews.setDefault': fixtureExamples.done.wire,
  'savedViews.delete': fixtureExamples.done.wire,
  'messageTemplates.list': fixtureExamples.messageTemplateList.wire,
  'messageTemplates.add': fixtureExamples.messageTemplateRow.wire,
  'messageTemplates.update': fixtureExamples.messageTemplateRow.wire,
  'messageTemplates.delete': fixtureExamples.done.wire,
  'messageTemplates.test': fixtureExamples.messageTemplateTest.wire,
  'messageTemplates.order': fixtureExamples.messageTemplateOrder.wire,
  'messageTemplates.reorder': fixtureExamples.messageTemplateOrder.wire,
  'messageTemplates.trial': fixtureExamples.messageTemplateTrial.wire,
  'messageTemplates.rematch': fixtureExamples.templateRematch.wire,
  'messageTemplates.latestRematch': fixtureExamples.latestTemplateRematch.wire,
  'messageTemplates.stopRematch': fixtureExamples.templateRematch.wire,
  'monitorDevices.list': fixtureExamples.monitorDeviceList.wire,
  'monitorDevices.add': fixtureExamples.monitorDeviceCredentials.wire,
  'monitorDevices.update': fixtureExamples.monitorDeviceRow.wire,
  'monitorDevices.rotateToken': fixtureExamples.monitorDeviceCredentials.wire,
  'monitorDevices.revoke': fixtureExamples.monitorDeviceRow.wire,
  'monitorScripts.list': fixtureExamples.monitorScriptList.wire,
  'monitorScripts.versions': fixtureExamples.monitorScriptVersionList.wire,
  'monitorScripts.version': fixtureExamples.monitorScriptVersionDetail.wire,
  'monitorScripts.devices': fixtureExamples.monitorScriptSpread.wire,
  'monitorScripts.reach': fixtureExamples.monitorScriptReach.wire,
  'monitorScripts.add': fixtureExamples.monitorScriptRow.wire,
  'monitorScripts.update': fixtureExamples.monitorScriptRow.wire,
  'monitorScripts.addVersion': fixtureExamples.monitorScriptVersionRow.wire,
  'monitorScripts.goLive': fixtureExamples.monitorScriptRow.wire,
  'monitorScripts.bringBack': fixtureExamples.monitorScriptRow.wire,
  'monitorScripts.setRollOut': fixtureExamples.monitorScriptRow.wire,
  'monitorScripts.assign': fixtureExamples.monitorScriptAssigned.wire,
  'monitorScripts.current': fixtureExamples.currentMonitorScript.wire,
  'monitorLogs.report': fixtureExamples.monitorReportResult.wire,
  'payoutInstructions.take': fixtureExamples.takenInstruction.wire,
  'payoutInstructions.report': fixtureExamples.instructionReported.wire,
  'payoutInstructions.list': fixtureExamples.instructionList.wire,
  'monitorLogs.clear': fixtureExamples.monitorLogsCleared.wire,
  'monitorLogs.list': fixtureExamples.monitorLogList.wire,
  'securityNodes.accounts': fixtureExamples.securityChainList.wire,
  'securityNodes.list': fixtureExamples.securityNodeList.wire,
  'securityNodes.leaks': fixtureExamples.securityLeakList.wire,
  'securityNodes.handleLeak': fixtureExamples.securityLeakRow.wire,
  'securityNodes.reopenLeak': fixtureExamples.securityLeakRow.wire,
  'securityPatches.preview': fixtureExamples.securityPatchPreview.wire,
  'securityPatches.list': fixtureExamples.securityPatchList.wire,
  'securityPatches.add': fixtureExamples.securityPatchAdded.wire,
  'orderCallbacks.listDetails': fixtureExamples.callbackAttemptList.wire,
  'orderCallbacks.list': fixtureExamples.callbackList.wire,
  'orderCallbacks.test': fixtureExamples.testCallbackResult.wire,
  'orderCallbacks.delete': fixtureExamples.callbacksDeleted.wire,
  'orderCallbacks.resendMany': fixtureExamples.callbackResend.wire,
  'orderCallbacks.previewResend': fixtureExamples.resendPreview.wire,
  'orderCallbacks.listResends': fixtureExamples.callbackResendList.wire,
  'orderCallbacks.listResendResults': fixtureExamples.resendResultList.wire,
  'orderCallbacks.cancelResend': fixtureExamples.callbackResend.wire,
  'exports.columns': fixtureExamples.exportColumns.wire,
  'exports.start': fixtureExamples.listExport.wire,
  'exports.list': fixtureExamples.exportList.wire,
  'exports.piece': fixtureExamples.exportPiece.wire,
  'exports.cancel': fixtureExamples.listExport.wire,
  'exports.delete': fixtureExamples.done.wire,
  'dataClearings.preview': fixtureExamples.dataClearingPreview.wire,
  'reconciliation.days': fixtureExamples.reconciliationDayList.wire,
  'reconciliation.closeDay': fixtureExamples.reconciliationDay.wire,
  'reconciliation.reopenDay': fixtureExamples.reconciliationDay.wire,
  'auditRecords.list': fixtureExamples.auditRecordList.wire,
  'auditRecords.detail': fixtureExamples.auditRecordDetail.wire,
  'auditRecords.verify': fixtureExamples.auditVerification.wire,
  'entityData.entities': fixtureExamples.entityList.wire,
  'entityData.list': fixtureExamples.entityRowList.wire,
  'dataClearings.list': fixtureExamples.dataClearingList.wire,
  'system.health': fixtureExamples.systemHealth.wire,
  'todo.list': fixtureExamples.todoList.wire,
  'system.resetResourcePool': fixtureExamples.resourcePoolReset.wire,
  'system.fixResources': fixtureExamples.resourcesFixed.wire,
  'products.options': [{"id":3001,"mainProductId":null,"name":{"zh-CN":"UPI 代收","zh-TW":"UPI 代收","en-US":"UPI collection"},"kind":"collection","currency":"INR","enabled":true,"minAmountMinor":10000,"maxAmountMinor":5000000,"requiredFields":[]}],
  'products.list': fixtureExamples.productList.wire,
  'products.add': fixtureExamples.productRow.wire,
  'products.update': fixtureExamples.productRow.wire,
  'banks.options': [{"country":"IN","number":"002","names":{"zh-CN":"印度国家银行","zh-TW":"印度國家銀行","en-US":"State Bank of India"},"shortName":"SBI","ifscPrefix":"SBIN"}],
  'banks.list': fixtureExamples.bankList.wire,
  'banks.add': fixtureExamples.bankRow.wire,
  'banks.update': fixtureExamples.bankRow.wire,
  'payerIps.list': fixtureExamples.ipAnalysis.wire,
  'orderFindings.list': fixtureExamples.findingList.wire,
  'orderFindings.decide': fixtureExamples.findingRow.wire,
  'orderFindings.mark': fixtureExamples.markFindingResult.wire,
  'orderAnalysisRules.list': fixtureExamples.analysisRuleList.wire,
  'orderAnalysisRules.update': fixtureExamples.analysisRuleRow.wire,
  'orderAnalysisRules.trial': fixtureExamples.analysisTrial.wire,
  'frozenIps.list': fixtureExamples.frozenIpList.wire,
  'frozenIps.freeze': fixtureExamples.freezeResult.wire,
  'frozenIps.thaw': fixtureExamples.frozenIpRow.wire,
  'frozenIps.extend': fixtureExamples.frozenIpRow.wire,
  'blackList.list': fixtureExamples.blackListPage.wire,
  'blackList.hits': fixtureExamples.blackListHits.wire,
  'blackList.trial': fixtureExamples.orderVerdicts.wire,
  'blackList.add': fixtureExamples.blackListAdded.wire,
  'blackList.update': fixtureExamples.blackListRow.wire,
  'blackList.remove': fixtureExamples.blackListRow.wire,
  'ipRules.list': fixtureExamples.ipRuleList.wire,
  'ipRules.save': fixtureExamples.ipRuleSaved.wire,
  'ipRules.remove': fixtureExamples.ipRuleRemoved.wire,
  'ipRules.preview': fixtureExamples.ipRulePreview.wire,
  'merchants.signingKey': fixtureExamples.signingKey.wire,
  'merchants.list': fixtureExamples.merchantList.wire,
  'merchants.detail': fixtureExamples.merchantRow.wire,
  'merchants.add': fixtureExamples.addedMerchant.wire,
  'merchants.update': fixtureExamples.merchantRow.wire,
  'merchants.updateOwn': fixtureExamples.merchantRow.wire,
  'merchants.enable': fixtureExamples.merchantRow.wire,
  'merchants.rotateKey': fixtureExamples.rotatedKey.wire,
  'merchants.revokeOldKey': fixtureExamples.merchantRow.wire,
  'merchants.adjustBalance': fixtureExamples.adjustmentRow.wire,
  'merchants.clearBalance': fixtureExamples.clearedBalance.wire,
  'suppliers.list': fixtureExamples.supplierList.wire,
  'suppliers.add': fixtureExamples.supplierRow.wire,
  'suppliers.update': fixtureExamples.supplierRow.wire,
  'suppliers.enable': fixtureExamples.supplierRow.wire,
  'suppliers.restoreAccess': fixtureExamples.supplierRow.wire,
  'suppliers.adjustDeposit': fixtureExamples.adjustmentRow.wire,
  'userProducts.list': fixtureExamples.userProductList.wire,
  'userProducts.add': fixtureExamples.userProductRow.wire,
  'userProducts.update': fixtureExamples.userProductRow.wire,
  'userProducts.delete': fixtureExamples.done.wire,
  'botPeople.list': fixtureExamples.botPersonList.wire,
  'botPeople.add': fixtureExamples.botPersonRow.wire,
  'botPeople.update': fixtureExamples.botPersonRow.wire,
  'botPeople.delete': fixtureExamples.botDone.wire,
  'botGroups.list': fixtureExamples.botGroupList.wire,
  'botGroups.add': fixtureExamples.botGroupCode.wire,
  'botGroups.update': fixtureExamples.botGroupRow.wire,
  'botGroups.delete': fixtureExamples.botDone.wire,
  'botGroups.newCode': fixtureExamples.botGroupCode.wire,
  'botGroups.sendTest': fixtureExamples.botMessageRow.wire,
  'botGroups.status': [{"bot":"reminder","hasToken":true,"userName":"platform_reminder_bot","readAt":"2026-11-20T12:00:00+08:00","lastError":null}],
  'botRefusals.list': fixtureExamples.botRefusalList.wire,
  'botMessages.list': fixtureExamples.botMessageList.wire,
  'botMessages.resend': fixtureExamples.botMessageRow.wire,
  'fundRecords.list': fixtureExamples.fundRecordList.wire,
  'fundRecords.statement': fixtureExamples.partyStatement.wire,
  'adjustments.list': fixtureExamples.adjustmentList.wire,
  'adjustments.approve': fixtureExamples.adjustmentRow.wire,
  'adjustments.refuse': fixtureExamples.adjustmentRow.wire,
  'cashier.order': fixtureExamples.cashierOrder.wire,
  'cashier.tell': fixtureExamples.cashierOrder.wire,
  'simulator.status': fixtureExamples.simulatorStatus.wire,
  'simulator.set': fixtureExamples.simulatorStatus.wire,
  'simulator.pay': fixtureExamples.simulatedPayment.wire,
  'simulator.report': fixtureExamples.simulatorInstruction.wire,
  'errorLogs.list': fixtureExamples.errorLogList.wire,
  'errorLogs.listGroups': fixtureExamples.errorGroupList.wire,
  'errorLogs.clear': fixtureExamples.errorLogsCleared.wire,
  'errorLogs.save': fixtureExamples.errorLogResult.wire,
  'settings.getRedWalletCount': fixtureExamples.settingRedWalletCountState.wire,
  'settings.setRedWalletCount': fixtureExamples.settingRedWalletCountState.wire,
  'settings.getEnableService': fixtureExamples.settingSwitchState.wire,
  'settings.setEnableService': fixtureExamples.settingSwitchState.wire,
  'settings.getOrderTimeoutMinutes': fixtureExamples.settingOrderTimeoutMinutesState.wire,
  'settings.setOrderTimeoutMinutes': fixtureExamples.settingOrderTimeoutMinutesState.wire,
  'settings.getEnableIpChangedCheck': fixtureExamples.settingSwitchState.wire,
  'settings.setEnableIpChangedCheck': fixtureExamples.settingSwitchState.wire,
  'settings.getEnablePayPassword': fixtureExamples.settingSwitchState.wire,
  'settings.setEnablePayPassword': fixtureExamples.settingSwitchState.wire,
  'settings.getKYC': fixtureExamples.settingSwitchState.wire,
  'settings.setKYC': fixtureExamples.settingSwitchState.wire,
  'settings.getNeedNameCheck': fixtureExamples.settingSwitchState.wire,
  'settings.setNeedNameCheck': fixtureExamples.settingSwitchState.wire,
  'settings.getMessageDelay': fixtureExamples.settingMessageDelayState.wire,
  'settings.setMessageDelay': fixtureExamples.settingMessageDelayState.wire,
  'settings.getMonitorLiveTime': fixtureExamples.settingMonitorLiveTimeState.wire,
  'settings.setMonitorLiveTime': fixtureExamples.settingMonitorLiveTimeState.wire,
  'settings.getOrderStatisticsTimeFormat': fixtureExamples.settingOrderStatisticsTimeFormatState.wire,
  'settings.setOrderStatisticsTimeFormat': fixtureExamples.settingOrderStatisticsTimeFormatState.wire,
  'settings.getShowLogo': fixtureExamples.settingSwitchState.wire,
  'settings.setShowLogo': fixtureExamples.settingSwitchState.wire,
  'settings.getDataClearCycle': fixtureExamples.settingDataClearCycleState.wire,
  'settings.setDataClearCycle': fixtureExamples.settingDataClearCycleState.wire,
  'settings.getBotToken': fixtureExamples.settingSecretState.wire,
  'settings.setBotToken': fixtureExamples.settingSecretState.wire,
  'settings.getTransferBotToken': fixtureExamples.settingSecretState.wire,
  'settings.setTransferBotToken': fixtureExamples.settingSecretState.wire,
  'settings.getSecurityFreqParameters': fixtureExamples.settingSecurityFreqParametersState.wire,
  'settings.setSecurityFreqParameters': fixtureExamples.settingSecurityFreqParametersState.wire,
  'settings.getGlobalSecuritySetting': fixtureExamples.settingGlobalSecuritySettingState.wire,
  'settings.setGlobalSecuritySetting': fixtureExamples.settingGlobalSecuritySettingState.wire,
  'settings.getEnableSystemCheck': fixtureExamples.settingSwitchState.wire,
  'settings.setEnableSystemCheck': fixtureExamples.settingSwitchState.wire,
  'settings.getFixSecurityChainSupplementLimit': fixtureExamples.settingFixSecurityChainSupplementLimitState.wire,
  'settings.setFixSecurityChainSupplementLimit': fixtureExamples.settingFixSecurityChainSupplementLimitState.wire,
  'settings.getAutoCreateRelateSupplier': fixtureExamples.settingSwitchState.wire,
  'settings.setAutoCreateRelateSupplier': fixtureExamples.settingSwitchState.wire,
  'settings.getAutoCreateRelateMerchant': fixtureExamples.settingSwitchState.wire,
  'settings.setAutoCreateRelateMerchant': fixtureExamples.settingSwitchState.wire,
  'settings.getAllowOneMonitorAccountMoreUser': fixtureExamples.settingSwitchState.wire,
  'settings.setAllowOneMonitorAccountMoreUser': fixtureExamples.settingSwitchState.wire,
  'settings.getUsdtAuto': fixtureExamples.settingSwitchState.wire,
  'settings.setUsdtAuto': fixtureExamples.settingSwitchState.wire,
  'settings.getBotConstantReminder': fixtureExamples.settingSwitchState.wire,
  'settings.setBotConstantReminder': fixtureExamples.settingSwitchState.wire,
  'settings.getBotAutoSendFundRecord': fixtureExamples.settingSwitchState.wire,
  'settings.setBotAutoSendFundRecord': fixtureExamples.settingSwitchState.wire,
  'settings.getLimitMode': fixtureExamples.settingLimitModeState.wire,
  'settings.setLimitMode': fixtureExamples.settingLimitModeState.wire,
  'settings.getCompleteTimeFilter': fixtureExamples.settingSwitchState.wire,
  'settings.setCompleteTimeFilter': fixtureExamples.settingSwitchState.wire,
  'settings.getSupplierUnifyQueryGroup': fixtureExamples.settingSupplierUnifyQueryGroupState.wire,
  'settings.setSupplierUnifyQueryGroup': fixtureExamples.settingSupplierUnifyQueryGroupState.wire,
  'settings.getCanTimeoutSupplement': fixtureExamples.settingSwitchState.wire,
  'settings.setCanTimeoutSupplement': fixtureExamples.settingSwitchState.wire,
  'settings.getCanClearMerchantBalance': fixtureExamples.settingSwitchState.wire,
  'settings.setCanClearMerchantBalance': fixtureExamples.settingSwitchState.wire,
  'settings.getIsSupplierRemoveBalanceOnOrderFinished': fixtureExamples.settingSwitchState.wire,
  'settings.setIsSupplierRemoveBalanceOnOrderFinished': fixtureExamples.settingSwitchState.wire,
  'settings.getShowUserStatisticInfo': fixtureExamples.settingSwitchState.wire,
  'settings.setShowUserStatisticInfo': fixtureExamples.settingSwitchState.wire,
  'settings.getIsNewPayUrl': fixtureExamples.settingSwitchState.wire,
  'settings.setIsNewPayUrl': fixtureExamples.settingSwitchState.wire,
  'settings.getHighPerfOrderQuery': fixtureExamples.settingSwitchState.wire,
  'settings.setHighPerfOrderQuery': fixtureExamples.settingSwitchState.wire,
  'settings.getAlipayToAlipayByHandSubmitName': fixtureExamples.settingSwitchState.wire,
  'settings.setAlipayToAlipayByHandSubmitName': fixtureExamples.settingSwitchState.wire,
  'settings.getCardCountry': fixtureExamples.settingCardCountryState.wire,
  'settings.setCardCountry': fixtureExamples.settingCardCountryState.wire,
  'settings.getTimeoutCallbackTime': fixtureExamples.settingTimeoutCallbackTimeState.wire,
  'settings.setTimeoutCallbackTime': fixtureExamples.settingTimeoutCallbackTimeState.wire,
  'settings.getApiUrl': fixtureExamples.settingApiUrlState.wire,
  'settings.setApiUrl': fixtureExamples.settingApiUrlState.wire,
  'settings.getContactInfo': fixtureExamples.settingContactInfoState.wire,
  'settings.setContactInfo': fixtureExamples.settingContactInfoState.wire,
  'settings.getSysFlag': fixtureExamples.settingSysFlagState.wire,
  'settings.setSysFlag': fixtureExamples.settingSysFlagState.wire,
  'settings.getAllowPictureQueryOrder': fixtureExamples.settingSwitchState.wire,
  'settings.setAllowPictureQueryOrder': fixtureExamples.settingSwitchState.wire,
  'settings.getCompleteCheckOrderTime': fixtureExamples.settingCompleteCheckOrderTimeState.wire,
  'settings.setCompleteCheckOrderTime': fixtureExamples.settingCompleteCheckOrderTimeState.wire,
  'settings.getSendSmsMessageUrl': fixtureExamples.settingSendSmsMessageUrlState.wire,
  'settings.setSendSmsMessageUrl': fixtureExamples.settingSendSmsMessageUrlState.wire,
  'settings.getPayoutBatchCalculateAmount': fixtureExamples.settingSwitchState.wire,
  'settings.setPayoutBatchCalculateAmount': fixtureExamples.settingSwitchState.wire,
  'settings.getLimitUseSuccessAmount': fixtureExamples.settingSwitchState.wire,
  'settings.setLimitUseSuccessAmount': fixtureExamples.settingSwitchState.wire,
  'settings.getAutoAssignPayoutOrder': fixtureExamples.settingSwitchState.wire,
  'settings.setAutoAssignPayoutOrder': fixtureExamples.settingSwitchState.wire,
  'settings.getGatewayOrderRejectToPayoutPool': fixtureExamples.settingSwitchState.wire,
  'settings.setGatewayOrderRejectToPayoutPool': fixtureExamples.settingSwitchState.wire,
  'settings.getShowBatchButton': fixtureExamples.settingSwitchState.wire,
  'settings.setShowBatchButton': fixtureExamples.settingSwitchState.wire,
  'settings.getBotRemindCallbackUrl': fixtureExamples.settingBotRemindCallbackUrlState.wire,
  'settings.setBotRemindCallbackUrl': fixtureExamples.settingBotRemindCallbackUrlState.wire,
  'system.listSettings': fixtureExamples.settingStates.wire,
};
