// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

export * from './operations.first.ts';
export * from './operations.adjustments.ts';
export * from './operations.admin.ts';
export * from './operations.auditRecords.ts';
export * from './operations.authenticator.ts';
export * from './operations.banks.ts';
export * from './operations.blackList.ts';
export * from './operations.botGroups.ts';
export * from './operations.botMessages.ts';
export * from './operations.botPeople.ts';
export * from './operations.botRefusals.ts';
export * from './operations.dataClearings.ts';
export * from './operations.entityData.ts';
export * from './operations.frozenIps.ts';
export * from './operations.fundRecords.ts';
export * from './operations.ipRules.ts';
export * from './operations.merchants.ts';
export * from './operations.messageTemplates.ts';
export * from './operations.monitorLogs.ts';
export * from './operations.monitorScripts.ts';
export * from './operations.orderAnalysisRules.ts';
export * from './operations.orderCallbacks.ts';
export * from './operations.orderFindings.ts';
export * from './operations.payGateways.ts';
export * from './operations.payScriptRuns.ts';
export * from './operations.payScripts.ts';
export * from './operations.payerIps.ts';
export * from './operations.payoutBatches.ts';
export * from './operations.payoutClaims.ts';
export * from './operations.payoutInstructions.ts';
export * from './operations.payoutTemplates.ts';
export * from './operations.payouts.ts';
export * from './operations.reconciliation.ts';
export * from './operations.securityNodes.ts';
export * from './operations.securityPatches.ts';
export * from './operations.splitMatches.ts';
export * from './operations.statements.ts';
export * from './operations.uploads.ts';
export * from './operations.userProducts.ts';
import { codec } from '../runtime/codec.ts';
import { get, postJson } from '../runtime/operation.ts';
import { outcomeUnknown } from '../runtime/outcome.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { settingOperation } from '../runtime/setting-operations.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** Options for choosing a user of a role. `GET /v1.0/user/getUserOptions` */
export const usersOptions = /* @__PURE__ */ get('users.options', 'user/getUserOptions');

/** Options for choosing a supplier. `GET /v1.0/user/getSupplierUserOptions` */
export const usersSupplierOptions = /* @__PURE__ */ get('users.supplierOptions', 'user/getSupplierUserOptions');

/** Options for choosing an unlinked user. `GET /v1.0/user/getUnusedUserOptions` */
export const usersUnusedOptions = /* @__PURE__ */ get('users.unusedOptions', 'user/getUnusedUserOptions');

/** Require a user's authenticator, or stop requiring it. `POST /v1.0/user/enableGoogleVerify` */
export const usersEnableGoogleVerify = /* @__PURE__ */ usualPostJson('users.enableGoogleVerify');

/** Disable or enable a user. `POST /v1.0/user/setEnabled` */
export const usersSetEnabled = /* @__PURE__ */ usualPostJson('users.setEnabled');

/** Set the addresses that a user may sign in from. `POST /v1.0/user/setAllowedAddresses` */
export const usersSetAllowedAddresses = /* @__PURE__ */ usualPostJson('users.setAllowedAddresses');

/** Set whether a user may change its own data. `POST /v1.0/user/setAllowModify` */
export const usersSetAllowModify = /* @__PURE__ */ usualPostJson('users.setAllowModify');

/** Balances visible to the caller. `GET /v1.0/user/getTotalBalance` */
export const usersTotalBalance = /* @__PURE__ */ usualGet('users.totalBalance');

/** Set a user's identity check. `POST /v1.0/user/setKyc` */
export const usersSetKyc = /* @__PURE__ */ usualPostJson('users.setKyc');

/** List own messages in three lists. `GET /message/init` */
export const messagesList = /* @__PURE__ */ get('messages.list', '/message/init');

/** Content of one message. `GET /message/content` */
export const messagesContent = /* @__PURE__ */ get('messages.content', '/message/content');

/** Mark a message as read. `POST /message/has_read` */
export const messagesMarkRead = /* @__PURE__ */ postJson('messages.markRead', '/message/has_read');

/** Move a read message to the trash. `POST /message/remove_readed` */
export const messagesRemove = /* @__PURE__ */ postJson('messages.remove', '/message/remove_readed');

/** Restore a message from the trash. `POST /message/restore` */
export const messagesRestore = /* @__PURE__ */ postJson('messages.restore', '/message/restore');

/** List own messages of one list. `GET /message/getList` */
export const messagesListBox = /* @__PURE__ */ get('messages.listBox', '/message/getList');

/** Mark all own messages as read. `POST /message/readAll` */
export const messagesMarkAllRead = /* @__PURE__ */ postJson('messages.markAllRead', '/message/readAll');

/** Search by a pasted text. `POST /v1.0/search/find` */
export const searchFind = /* @__PURE__ */ usualPostJson('search.find', {
  writes: false,
});

/** Details of one resource. `GET /v1.0/resource/getResourceDetailInfo` */
export const resourcesDetail = /* @__PURE__ */ get('resources.detail', 'resource/getResourceDetailInfo', {
  units: { response: { 'processingOrderAmount': 'processingOrderAmount' } },
  codec,
});

