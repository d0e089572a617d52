// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import type { OperationId } from './io.ts';

/** What a person may be in the platform. */
export const roles = ["superAdmin","admin","supplier","merchant","customerService","technicalMaintenance","technicalSupport"] as const;
/** What a person is in the platform. */
export type Role = (typeof roles)[number];

/** Whose rows a role sees through an operation. */
export type Scope = 'all' | 'ownMerchant' | 'supplierTree' | 'self';

/** Who may call an operation, and what it needs and leaves. */
export interface Permission {
  /** Needs no token. */
  readonly public: boolean;
  /** Roles that may call it, each with whose rows it sees. */
  readonly roles: Readonly<Partial<Record<Role, Scope>>>;
  /** Needs a second-level token. */
  readonly secondLevel: boolean;
  /** Reachable by a session that must first bind an authenticator. */
  readonly duringBinding: boolean;
  /** Changes something. */
  readonly writes: boolean;
  /** Leaves an audit record. */
  readonly audit: boolean;
  /** Moves money: identity check and pay password are asked for where the settings say so. */
  readonly movesMoney?: boolean;
}

/** Whose accounts a role may change, where it may change any, and which roles it may give: none above its own. */
export const managedRoles: Readonly<Record<Role, readonly Role[]>> = {"superAdmin":["superAdmin","admin","supplier","merchant","customerService","technicalMaintenance","technicalSupport"],"admin":["admin","supplier","merchant","customerService","technicalMaintenance","technicalSupport"],"supplier":[],"merchant":[],"customerService":[],"technicalMaintenance":[],"technicalSupport":[]};