/** Current capacity of suppliers' resources. `GET /v1.0/resource/getResourceStaticInfo` */
export const resourcesStaticInfo = /* @__PURE__ */ get('resources.staticInfo', 'resource/getResourceStaticInfo', {
  units: { response: { 'list[].processingOrderAmount': 'processingOrderAmount' } },
  codec,
});

/** Enable or disable a resource for a product. `POST /v1.0/resource/enableResource` */
export const resourcesEnable = /* @__PURE__ */ postJson('resources.enable', 'resource/enableResource');

/** Enable or disable a resource for all its products. `POST /v1.0/resource/setEnabled` */
export const resourcesSetEnabled = /* @__PURE__ */ usualPostJson('resources.setEnabled', {
  units: { response: { 'processingOrderAmount': 'processingOrderAmount' } },
  codec,
});

/** Explain why an account gets an order or not. `GET /v1.0/resource/explain` */
export const resourcesExplain = /* @__PURE__ */ get('resources.explain', 'resource/explain');

/** List accounts. `GET /v1.0/resource/getList` */
export const resourcesList = /* @__PURE__ */ usualGet('resources.list', {
  page: pageNumNames,
  units: { response: { 'list[].processingOrderAmount': 'processingOrderAmount' } },
  codec,
});

/** Add an account. `POST /v1.0/resource/add` */
export const resourcesAdd = /* @__PURE__ */ usualPostJson('resources.add', {
  units: { response: { 'processingOrderAmount': 'processingOrderAmount' } },
  codec,
});

/** Change an account. `POST /v1.0/resource/update` */
export const resourcesUpdate = /* @__PURE__ */ usualPostJson('resources.update', {
  units: { response: { 'processingOrderAmount': 'processingOrderAmount' } },
  codec,
});

/** Delete an account. `POST /v1.0/resource/delete` */
export const resourcesDelete = /* @__PURE__ */ usualPostJson('resources.delete');

/** Reveal an account's numbers. `POST /v1.0/resource/reveal` */
export const resourcesReveal = /* @__PURE__ */ usualPostJson('resources.reveal');

/** Create an order. `POST /v1.0/api/order/create` */
export const ordersCreate = /* @__PURE__ */ postJson('orders.create', 'api/order/create', {
  base: 'merchant',
  auth: 'signature',
  movesMoney: outcomeUnknown,
  units: { request: { 'amount': 'productAmount' } },
  codec,
});

/** State of order uploads. `GET /v1.0/order/orderUploadFlag` */
export const ordersUploadFlag = /* @__PURE__ */ get('orders.uploadFlag', 'order/orderUploadFlag');

/** Create a test order on behalf of a merchant. `POST /v1.0/order/createTest` */
export const ordersCreateTest = /* @__PURE__ */ usualPostJson('orders.createTest', {
  movesMoney: outcomeUnknown,
  units: { request: { 'amount': 'productAmount' } },
  codec,
});

/** List orders. `GET /v1.0/order/getList` */
export const ordersList = /* @__PURE__ */ usualGet('orders.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime', 'completedStartTime', 'completedEndTime'],
  units: { request: { 'amount': 'amountFilter', 'minAmount': 'amountFilter', 'maxAmount': 'amountFilter', 'currentReceivedMoney': 'amountFilter', 'usdtCount': 'usdtCount' } },
  codec,
});

/** Count orders by status. `GET /v1.0/order/getStatusCounts` */
export const ordersStatusCounts = /* @__PURE__ */ usualGet('orders.statusCounts', {
  times: ['startTime', 'endTime', 'completedStartTime', 'completedEndTime'],
  units: { request: { 'amount': 'amountFilter', 'minAmount': 'amountFilter', 'maxAmount': 'amountFilter', 'currentReceivedMoney': 'amountFilter', 'usdtCount': 'usdtCount' } },
  codec,
});

/** Newest order visible to the caller. `GET /v1.0/order/getLastOrder` */
export const ordersLatest = /* @__PURE__ */ get('orders.latest', 'order/getLastOrder');

/** Performance of collection orders. `GET /v1.0/order/profile` */
export const ordersProfile = /* @__PURE__ */ get('orders.profile', 'order/profile', {
  times: ['startTime', 'endTime'],
  codec,
});

/** Complete an order by hand. `POST /v1.0/order/replenishmentOrder` */
export const ordersSupplement = /* @__PURE__ */ postJson('orders.supplement', 'order/replenishmentOrder', {
  movesMoney: outcomeUnknown,
});

/** Move an order to another product. `POST /v1.0/order/reselect` */
export const ordersReselect = /* @__PURE__ */ usualPostJson('orders.reselect');

/** Reject a payout order. `POST /v1.0/order/reject` */
export const ordersReject = /* @__PURE__ */ usualPostJson('orders.reject');

/** Free the resource reserved by an order. `POST /v1.0/order/freeResource` */
export const ordersFreeResource = /* @__PURE__ */ usualPostJson('orders.freeResource');

/** Re-send an order's callback. `POST /v1.0/order/callback` */
export const ordersCallback = /* @__PURE__ */ usualPostJson('orders.callback');

/** Reverse a paid order. `POST /v1.0/order/reverseOrder` */
export const ordersReverse = /* @__PURE__ */ postJson('orders.reverse', 'order/reverseOrder', {
  movesMoney: outcomeUnknown,
});

/** Statistics of orders in a time range. `GET /v1.0/order/statisticsV2` */
export const ordersStatistics = /* @__PURE__ */ get('orders.statistics', 'order/statisticsV2', {
  times: ['startTime', 'endTime'],
  codec,
});

/** Figures of today and yesterday. `GET /v1.0/order/simplestatisticsV2` */
export const ordersSimpleStatistics = /* @__PURE__ */ get('orders.simpleStatistics', 'order/simplestatisticsV2', {
  times: ['todayDate', 'tomorrowDate', 'yesterdayDate'],
  codec,
});

/** Figures of orders by groups. `GET /v1.0/order/getBreakdown` */
export const ordersBreakdown = /* @__PURE__ */ usualGet('orders.breakdown', {
  times: ['startTime', 'endTime'],
  codec,
});

/** Order statuses. `GET /v1.0/order/getOrderStatusList` */
export const ordersStatuses = /* @__PURE__ */ get('orders.statuses', 'order/getOrderStatusList');

/** Order labels. `GET /v1.0/order/getOrderMarkList` */
export const ordersMarks = /* @__PURE__ */ get('orders.marks', 'order/getOrderMarkList');

/** Allocation of an order. `GET /v1.0/order/getOrderAllocateInfo` */
export const ordersAllocationInfo = /* @__PURE__ */ get('orders.allocationInfo', 'order/getOrderAllocateInfo');

/** Details of one order. `GET /v1.0/order/getDossier` */
export const ordersDossier = /* @__PURE__ */ usualGet('orders.dossier');

/** Label an order. `POST /v1.0/order/updateOrderMark` */
export const ordersUpdateMark = /* @__PURE__ */ postJson('orders.updateMark', 'order/updateOrderMark');

/** Unlock claimed payout orders. `POST /v1.0/order/unlockOrder` */
export const ordersUnlock = /* @__PURE__ */ postJson('orders.unlock', 'order/unlockOrder');

/** List the views of one list of a screen. `GET /v1.0/savedView/getList` */
export const savedViewsList = /* @__PURE__ */ usualGet('savedViews.list');

/** Save a view. `POST /v1.0/savedView/add` */
export const savedViewsAdd = /* @__PURE__ */ usualPostJson('savedViews.add');

/** Rename or overwrite a view. `POST /v1.0/savedView/update` */
export const savedViewsUpdate = /* @__PURE__ */ usualPostJson('savedViews.update');

/** Share a view with a role, or stop sharing. `POST /v1.0/savedView/share` */
export const savedViewsShare = /* @__PURE__ */ usualPostJson('savedViews.share');

/** Set the default view of a screen. `POST /v1.0/savedView/setDefault` */
export const savedViewsSetDefault = /* @__PURE__ */ usualPostJson('savedViews.setDefault');

/** Delete a view. `POST /v1.0/savedView/delete` */
export const savedViewsDelete = /* @__PURE__ */ usualPostJson('savedViews.delete');

/** List monitor devices. `GET /v1.0/monitorDevice/getList` */
export const monitorDevicesList = /* @__PURE__ */ usualGet('monitorDevices.list', {
  page: pageNumNames,
  codec,
});

/** Add a monitor device. `POST /v1.0/monitorDevice/add` */
export const monitorDevicesAdd = /* @__PURE__ */ usualPostJson('monitorDevices.add');

/** Change a monitor device. `POST /v1.0/monitorDevice/update` */
export const monitorDevicesUpdate = /* @__PURE__ */ usualPostJson('monitorDevices.update');

/** Give a monitor device a new token and secret. `POST /v1.0/monitorDevice/rotateToken` */
export const monitorDevicesRotateToken = /* @__PURE__ */ usualPostJson('monitorDevices.rotateToken');

/** Revoke a monitor device. `POST /v1.0/monitorDevice/revoke` */
export const monitorDevicesRevoke = /* @__PURE__ */ usualPostJson('monitorDevices.revoke');

/** Columns of a list's export. `GET /v1.0/export/getColumns` */
export const exportsColumns = /* @__PURE__ */ usualGet('exports.columns');

/** Export rows of a list. `POST /v1.0/export/start` */
export const exportsStart = /* @__PURE__ */ usualPostJson('exports.start');

/** List own exports. `GET /v1.0/export/getList` */
export const exportsList = /* @__PURE__ */ usualGet('exports.list', {
  page: pageNumNames,
  codec,
});

/** Download one piece of a file. `GET /v1.0/export/getPiece` */
export const exportsPiece = /* @__PURE__ */ usualGet('exports.piece');

/** Cancel an export. `POST /v1.0/export/cancel` */
export const exportsCancel = /* @__PURE__ */ usualPostJson('exports.cancel');

/** Delete an export and its file. `POST /v1.0/export/delete` */
export const exportsDelete = /* @__PURE__ */ usualPostJson('exports.delete');

/** Health of the platform. `GET /v1.0/system/getHealth` */
export const systemHealth = /* @__PURE__ */ usualGet('system.health');

/** List own open work. `GET /v1.0/todo/getList` */
export const todoList = /* @__PURE__ */ usualGet('todo.list');