// Many operations have the same rights; said once, they weigh a quarter in a browser.
const kind1: Permission = {"public":true,"roles":{},"secondLevel":false,"duringBinding":false,"writes":true,"audit":true};
const kind2: Permission = {"public":false,"roles":{"superAdmin":"self","admin":"self","supplier":"self","merchant":"self","customerService":"self","technicalMaintenance":"self","technicalSupport":"self"},"secondLevel":false,"duringBinding":false,"writes":true,"audit":true};
const kind3: Permission = {"public":false,"roles":{"superAdmin":"self","admin":"self","supplier":"self","merchant":"self","customerService":"self","technicalMaintenance":"self","technicalSupport":"self"},"secondLevel":false,"duringBinding":true,"writes":false,"audit":false};
const kind4: Permission = {"public":false,"roles":{"superAdmin":"self","admin":"self","supplier":"self","merchant":"self","customerService":"self","technicalMaintenance":"self","technicalSupport":"self"},"secondLevel":false,"duringBinding":true,"writes":true,"audit":true};
const kind5: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"self","merchant":"self","customerService":"self","technicalMaintenance":"self","technicalSupport":"self"},"secondLevel":false,"duringBinding":false,"writes":true,"audit":true};
const kind6: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"self","merchant":"self","customerService":"self","technicalMaintenance":"self","technicalSupport":"self"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind7: Permission = {"public":false,"roles":{"superAdmin":"self","admin":"self","supplier":"self","merchant":"self","customerService":"self","technicalMaintenance":"self","technicalSupport":"self"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind8: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"self","merchant":"self","customerService":"self","technicalMaintenance":"self","technicalSupport":"self"},"secondLevel":true,"duringBinding":false,"writes":true,"audit":true};
const kind9: Permission = {"public":false,"roles":{"superAdmin":"self","admin":"self","supplier":"self","merchant":"self","customerService":"self","technicalMaintenance":"self","technicalSupport":"self"},"secondLevel":true,"duringBinding":false,"writes":true,"audit":true};
const kind10: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","customerService":"all","technicalMaintenance":"all","technicalSupport":"all"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind11: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","customerService":"all","technicalMaintenance":"all","technicalSupport":"all","supplier":"supplierTree"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind12: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind13: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all"},"secondLevel":true,"duringBinding":false,"writes":true,"audit":true};
const kind14: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all"},"secondLevel":false,"duringBinding":false,"writes":true,"audit":true};
const kind15: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","customerService":"all","technicalMaintenance":"all","supplier":"supplierTree","merchant":"ownMerchant"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind16: Permission = {"public":false,"roles":{"superAdmin":"self","admin":"self","supplier":"self","merchant":"self","customerService":"self","technicalMaintenance":"self","technicalSupport":"self"},"secondLevel":false,"duringBinding":false,"writes":true,"audit":false};
const kind17: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","customerService":"all","technicalMaintenance":"all","technicalSupport":"all","supplier":"supplierTree","merchant":"ownMerchant"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind18: Permission = {"public":false,"roles":{"superAdmin":"all"},"secondLevel":true,"duringBinding":false,"writes":true,"audit":true};
const kind19: Permission = {"public":false,"roles":{"superAdmin":"all"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind20: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"supplierTree"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind21: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","customerService":"all","technicalMaintenance":"all","supplier":"supplierTree"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind22: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"supplierTree"},"secondLevel":false,"duringBinding":false,"writes":true,"audit":true};
const kind23: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"supplierTree"},"secondLevel":true,"duringBinding":false,"writes":true,"audit":true};
const kind24: Permission = {"public":true,"roles":{},"secondLevel":false,"duringBinding":false,"writes":true,"audit":false,"movesMoney":true};
const kind25: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","merchant":"ownMerchant"},"secondLevel":true,"duringBinding":false,"writes":true,"audit":true,"movesMoney":true};
const kind26: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","merchant":"ownMerchant"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind27: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"supplierTree"},"secondLevel":true,"duringBinding":false,"writes":true,"audit":true,"movesMoney":true};
const kind28: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","customerService":"all","merchant":"ownMerchant"},"secondLevel":false,"duringBinding":false,"writes":true,"audit":true};
const kind29: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all"},"secondLevel":true,"duringBinding":false,"writes":true,"audit":true,"movesMoney":true};
const kind30: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","customerService":"all","technicalMaintenance":"all"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind31: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","customerService":"all"},"secondLevel":false,"duringBinding":false,"writes":true,"audit":true};
const kind32: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","merchant":"ownMerchant"},"secondLevel":false,"duringBinding":false,"writes":true,"audit":true};
const kind33: Permission = {"public":true,"roles":{},"secondLevel":false,"duringBinding":false,"writes":true,"audit":false};
const kind34: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"supplierTree"},"secondLevel":false,"duringBinding":false,"writes":true,"audit":true,"movesMoney":true};
const kind35: Permission = {"public":false,"roles":{"superAdmin":"all","technicalMaintenance":"all"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind36: Permission = {"public":false,"roles":{"superAdmin":"all"},"secondLevel":false,"duringBinding":false,"writes":true,"audit":true};
const kind37: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","technicalMaintenance":"all"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind38: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","customerService":"all","merchant":"ownMerchant"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind39: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","customerService":"all","technicalMaintenance":"all","merchant":"ownMerchant"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind40: Permission = {"public":false,"roles":{"merchant":"ownMerchant"},"secondLevel":true,"duringBinding":false,"writes":true,"audit":true};
const kind41: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","merchant":"ownMerchant"},"secondLevel":true,"duringBinding":false,"writes":true,"audit":true};
const kind42: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","merchant":"ownMerchant","supplier":"supplierTree"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind43: Permission = {"public":true,"roles":{},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind44: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"all","merchant":"all","technicalMaintenance":"all"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind45: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"all","merchant":"all","customerService":"all","technicalMaintenance":"all"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind46: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"all","merchant":"all","customerService":"all","technicalMaintenance":"all","technicalSupport":"all"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};
const kind47: Permission = {"public":false,"roles":{"superAdmin":"all","admin":"all","supplier":"all","customerService":"all","technicalMaintenance":"all"},"secondLevel":false,"duringBinding":false,"writes":false,"audit":false};

/** Who may call what. */
export const permissions: Readonly<Record<OperationId, Permission>> = {
  'session.login': kind1,
  'session.loginSecondLevel': kind2,
  'session.info': kind3,
  'session.logout': kind4,
  'session.forceLogout': kind5,
  'session.list': kind6,
  'session.listOwn': kind7,
  'session.endOthers': kind2,
  'authenticator.bind': kind4,
  'authenticator.confirmBind': kind4,
  'authenticator.unbind': kind8,
  'authenticator.bindForProfile': kind9,
  'authenticator.confirmBindForProfile': kind9,
  'authenticator.unbindForProfile': kind9,
  'users.options': kind10,
  'users.supplierOptions': kind11,
  'users.unusedOptions': kind12,
  'users.enableGoogleVerify': kind13,
  'users.setAllowModify': kind14,
  'users.totalBalance': kind15,
  'users.setKyc': kind13,
  'session.changePassword': kind2,
  'session.setLanguage': kind2,
  'session.setPayPassword': kind2,
  'messages.list': kind7,
  'messages.content': kind7,
  'messages.markRead': kind16,
  'messages.remove': kind16,
  'messages.restore': kind16,
  'messages.listBox': kind7,
  'messages.markAllRead': kind16,
  'search.find': kind17,
  'admin.addUser': kind18,
  'admin.listUsers': kind19,
  'admin.listSupplierProxies': kind20,
  'admin.updateUser': kind18,
  'admin.deleteUser': kind18,
  'admin.repairUser': kind18,
  'admin.resetPayPassword': kind13,
  'resources.detail': kind21,
  'resources.staticInfo': kind21,
  'resources.enable': kind22,
  'resources.list': kind21,
  'resources.add': kind23,
  'resources.update': kind23,
  'resources.delete': kind23,
  'resources.reveal': kind23,
  'orders.create': kind24,
  'orders.createBatch': kind25,
  'orders.uploadFlag': kind26,
  'orders.list': kind15,
  'orders.statusCounts': kind15,
  'orders.latest': kind11,
  'orders.profile': kind19,
  'orders.supplement': kind27,
  'orders.reselect': kind14,
  'orders.reject': kind22,
  'orders.freeResource': kind22,
  'orders.callback': kind28,
  'orders.reverse': kind29,
  'orders.statistics': kind15,
  'orders.simpleStatistics': kind15,
  'orders.statuses': kind17,
  'orders.marks': kind17,
  'orders.allocationInfo': kind30,
  'orders.dossier': kind15,
  'orders.updateMark': kind31,
  'orders.unlock': kind14,
  'payouts.cancel': kind32,
  'payouts.approveRejection': kind14,
  'payouts.refuseRejection': kind14,
  'payouts.reportDeclined': kind22,
  'payouts.reportUnknown': kind22,
  'payouts.dispute': kind14,
  'payouts.resolveException': kind29,
  'payoutClaims.claim': kind22,
  'payoutClaims.cancel': kind22,
  'statements.ingest': kind33,
  'statements.list': kind21,
  'statements.matchByHand': kind27,
  'statements.ignore': kind22,
  'statements.rematch': kind34,
  'savedViews.list': kind7,
  'savedViews.add': kind2,
  'savedViews.update': kind2,
  'savedViews.share': kind14,
  'savedViews.setDefault': kind16,
  'savedViews.delete': kind2,
  'messageTemplates.list': kind35,
  'messageTemplates.add': kind36,
  'messageTemplates.update': kind36,
  'messageTemplates.delete': kind36,
  'messageTemplates.test': kind35,
  'monitorDevices.list': kind21,
  'monitorDevices.add': kind23,
  'monitorDevices.update': kind22,
  'monitorDevices.rotateToken': kind23,
  'monitorDevices.revoke': kind22,
  'monitorLogs.report': kind33,
  'monitorLogs.clear': kind18,
  'monitorLogs.list': kind30,
  'securityNodes.accounts': kind19,
  'securityNodes.list': kind19,
  'securityNodes.leaks': kind19,
  'securityPatches.list': kind19,
  'securityPatches.add': kind18,
  'orderCallbacks.listDetails': kind37,
  'orderCallbacks.list': kind37,
  'orderCallbacks.delete': kind13,
  'orderCallbacks.resendMany': kind28,
  'orderCallbacks.previewResend': kind38,
  'orderCallbacks.listResends': kind39,
  'orderCallbacks.listResendResults': kind39,
  'orderCallbacks.cancelResend': kind28,
  'exports.columns': kind7,
  'exports.start': kind2,
  'exports.list': kind7,
  'exports.piece': kind7,
  'exports.cancel': kind2,
  'exports.delete': kind2,
  'dataClearings.list': kind35,
  'system.health': kind35,
  'todo.list': kind17,
  'system.resetResourcePool': kind18,
  'system.fixResources': kind18,
  'products.options': kind17,
  'products.list': kind30,
  'products.add': kind18,
  'products.update': kind18,
  'merchants.signingKey': kind40,
  'merchants.list': kind30,
  'merchants.detail': kind39,
  'merchants.add': kind13,
  'merchants.update': kind13,
  'merchants.enable': kind14,
  'merchants.rotateKey': kind41,
  'merchants.revokeOldKey': kind41,
  'merchants.adjustBalance': kind29,
  'merchants.clearBalance': kind29,
  'suppliers.list': kind11,
  'suppliers.add': kind23,
  'suppliers.update': kind23,
  'suppliers.enable': kind22,
  'suppliers.adjustDeposit': kind29,
  'userProducts.list': kind42,
  'userProducts.add': kind23,
  'userProducts.update': kind23,
  'userProducts.delete': kind23,
  'fundRecords.list': kind15,
  'adjustments.list': kind30,
  'adjustments.refuse': kind13,
  'cashier.order': kind43,
  'cashier.tell': kind33,
  'simulator.status': kind19,
  'simulator.set': kind36,
  'simulator.report': kind33,
  'errorLogs.list': kind35,
  'errorLogs.listGroups': kind35,
  'errorLogs.clear': kind18,
  'errorLogs.save': kind33,
  'settings.getRedWalletCount': kind37,
  'settings.setRedWalletCount': kind18,
  'settings.getEnableService': kind37,
  'settings.setEnableService': kind18,
  'settings.getOrderTimeoutMinutes': kind37,
  'settings.setOrderTimeoutMinutes': kind18,
  'settings.getEnableIpChangedCheck': kind37,
  'settings.setEnableIpChangedCheck': kind18,
  'settings.getEnablePayPassword': kind44,
  'settings.setEnablePayPassword': kind18,
  'settings.getKYC': kind44,
  'settings.setKYC': kind18,
  'settings.getNeedNameCheck': kind37,
  'settings.setNeedNameCheck': kind18,
  'settings.getMessageDelay': kind37,
  'settings.setMessageDelay': kind18,
  'settings.getMonitorLiveTime': kind37,
  'settings.setMonitorLiveTime': kind18,
  'settings.getOrderStatisticsTimeFormat': kind45,
  'settings.setOrderStatisticsTimeFormat': kind18,
  'settings.getShowLogo': kind46,
  'settings.setShowLogo': kind18,
  'settings.getDataClearCycle': kind37,
  'settings.setDataClearCycle': kind18,
  'settings.getBotToken': kind19,
  'settings.setBotToken': kind18,
  'settings.getTransferBotToken': kind19,
  'settings.setTransferBotToken': kind18,
  'settings.getSecurityFreqParameters': kind37,
  'settings.setSecurityFreqParameters': kind18,
  'settings.getGlobalSecuritySetting': kind37,
  'settings.setGlobalSecuritySetting': kind18,
  'settings.getEnableSystemCheck': kind37,
  'settings.setEnableSystemCheck': kind18,
  'settings.getFixSecurityChainSupplementLimit': kind37,
  'settings.setFixSecurityChainSupplementLimit': kind18,
  'settings.getAutoCreateRelateSupplier': kind37,
  'settings.setAutoCreateRelateSupplier': kind18,
  'settings.getAutoCreateRelateMerchant': kind37,
  'settings.setAutoCreateRelateMerchant': kind18,
  'settings.getAllowOneMonitorAccountMoreUser': kind37,
  'settings.setAllowOneMonitorAccountMoreUser': kind18,
  'settings.getUsdtAuto': kind37,
  'settings.setUsdtAuto': kind18,
  'settings.getBotConstantReminder': kind37,
  'settings.setBotConstantReminder': kind18,
  'settings.getBotAutoSendFundRecord': kind37,
  'settings.setBotAutoSendFundRecord': kind18,
  'settings.getLimitMode': kind37,
  'settings.setLimitMode': kind18,
  'settings.getCompleteTimeFilter': kind45,
  'settings.setCompleteTimeFilter': kind18,
  'settings.getSupplierUnifyQueryGroup': kind37,
  'settings.setSupplierUnifyQueryGroup': kind18,
  'settings.getCanTimeoutSupplement': kind47,
  'settings.setCanTimeoutSupplement': kind18,
  'settings.getCanClearMerchantBalance': kind37,
  'settings.setCanClearMerchantBalance': kind18,
  'settings.getIsSupplierRemoveBalanceOnOrderFinished': kind37,
  'settings.setIsSupplierRemoveBalanceOnOrderFinished': kind18,
  'settings.getShowUserStatisticInfo': kind46,
  'settings.setShowUserStatisticInfo': kind18,
  'settings.getIsNewPayUrl': kind37,
  'settings.setIsNewPayUrl': kind18,
  'settings.getHighPerfOrderQuery': kind45,
  'settings.setHighPerfOrderQuery': kind18,
  'settings.getAlipayToAlipayByHandSubmitName': kind37,
  'settings.setAlipayToAlipayByHandSubmitName': kind18,
  'settings.getCardCountry': kind37,
  'settings.setCardCountry': kind18,
  'settings.getTimeoutCallbackTime': kind37,
  'settings.setTimeoutCallbackTime': kind18,
  'settings.getApiUrl': kind37,
  'settings.setApiUrl': kind18,
  'settings.getContactInfo': kind46,
  'settings.setContactInfo': kind18,
  'settings.getSysFlag': kind37,
  'settings.setSysFlag': kind18,
  'settings.getAllowPictureQueryOrder': kind37,
  'settings.setAllowPictureQueryOrder': kind18,
  'settings.getCompleteCheckOrderTime': kind37,
  'settings.setCompleteCheckOrderTime': kind18,
  'settings.getSendSmsMessageUrl': kind19,
  'settings.setSendSmsMessageUrl': kind18,
  'settings.getPayoutBatchCalculateAmount': kind37,
  'settings.setPayoutBatchCalculateAmount': kind18,
  'settings.getLimitUseSuccessAmount': kind37,
  'settings.setLimitUseSuccessAmount': kind18,
  'settings.getAutoAssignPayoutOrder': kind37,
  'settings.setAutoAssignPayoutOrder': kind18,
  'settings.getGatewayOrderRejectToPayoutPool': kind37,
  'settings.setGatewayOrderRejectToPayoutPool': kind18,
  'settings.getShowBatchButton': kind47,
  'settings.setShowBatchButton': kind18,
  'settings.getBotRemindCallbackUrl': kind19,
  'settings.setBotRemindCallbackUrl': kind18,
  'system.listSettings': kind17,
};