/** Rebuild the resource pool. `GET /v1.0/system-config/resetSystemResourcePool` */
export const systemResetResourcePool = /* @__PURE__ */ get('system.resetResourcePool', 'system-config/resetSystemResourcePool', {
  writes: true,
});

/** Repair resources that contradict their orders. `GET /v1.0/system-config/fixSystemResources` */
export const systemFixResources = /* @__PURE__ */ get('system.fixResources', 'system-config/fixSystemResources', {
  writes: true,
});

/** Options for choosing a product. `GET /v1.0/product/getOptions` */
export const productsOptions = /* @__PURE__ */ usualGet('products.options');

/** List products. `GET /v1.0/product/getList` */
export const productsList = /* @__PURE__ */ usualGet('products.list', {
  page: pageNumNames,
  codec,
});

/** Add a product. `POST /v1.0/product/add` */
export const productsAdd = /* @__PURE__ */ usualPostJson('products.add');

/** Change a product. `POST /v1.0/product/update` */
export const productsUpdate = /* @__PURE__ */ usualPostJson('products.update');

/** List suppliers. `GET /v1.0/supplier/getList` */
export const suppliersList = /* @__PURE__ */ usualGet('suppliers.list', {
  page: pageNumNames,
  codec,
});

/** Add a supplier or a team proxy. `POST /v1.0/supplier/add` */
export const suppliersAdd = /* @__PURE__ */ usualPostJson('suppliers.add');

/** Rename a supplier or move it to another leader. `POST /v1.0/supplier/update` */
export const suppliersUpdate = /* @__PURE__ */ usualPostJson('suppliers.update');

/** Enable or disable a supplier or its team. `POST /v1.0/supplier/enable` */
export const suppliersEnable = /* @__PURE__ */ usualPostJson('suppliers.enable');

/** Help a member of a team back in. `POST /v1.0/supplier/restoreAccess` */
export const suppliersRestoreAccess = /* @__PURE__ */ usualPostJson('suppliers.restoreAccess');

/** Post a supplier's deposit or its return. `POST /v1.0/supplier/adjustDeposit` */
export const suppliersAdjustDeposit = /* @__PURE__ */ usualPostJson('suppliers.adjustDeposit', {
  movesMoney: outcomeUnknown,
});

/** Order details for the payer. `GET /v1.0/cashier/getOrder` */
export const cashierOrder = /* @__PURE__ */ usualGet('cashier.order', {
  auth: 'none',
});

/** Submit the payer's payment details. `POST /v1.0/cashier/tell` */
export const cashierTell = /* @__PURE__ */ usualPostJson('cashier.tell', {
  auth: 'none',
});

/** Status of the simulator. `GET /v1.0/simulator/getStatus` */
export const simulatorStatus = /* @__PURE__ */ usualGet('simulator.status');

/** Switch the simulator, and set its load and fault level. `POST /v1.0/simulator/set` */
export const simulatorSet = /* @__PURE__ */ usualPostJson('simulator.set');

/** Have a test order paid by a simulated payer. `POST /v1.0/simulator/pay` */
export const simulatorPay = /* @__PURE__ */ usualPostJson('simulator.pay');

/** Report the simulator's status, and fetch its settings and payments. `POST /v1.0/simulator/report` */
export const simulatorReport = /* @__PURE__ */ usualPostJson('simulator.report', {
  auth: 'none',
});

/** Read setting: Red packet limit. `GET /v1.0/system-config/getRedWalletCount` */
export const settingsGetRedWalletCount = /* @__PURE__ */ settingOperation('settings.getRedWalletCount');

/** Change setting: Red packet limit. `POST /v1.0/system-config/setRedWalletCount` */
export const settingsSetRedWalletCount = /* @__PURE__ */ settingOperation('settings.setRedWalletCount');

/** Read setting: Platform service. `GET /v1.0/system-config/getEnableService` */
export const settingsGetEnableService = /* @__PURE__ */ settingOperation('settings.getEnableService');

/** Change setting: Platform service. `POST /v1.0/system-config/setEnableService` */
export const settingsSetEnableService = /* @__PURE__ */ settingOperation('settings.setEnableService');

/** Read setting: Order time-out. `GET /v1.0/system-config/getOrderTimeoutMinutes` */
export const settingsGetOrderTimeoutMinutes = /* @__PURE__ */ settingOperation('settings.getOrderTimeoutMinutes');

/** Change setting: Order time-out. `POST /v1.0/system-config/setOrderTimeoutMinutes` */
export const settingsSetOrderTimeoutMinutes = /* @__PURE__ */ settingOperation('settings.setOrderTimeoutMinutes');

/** Read setting: IP change check. `GET /v1.0/system-config/getEnableIpChangedCheck` */
export const settingsGetEnableIpChangedCheck = /* @__PURE__ */ settingOperation('settings.getEnableIpChangedCheck');

/** Change setting: IP change check. `POST /v1.0/system-config/setEnableIpChangedCheck` */
export const settingsSetEnableIpChangedCheck = /* @__PURE__ */ settingOperation('settings.setEnableIpChangedCheck');

/** Read setting: Pay password. `GET /v1.0/system-config/getEnablePayPassword` */
export const settingsGetEnablePayPassword = /* @__PURE__ */ settingOperation('settings.getEnablePayPassword');

/** Change setting: Pay password. `POST /v1.0/system-config/setEnablePayPassword` */
export const settingsSetEnablePayPassword = /* @__PURE__ */ settingOperation('settings.setEnablePayPassword');

/** Read setting: Identity check (KYC). `GET /v1.0/system-config/getKYC` */
export const settingsGetKYC = /* @__PURE__ */ settingOperation('settings.getKYC');

/** Change setting: Identity check (KYC). `POST /v1.0/system-config/setKYC` */
export const settingsSetKYC = /* @__PURE__ */ settingOperation('settings.setKYC');

/** Read setting: Payer name check. `GET /v1.0/system-config/getNeedNameCheck` */
export const settingsGetNeedNameCheck = /* @__PURE__ */ settingOperation('settings.getNeedNameCheck');

/** Change setting: Payer name check. `POST /v1.0/system-config/setNeedNameCheck` */
export const settingsSetNeedNameCheck = /* @__PURE__ */ settingOperation('settings.setNeedNameCheck');

/** Read setting: Late message grace. `GET /v1.0/system-config/getMessageDelay` */
export const settingsGetMessageDelay = /* @__PURE__ */ settingOperation('settings.getMessageDelay');

/** Change setting: Late message grace. `POST /v1.0/system-config/setMessageDelay` */
export const settingsSetMessageDelay = /* @__PURE__ */ settingOperation('settings.setMessageDelay');

/** Read setting: Monitor live time. `GET /v1.0/system-config/getMonitorLiveTime` */
export const settingsGetMonitorLiveTime = /* @__PURE__ */ settingOperation('settings.getMonitorLiveTime');

/** Change setting: Monitor live time. `POST /v1.0/system-config/setMonitorLiveTime` */
export const settingsSetMonitorLiveTime = /* @__PURE__ */ settingOperation('settings.setMonitorLiveTime');

/** Read setting: Statistics time format. `GET /v1.0/system-config/getOrderStatisticsTimeFormat` */
export const settingsGetOrderStatisticsTimeFormat = /* @__PURE__ */ settingOperation('settings.getOrderStatisticsTimeFormat');

/** Change setting: Statistics time format. `POST /v1.0/system-config/setOrderStatisticsTimeFormat` */
export const settingsSetOrderStatisticsTimeFormat = /* @__PURE__ */ settingOperation('settings.setOrderStatisticsTimeFormat');

/** Read setting: Show the logo. `GET /v1.0/system-config/getShowLogo` */
export const settingsGetShowLogo = /* @__PURE__ */ settingOperation('settings.getShowLogo');

/** Change setting: Show the logo. `POST /v1.0/system-config/setShowLogo` */
export const settingsSetShowLogo = /* @__PURE__ */ settingOperation('settings.setShowLogo');

/** Read setting: Data clearing cycle. `GET /v1.0/system-config/getDataClearCycle` */
export const settingsGetDataClearCycle = /* @__PURE__ */ settingOperation('settings.getDataClearCycle');

/** Change setting: Data clearing cycle. `POST /v1.0/system-config/setDataClearCycle` */
export const settingsSetDataClearCycle = /* @__PURE__ */ settingOperation('settings.setDataClearCycle');

/** Read setting: Bot token. `GET /v1.0/system-config/getBotToken` */
export const settingsGetBotToken = /* @__PURE__ */ settingOperation('settings.getBotToken');

/** Change setting: Bot token. `POST /v1.0/system-config/setBotToken` */
export const settingsSetBotToken = /* @__PURE__ */ settingOperation('settings.setBotToken');

/** Read setting: Transfer bot token. `GET /v1.0/system-config/getTransferBotToken` */
export const settingsGetTransferBotToken = /* @__PURE__ */ settingOperation('settings.getTransferBotToken');

/** Change setting: Transfer bot token. `POST /v1.0/system-config/setTransferBotToken` */
export const settingsSetTransferBotToken = /* @__PURE__ */ settingOperation('settings.setTransferBotToken');

/** Read setting: Security chain parameters. `GET /v1.0/system-config/getSecurityFreqParameters` */
export const settingsGetSecurityFreqParameters = /* @__PURE__ */ get('settings.getSecurityFreqParameters', 'system-config/getSecurityFreqParameters', {
  units: { response: { 'value.minReliableCheckAmount': 'minReliableCheckAmount' } },
  codec,
});

/** Change setting: Security chain parameters. `POST /v1.0/system-config/setSecurityFreqParameters` */
export const settingsSetSecurityFreqParameters = /* @__PURE__ */ postJson('settings.setSecurityFreqParameters', 'system-config/setSecurityFreqParameters', {
  units: { request: { 'value.minReliableCheckAmount': 'minReliableCheckAmount' }, response: { 'value.minReliableCheckAmount': 'minReliableCheckAmount' } },
  codec,
});

/** Read setting: Global security. `GET /v1.0/system-config/getGlobalSecuritySetting` */
export const settingsGetGlobalSecuritySetting = /* @__PURE__ */ settingOperation('settings.getGlobalSecuritySetting');

/** Change setting: Global security. `POST /v1.0/system-config/setGlobalSecuritySetting` */
export const settingsSetGlobalSecuritySetting = /* @__PURE__ */ settingOperation('settings.setGlobalSecuritySetting');

/** Read setting: System check. `GET /v1.0/system-config/getEnableSystemCheck` */
export const settingsGetEnableSystemCheck = /* @__PURE__ */ settingOperation('settings.getEnableSystemCheck');

/** Change setting: System check. `POST /v1.0/system-config/setEnableSystemCheck` */
export const settingsSetEnableSystemCheck = /* @__PURE__ */ settingOperation('settings.setEnableSystemCheck');

/** Read setting: Supplements on a broken chain. `GET /v1.0/system-config/getFixSecurityChainSupplementLimit` */
export const settingsGetFixSecurityChainSupplementLimit = /* @__PURE__ */ settingOperation('settings.getFixSecurityChainSupplementLimit');

/** Change setting: Supplements on a broken chain. `POST /v1.0/system-config/setFixSecurityChainSupplementLimit` */
export const settingsSetFixSecurityChainSupplementLimit = /* @__PURE__ */ settingOperation('settings.setFixSecurityChainSupplementLimit');

/** Read setting: Create related supplier. `GET /v1.0/system-config/getAutoCreateRelateSupplier` */
export const settingsGetAutoCreateRelateSupplier = /* @__PURE__ */ settingOperation('settings.getAutoCreateRelateSupplier');

/** Change setting: Create related supplier. `POST /v1.0/system-config/setAutoCreateRelateSupplier` */
export const settingsSetAutoCreateRelateSupplier = /* @__PURE__ */ settingOperation('settings.setAutoCreateRelateSupplier');

/** Read setting: Create related merchant. `GET /v1.0/system-config/getAutoCreateRelateMerchant` */
export const settingsGetAutoCreateRelateMerchant = /* @__PURE__ */ settingOperation('settings.getAutoCreateRelateMerchant');

/** Change setting: Create related merchant. `POST /v1.0/system-config/setAutoCreateRelateMerchant` */
export const settingsSetAutoCreateRelateMerchant = /* @__PURE__ */ settingOperation('settings.setAutoCreateRelateMerchant');

/** Read setting: Shared monitor account. `GET /v1.0/system-config/getAllowOneMonitorAccountMoreUser` */
export const settingsGetAllowOneMonitorAccountMoreUser = /* @__PURE__ */ settingOperation('settings.getAllowOneMonitorAccountMoreUser');

/** Change setting: Shared monitor account. `POST /v1.0/system-config/setAllowOneMonitorAccountMoreUser` */
export const settingsSetAllowOneMonitorAccountMoreUser = /* @__PURE__ */ settingOperation('settings.setAllowOneMonitorAccountMoreUser');

/** Read setting: Automatic USDT matching. `GET /v1.0/system-config/getUsdtAuto` */
export const settingsGetUsdtAuto = /* @__PURE__ */ settingOperation('settings.getUsdtAuto');

/** Change setting: Automatic USDT matching. `POST /v1.0/system-config/setUsdtAuto` */
export const settingsSetUsdtAuto = /* @__PURE__ */ settingOperation('settings.setUsdtAuto');

/** Read setting: Constant bot reminder. `GET /v1.0/system-config/getBotConstantReminder` */
export const settingsGetBotConstantReminder = /* @__PURE__ */ settingOperation('settings.getBotConstantReminder');

/** Change setting: Constant bot reminder. `POST /v1.0/system-config/setBotConstantReminder` */
export const settingsSetBotConstantReminder = /* @__PURE__ */ settingOperation('settings.setBotConstantReminder');

/** Read setting: Bot sends fund records. `GET /v1.0/system-config/getBotAutoSendFundRecord` */
export const settingsGetBotAutoSendFundRecord = /* @__PURE__ */ settingOperation('settings.getBotAutoSendFundRecord');

/** Change setting: Bot sends fund records. `POST /v1.0/system-config/setBotAutoSendFundRecord` */
export const settingsSetBotAutoSendFundRecord = /* @__PURE__ */ settingOperation('settings.setBotAutoSendFundRecord');

/** Read setting: Limit mode. `GET /v1.0/system-config/getLimitMode` */
export const settingsGetLimitMode = /* @__PURE__ */ settingOperation('settings.getLimitMode');

/** Change setting: Limit mode. `POST /v1.0/system-config/setLimitMode` */
export const settingsSetLimitMode = /* @__PURE__ */ settingOperation('settings.setLimitMode');

/** Read setting: Filter by completion time. `GET /v1.0/system-config/getCompleteTimeFilter` */
export const settingsGetCompleteTimeFilter = /* @__PURE__ */ settingOperation('settings.getCompleteTimeFilter');

/** Change setting: Filter by completion time. `POST /v1.0/system-config/setCompleteTimeFilter` */
export const settingsSetCompleteTimeFilter = /* @__PURE__ */ settingOperation('settings.setCompleteTimeFilter');

/** Read setting: Supplier query group. `GET /v1.0/system-config/getSupplierUnifyQueryGroup` */
export const settingsGetSupplierUnifyQueryGroup = /* @__PURE__ */ settingOperation('settings.getSupplierUnifyQueryGroup');

/** Change setting: Supplier query group. `POST /v1.0/system-config/setSupplierUnifyQueryGroup` */
export const settingsSetSupplierUnifyQueryGroup = /* @__PURE__ */ settingOperation('settings.setSupplierUnifyQueryGroup');

/** Read setting: Supplement timed-out orders. `GET /v1.0/system-config/getCanTimeoutSupplement` */
export const settingsGetCanTimeoutSupplement = /* @__PURE__ */ settingOperation('settings.getCanTimeoutSupplement');

/** Change setting: Supplement timed-out orders. `POST /v1.0/system-config/setCanTimeoutSupplement` */
export const settingsSetCanTimeoutSupplement = /* @__PURE__ */ settingOperation('settings.setCanTimeoutSupplement');

/** Read setting: Clear merchant balance. `GET /v1.0/system-config/getCanClearMerchantBalance` */
export const settingsGetCanClearMerchantBalance = /* @__PURE__ */ settingOperation('settings.getCanClearMerchantBalance');

/** Change setting: Clear merchant balance. `POST /v1.0/system-config/setCanClearMerchantBalance` */
export const settingsSetCanClearMerchantBalance = /* @__PURE__ */ settingOperation('settings.setCanClearMerchantBalance');

/** Read setting: Deduct supplier balance on completion. `GET /v1.0/system-config/getIsSupplierRemoveBalanceOnOrderFinished` */
export const settingsGetIsSupplierRemoveBalanceOnOrderFinished = /* @__PURE__ */ settingOperation('settings.getIsSupplierRemoveBalanceOnOrderFinished');

/** Change setting: Deduct supplier balance on completion. `POST /v1.0/system-config/setIsSupplierRemoveBalanceOnOrderFinished` */
export const settingsSetIsSupplierRemoveBalanceOnOrderFinished = /* @__PURE__ */ settingOperation('settings.setIsSupplierRemoveBalanceOnOrderFinished');

/** Read setting: Show user statistics. `GET /v1.0/system-config/getShowUserStatisticInfo` */
export const settingsGetShowUserStatisticInfo = /* @__PURE__ */ settingOperation('settings.getShowUserStatisticInfo');

/** Change setting: Show user statistics. `POST /v1.0/system-config/setShowUserStatisticInfo` */
export const settingsSetShowUserStatisticInfo = /* @__PURE__ */ settingOperation('settings.setShowUserStatisticInfo');

/** Read setting: New pay link. `GET /v1.0/system-config/getIsNewPayUrl` */
export const settingsGetIsNewPayUrl = /* @__PURE__ */ settingOperation('settings.getIsNewPayUrl');

/** Change setting: New pay link. `POST /v1.0/system-config/setIsNewPayUrl` */
export const settingsSetIsNewPayUrl = /* @__PURE__ */ settingOperation('settings.setIsNewPayUrl');

/** Read setting: High-performance order query. `GET /v1.0/system-config/getHighPerfOrderQuery` */
export const settingsGetHighPerfOrderQuery = /* @__PURE__ */ settingOperation('settings.getHighPerfOrderQuery');

/** Change setting: High-performance order query. `POST /v1.0/system-config/setHighPerfOrderQuery` */
export const settingsSetHighPerfOrderQuery = /* @__PURE__ */ settingOperation('settings.setHighPerfOrderQuery');

/** Read setting: Alipay payer enters name. `GET /v1.0/system-config/getAlipayToAlipayByHandSubmitName` */
export const settingsGetAlipayToAlipayByHandSubmitName = /* @__PURE__ */ settingOperation('settings.getAlipayToAlipayByHandSubmitName');

/** Change setting: Alipay payer enters name. `POST /v1.0/system-config/setAlipayToAlipayByHandSubmitName` */
export const settingsSetAlipayToAlipayByHandSubmitName = /* @__PURE__ */ settingOperation('settings.setAlipayToAlipayByHandSubmitName');

/** Read setting: Card country. `GET /v1.0/system-config/getCardCountry` */
export const settingsGetCardCountry = /* @__PURE__ */ settingOperation('settings.getCardCountry');

/** Change setting: Card country. `POST /v1.0/system-config/setCardCountry` */
export const settingsSetCardCountry = /* @__PURE__ */ settingOperation('settings.setCardCountry');

/** Read setting: Callback time-out. `GET /v1.0/system-config/getTimeoutCallbackTime` */
export const settingsGetTimeoutCallbackTime = /* @__PURE__ */ settingOperation('settings.getTimeoutCallbackTime');

/** Change setting: Callback time-out. `POST /v1.0/system-config/setTimeoutCallbackTime` */
export const settingsSetTimeoutCallbackTime = /* @__PURE__ */ settingOperation('settings.setTimeoutCallbackTime');

/** Read setting: API address. `GET /v1.0/system-config/getApiUrl` */
export const settingsGetApiUrl = /* @__PURE__ */ settingOperation('settings.getApiUrl');

/** Change setting: API address. `POST /v1.0/system-config/setApiUrl` */
export const settingsSetApiUrl = /* @__PURE__ */ settingOperation('settings.setApiUrl');

/** Read setting: Contact. `GET /v1.0/system-config/getContactInfo` */
export const settingsGetContactInfo = /* @__PURE__ */ settingOperation('settings.getContactInfo');

/** Change setting: Contact. `POST /v1.0/system-config/setContactInfo` */
export const settingsSetContactInfo = /* @__PURE__ */ settingOperation('settings.setContactInfo');

/** Read setting: System flag. `GET /v1.0/system-config/getSysFlag` */
export const settingsGetSysFlag = /* @__PURE__ */ settingOperation('settings.getSysFlag');

/** Change setting: System flag. `POST /v1.0/system-config/setSysFlag` */
export const settingsSetSysFlag = /* @__PURE__ */ settingOperation('settings.setSysFlag');

/** Read setting: Order query by picture. `GET /v1.0/system-config/getAllowPictureQueryOrder` */
export const settingsGetAllowPictureQueryOrder = /* @__PURE__ */ settingOperation('settings.getAllowPictureQueryOrder');

/** Change setting: Order query by picture. `POST /v1.0/system-config/setAllowPictureQueryOrder` */
export const settingsSetAllowPictureQueryOrder = /* @__PURE__ */ settingOperation('settings.setAllowPictureQueryOrder');

/** Read setting: Check after completion. `GET /v1.0/system-config/getCompleteCheckOrderTime` */
export const settingsGetCompleteCheckOrderTime = /* @__PURE__ */ settingOperation('settings.getCompleteCheckOrderTime');

/** Change setting: Check after completion. `POST /v1.0/system-config/setCompleteCheckOrderTime` */
export const settingsSetCompleteCheckOrderTime = /* @__PURE__ */ settingOperation('settings.setCompleteCheckOrderTime');

/** Read setting: SMS sending address. `GET /v1.0/system-config/getSendSmsMessageUrl` */
export const settingsGetSendSmsMessageUrl = /* @__PURE__ */ settingOperation('settings.getSendSmsMessageUrl');

/** Change setting: SMS sending address. `POST /v1.0/system-config/setSendSmsMessageUrl` */
export const settingsSetSendSmsMessageUrl = /* @__PURE__ */ settingOperation('settings.setSendSmsMessageUrl');

/** Read setting: Batch total amount. `GET /v1.0/system-config/getPayoutBatchCalculateAmount` */
export const settingsGetPayoutBatchCalculateAmount = /* @__PURE__ */ settingOperation('settings.getPayoutBatchCalculateAmount');

/** Change setting: Batch total amount. `POST /v1.0/system-config/setPayoutBatchCalculateAmount` */
export const settingsSetPayoutBatchCalculateAmount = /* @__PURE__ */ settingOperation('settings.setPayoutBatchCalculateAmount');

/** Read setting: Limit counts paid amounts only. `GET /v1.0/system-config/getLimitUseSuccessAmount` */
export const settingsGetLimitUseSuccessAmount = /* @__PURE__ */ settingOperation('settings.getLimitUseSuccessAmount');

/** Change setting: Limit counts paid amounts only. `POST /v1.0/system-config/setLimitUseSuccessAmount` */
export const settingsSetLimitUseSuccessAmount = /* @__PURE__ */ settingOperation('settings.setLimitUseSuccessAmount');

/** Read setting: Assign payout orders. `GET /v1.0/system-config/getAutoAssignPayoutOrder` */
export const settingsGetAutoAssignPayoutOrder = /* @__PURE__ */ settingOperation('settings.getAutoAssignPayoutOrder');

/** Change setting: Assign payout orders. `POST /v1.0/system-config/setAutoAssignPayoutOrder` */
export const settingsSetAutoAssignPayoutOrder = /* @__PURE__ */ settingOperation('settings.setAutoAssignPayoutOrder');

/** Read setting: Declined payouts back to the pool. `GET /v1.0/system-config/getGatewayOrderRejectToPayoutPool` */
export const settingsGetGatewayOrderRejectToPayoutPool = /* @__PURE__ */ settingOperation('settings.getGatewayOrderRejectToPayoutPool');

/** Change setting: Declined payouts back to the pool. `POST /v1.0/system-config/setGatewayOrderRejectToPayoutPool` */
export const settingsSetGatewayOrderRejectToPayoutPool = /* @__PURE__ */ settingOperation('settings.setGatewayOrderRejectToPayoutPool');

/** Read setting: Show batch button. `GET /v1.0/system-config/getShowBatchButton` */
export const settingsGetShowBatchButton = /* @__PURE__ */ settingOperation('settings.getShowBatchButton');

/** Change setting: Show batch button. `POST /v1.0/system-config/setShowBatchButton` */
export const settingsSetShowBatchButton = /* @__PURE__ */ settingOperation('settings.setShowBatchButton');

/** Read setting: Bot reminder callback address. `GET /v1.0/system-config/getBotRemindCallbackUrl` */
export const settingsGetBotRemindCallbackUrl = /* @__PURE__ */ settingOperation('settings.getBotRemindCallbackUrl');

/** Change setting: Bot reminder callback address. `POST /v1.0/system-config/setBotRemindCallbackUrl` */
export const settingsSetBotRemindCallbackUrl = /* @__PURE__ */ settingOperation('settings.setBotRemindCallbackUrl');

/** Read all settings that the caller may read. `GET /v1.0/system-config/getList` */
export const systemListSettings = /* @__PURE__ */ get('system.listSettings', 'system-config/getList', {
  units: { response: { 'SecurityFreqParameters.value.minReliableCheckAmount': 'minReliableCheckAmount' } },
  codec,
});
