import type { OperationId } from '@platform/sdk';
import type { MenuGroup } from './app/menu.groups.ts';
import type { MenuIcon } from './app/menu.icons.ts';
import { titles } from './routes.messages.ts';
import type { Role } from './shared/roles.ts';
import {
  customerService,
  defineScreen as define,
  readOnly,
  type Screen,
  type ScreenInput,
} from './shared/screen.ts';

const screen = <Id extends OperationId>(
  input: ScreenInput<MenuGroup, Id> & { menu?: { icon: MenuIcon } },
): Screen<MenuGroup> => define(input);

const supplierCalls = ['suppliers.list', 'products.options', 'users.supplierOptions'] as const;
const orderCalls = ['orders.list', 'orders.statuses', 'orders.marks'] as const;
// biome-ignore format: one line a screen.
const payoutPool = screen({ path: '/payProxyOrder/pool', title: titles.payoutPool, roles: ['admin', 'superAdmin', 'supplier'], menu: { group: 'payout', icon: 'Hand' }, operations: orderCalls, fixed: { orderType: 2, payoutStatus: 1 }, load: () => import('./domains/orders/orders/payouts/pool/pool.page.tsx') });
// biome-ignore format: one line a screen.
const payoutBatches = screen({ path: '/payoutBatch/list', title: titles.payoutBatches, roles: ['superAdmin', 'admin', 'supplier'], menu: { group: 'payout', icon: 'Layers' }, operations: ['payoutBatches.list', 'payoutBatches.dossier'], load: () => import('./domains/payouts/payout-batches/batches.list.tsx') });
// biome-ignore format: one line a screen.
const orderCallbacks = screen({ path: '/orderCallback', title: titles.orderCallbacks, roles: ['superAdmin', 'admin'], menu: { group: 'collection', icon: 'Send' }, operations: ['orderCallbacks.list', 'orderCallbacks.listDetails'], load: () => import('./domains/orders/order-callbacks/callbacks.list.tsx') });
// biome-ignore format: one line a screen.
const callbackAttempts = screen({ path: '/orderCallbackDetail', title: titles.callbackAttempts, roles: ['superAdmin', 'admin'], menu: { group: 'collection', icon: 'ListChecks' }, operations: ['orderCallbacks.listDetails'], load: () => import('./domains/orders/order-callbacks/attempts.list.tsx') });
// biome-ignore format: one line a screen.
const merchants = screen({ path: '/merchants/list', title: titles.merchants, roles: ['admin', 'superAdmin'], menu: { group: 'parties', icon: 'Store' }, operations: ['merchants.list', 'products.options'], load: () => import('./domains/parties/customers/merchants/merchants.list.tsx') });
// biome-ignore format: one line a screen.
const suppliers = screen({ path: '/supplier/list', title: titles.suppliers, roles: ['admin', 'superAdmin', 'technicalSupport'], menu: { group: 'parties', icon: 'Truck' }, operations: supplierCalls, load: () => import('./domains/parties/customers/suppliers/suppliers.list.tsx') });
// biome-ignore format: one line a screen.
const profile = screen({ path: '/profile/list', title: titles.profile, roles: ['admin', 'supplier', 'merchant', 'superAdmin'], menu: { group: 'parties', icon: 'IdCard' }, load: () => import('./domains/parties/customers/profile/profile.page.tsx') });
// biome-ignore format: one line a screen.
const messageTemplates = screen({ path: '/messageTemplate', title: titles.messageTemplates, roles: ['superAdmin'], menu: { group: 'statements', icon: 'Regex' }, operations: ['messageTemplates.list'], load: () => import('./domains/receipts/message-templates/templates.list.tsx') });
// biome-ignore format: one line a screen.
const fundRecords = screen({ path: '/fundRecord/fundRecordAdmin', views: { 'adjustments.list': 'adjustments' }, title: titles.fundRecords, roles: ['admin', 'superAdmin'], menu: { group: 'finance', icon: 'Scale' }, operations: ['fundRecords.list', 'adjustments.list'], load: () => import('./domains/insight/fund-records/fund-records.page.tsx') });
// biome-ignore format: one line a screen.
const systemConfig = screen({ path: '/systemConfig', title: titles.systemConfig, roles: ['superAdmin'], menu: { group: 'system', icon: 'SlidersHorizontal' }, operations: ['system.listSettings'], load: () => import('./domains/access/system-config/system-config.page.tsx') });
// biome-ignore format: one line a screen.
const payScripts = screen({ path: '/dynamicPay/payScriptInfo', title: titles.payScripts, roles: ['superAdmin', 'technicalSupport'], menu: { group: 'automation', icon: 'FileCode' }, operations: ['payScripts.list', 'payScripts.versions', 'payScripts.version', 'payScriptRuns.list'], load: () => import('./domains/payouts/gateways/scripts/scripts.list.tsx') });
// biome-ignore format: one line a screen.
const payScriptRuns = screen({ path: '/dynamicPay/dynamicPayRecord', title: titles.payScriptRuns, roles: ['superAdmin', 'technicalSupport'], menu: { group: 'automation', icon: 'History' }, operations: ['payScriptRuns.list', 'payScriptRuns.detail', 'payGateways.options', 'payScripts.options', 'products.options'], load: () => import('./domains/payouts/gateways/runs/runs.list.tsx') });
// biome-ignore format: one line a screen.
const frozenIps = screen({ path: '/orderAnalysis/fronzen-ip-list', title: titles.frozenIps, roles: ['admin', 'superAdmin'], menu: { group: 'risk', icon: 'Snowflake' }, operations: ['frozenIps.list'], load: () => import('./domains/risk/addresses/frozen-ips.list.tsx') });
// biome-ignore format: one line a screen.
const orderAnalysis = screen({ path: '/orderAnalysis/order-analysis-list', views: { 'orderFindings.list': 'findings', 'orderAnalysisRules.list': 'rules' }, title: titles.orderAnalysis, roles: ['admin', 'superAdmin'], menu: { group: 'risk', icon: 'ListChecks' }, operations: ['orderFindings.list', 'orderAnalysisRules.list', 'orders.list'], load: () => import('./domains/risk/addresses/findings/order-analysis.page.tsx') });
// biome-ignore format: one line a screen.
const ipAnalysis = screen({ path: '/orderAnalysis/ip-analysis-list', title: titles.ipAnalysis, roles: ['admin', 'superAdmin'], menu: { group: 'risk', icon: 'Network' }, operations: ['payerIps.list', 'orders.list'], load: () => import('./domains/risk/addresses/ip-analysis.list.tsx') });
// biome-ignore format: one line a screen.
const blackList = screen({ path: '/systemManager/nameBlackList', title: titles.blackList, roles: ['superAdmin'], menu: { group: 'risk', icon: 'Hand' }, operations: ['blackList.list'], load: () => import('./domains/risk/black-list/black-list.list.tsx') });
// biome-ignore format: one line a screen.
const ipRules = screen({ path: '/systemManager/ipRule', title: titles.ipRules, roles: ['superAdmin'], menu: { group: 'system', icon: 'Network' }, operations: ['ipRules.list'], load: () => import('./domains/access/ip-rules/ip-rules.list.tsx') });
// biome-ignore format: one line a screen.
const maintenance = screen({ path: '/systemConfig-admin', title: titles.maintenance, roles: ['superAdmin'], menu: { group: 'system', icon: 'Wrench' }, operations: ['system.health', 'settings.getEnableService', 'dataClearings.list'], load: () => import('./domains/operations/system-maintenance/maintenance.page.tsx') });

// biome-ignore format: one line a screen.
const entityView = screen({ path: '/entity-data-view', title: titles.entityView, roles: ['superAdmin'], menu: { group: 'system', icon: 'Layers' }, operations: ['entityData.list', 'entityData.entities'], load: () => import('./domains/operations/entity-view/entities.list.tsx') });
// biome-ignore format: one line a screen.
const clearings = screen({ path: '/orderClearHistory', title: titles.clearings, roles: ['superAdmin'], menu: { group: 'system', icon: 'History' }, operations: ['dataClearings.list', 'dataClearings.preview'], load: () => import('./domains/operations/data-clearing/clearings.list.tsx') });
// biome-ignore format: one line a screen.
const monitorLogs = screen({ path: '/monitorLog/monitorLog', title: titles.monitorLogs, roles: ['admin', 'superAdmin'], menu: { group: 'automation', icon: 'ScrollText' }, operations: ['monitorLogs.list'], load: () => import('./domains/receipts/monitor-logs/monitor-logs.list.tsx') });
// biome-ignore format: one line a screen.
const monitorScripts = screen({ path: '/setting/monitorScriptInfo', views: { 'monitorDevices.list': 'devices' }, title: titles.monitorScripts, roles: ['superAdmin'], menu: { group: 'automation', icon: 'TabletSmartphone' }, operations: ['monitorScripts.list', 'monitorDevices.list'], load: () => import('./domains/receipts/devices/monitor-scripts.page.tsx') });

const botCalls = ['botGroups.list', 'botMessages.list', 'botGroups.status'] as const;
const botViews = { 'botMessages.list': 'messages' } as const;
const loadBots: Screen['load'] = () => import('./domains/operations/bots/bots.page.tsx');
// biome-ignore format: one line a screen.
const botPeople = screen({ path: '/systemManager/tgWhiteList', title: titles.botPeople, roles: ['superAdmin', 'admin'], menu: { group: 'automation', icon: 'IdCard' }, operations: ['botPeople.list', 'botRefusals.list'], views: { 'botRefusals.list': 'refusals' }, load: () => import('./domains/operations/bots/people.page.tsx') });

const statementCalls = ['statements.list'] as const;
type StatementFilter = NonNullable<ScreenInput<MenuGroup, 'statements.list'>['fixed']>;
const statementScreen = (
  path: `/${string}`,
  title: Screen['title'],
  icon: MenuIcon,
  roles: readonly Role[],
  fixed: StatementFilter = {},
): Screen<MenuGroup> =>
  screen({
    ...{ path, title, roles, fixed, menu: { group: 'statements', icon }, operations: statementCalls },
    load: () => import('./domains/receipts/statements/statements.list.tsx'),
  });
// biome-ignore format: one line a screen.
const reconciliation = screen({ path: '/bankStatement/reconciliation', title: titles.reconciliation, roles: ['admin', 'superAdmin', 'supplier'], menu: { group: 'statements', icon: 'Scale' }, operations: ['reconciliation.days'], load: () => import('./domains/insight/reconciliation/reconciliation.list.tsx') });
const staff = ['admin', 'superAdmin'] as const;
const webMessages = statementScreen(
  '/bankStatement/webMessageRecord-admin',
  titles.webMessages,
  'MessagesSquare',
  staff,
  { kind: 'webMessage' },
);
const usdtTransfers = statementScreen(
  '/bankStatement/usdtTransactionRecord-admin',
  titles.usdtTransfers,
  'ArrowLeftRight',
  staff,
  { kind: 'usdt' },
);

/** The orders of one type at their addresses: those of all with their copy, a supplier's own and its team's, a merchant's. */
function orderScreens(
  base: `/${string}`,
  orderType: 1 | 2,
  words: Record<'all' | 'own' | 'team', Screen['title']>,
  load: Screen['load'],
): Screen<MenuGroup>[] {
  const group = orderType === 1 ? ('collection' as const) : ('payout' as const);
  const icon = orderType === 1 ? ('ReceiptText' as const) : ('Banknote' as const);
  const of = { operations: orderCalls, load, menu: { group, icon }, fixed: { orderType } };
  const ofAll = screen({ ...of, path: base, title: words.all, roles: ['admin', 'superAdmin'] });
  const ofSupplier = (isProxy: boolean) => ({
    ...of,
    roles: ['supplier' as const],
    fixed: { orderType, isProxy },
  });
  return [
    ofAll,
    customerService(ofAll),
    screen({ ...ofSupplier(false), path: `${base}/supplier`, title: words.own }),
    screen({
      ...ofSupplier(true),
      path: `${base}/supplierProxy`,
      title: words.team,
      menu: { group, icon: 'Users' },
    }),
    screen({ ...of, path: `${base}/merchant`, title: words.own, roles: ['merchant'] }),
  ];
}

const accountCalls = [
  'resources.list',
  'resources.explain',
  'products.options',
  'users.supplierOptions',
] as const;
type AccountFilter = NonNullable<ScreenInput<MenuGroup, 'resources.list'>['fixed']>;
/** One kind of accounts at its three addresses: the supplier's own, those of all, and the copy of customer service. */
function accountScreens(
  base: `/${string}`,
  title: Screen['title'],
  icon: MenuIcon,
  fixed: AccountFilter,
  isOfSuppliers = true,
): Screen<MenuGroup>[] {
  const load = () => import('./domains/orders/resources/resources.list.tsx');
  const of = { title, menu: { group: 'accounts' as const, icon }, operations: accountCalls, fixed, load };
  const ofAll = screen({ ...of, path: `${base}/list-admin`, roles: ['admin', 'superAdmin'] });
  return [
    ...(isOfSuppliers ? [screen({ ...of, path: `${base}/list`, roles: ['supplier'] })] : []),
    ofAll,
    customerService(ofAll),
  ];
}

/** The figures of one kind of orders: by time at first, or by merchant. */
function figureScreen(
  path: `/${string}`,
  orderType: 1 | 2,
  roles: readonly Role[],
  isByMerchant = false,
): Screen<MenuGroup> {
  const title = isByMerchant
    ? { 1: titles.figuresByMerchant, 2: titles.payoutFiguresByMerchant }[orderType]
    : { 1: titles.figures, 2: titles.payoutFigures }[orderType];
  const fixed = { orderType, ...(isByMerchant && { by: ['merchant' as const] }) };
  const icon = isByMerchant ? ('Store' as const) : ('ChartColumn' as const);
  return screen({
    ...{ path, title, roles, fixed, menu: { group: 'statistics', icon }, operations: ['orders.breakdown'] },
    load: () => import('./domains/insight/figures/figures.page.tsx'),
  });
}
const figures = figureScreen('/order/statistics', 1, staff);
/** Spelled as in the specification; its copy lacks the V2. */
const figuresByMerchant = figureScreen('/order/statisticsByMerhcantV2', 1, staff, true);
const payoutFigures = figureScreen('/payProxyOrder/statistics', 2, staff);
const payoutFiguresByMerchant = figureScreen('/payProxyOrder/statisticsByMerchant', 2, staff, true);

/**
 * Every address of the console, one line a screen. Wrap a screen in `customerService()` or `readOnly()` for its copy
 * under that suffix; add its title to routes.messages.ts and its row to routes.test.ts.
 */
// biome-ignore format: one line a screen is what makes the list readable.
export const screens: readonly Screen<MenuGroup>[] = [
  screen({ path: '/login', title: titles.login, roles: 'public', tab: false, ownHeading: true, load: () => import('./app/sign-in/sign-in.page.tsx') }),
  screen({ path: '/googleVerify', title: titles.googleVerify, roles: 'public', tab: false, ownHeading: true, load: () => import('./app/sign-in/google-verify.page.tsx') }),
  screen({ path: '/home', title: titles.home, roles: 'everyone', menu: { group: 'top', icon: 'House' }, ownHeading: true, load: () => import('./app/home/home.page.tsx') }),
  screen({ path: '/todo', title: titles.todo, roles: 'everyone', menu: { group: 'top', icon: 'ListTodo' }, operations: ['todo.list'], load: () => import('./domains/insight/todo/todo.page.tsx') }),
  ...orderScreens('/order/list', 1, { all: titles.orders, own: titles.myOrders, team: titles.teamOrders }, () => import('./domains/orders/orders/list/orders.list.tsx')),
  payoutPool,
  customerService(payoutPool),
  ...orderScreens('/payProxyOrder/list', 2, { all: titles.payouts, own: titles.myPayouts, team: titles.teamPayouts }, () => import('./domains/orders/orders/payouts/payouts.list.tsx')),
  payoutBatches,
  customerService(payoutBatches),
  screen({ path: '/payoutBatch/create', title: titles.createPayoutBatch, roles: ['superAdmin', 'admin', 'supplier'], operations: ['payoutBatches.preview', 'payoutBatches.create', 'payoutTemplates.options', 'resources.list', 'products.options', 'settings.getShowBatchButton'], load: () => import('./domains/payouts/payout-batches/create/create.page.tsx') }),
  screen({ path: '/payoutBatch/templates', title: titles.payoutTemplates, roles: ['superAdmin', 'admin'], menu: { group: 'payout', icon: 'FileCog' }, operations: ['payoutTemplates.list'], load: () => import('./domains/payouts/payout-templates/templates.list.tsx') }),
  screen({ path: '/order/test/merchant', title: titles.orderTest, roles: ['merchant'], menu: { group: 'tools', icon: 'FlaskConical' }, operations: ['products.options', 'merchants.signingKey'], load: () => import('./domains/orders/orders/merchant-test/merchant-test.page.tsx') }),
  statementScreen('/bankStatement/list', titles.statements, 'ScanText', ['admin', 'supplier']),
  statementScreen('/bankStatement/list-sa', titles.statements, 'ScanText', ['superAdmin']),
  webMessages,
  customerService(webMessages),
  usdtTransfers,
  customerService(usdtTransfers),
  reconciliation,
  customerService(reconciliation),
  screen({ path: '/accounts', title: titles.allAccounts, roles: ['admin', 'superAdmin', 'supplier', 'customerService', 'technicalMaintenance'], menu: { group: 'accounts', icon: 'Landmark' }, operations: accountCalls, load: () => import('./domains/orders/resources/resources.list.tsx') }),
  screen({ path: '/accounts/devices', title: titles.monitorDevices, roles: ['admin', 'supplier', 'customerService'], menu: { group: 'accounts', icon: 'TabletSmartphone' }, operations: ['monitorDevices.list'], load: () => import('./domains/receipts/devices/devices.list.tsx') }),
  ...accountScreens('/internationalCardToCard', titles.collectionAccounts, 'CreditCard', { kinds: ['bank', 'upi', 'wallet'], productKind: 'collection' }),
  ...accountScreens('/indiaAutoPayout', titles.indiaPayoutAccounts, 'Zap', { kinds: ['bank', 'upi'], productKind: 'payout', currency: 'INR' }),
  ...accountScreens('/razorpayPayProxy', titles.gatewayAccounts, 'Waypoints', { kind: 'gateway' }),
  ...accountScreens('/uSDTFloating', titles.usdtCollection, 'Coins', { kind: 'usdt', productId: 3015 }),
  ...accountScreens('/uSDTPayProxy', titles.usdtPayout, 'Wallet', { kind: 'usdt', productId: 3016 }),
  ...accountScreens('/kenya', titles.kenyaAccounts, 'Smartphone', { kind: 'mobileMoney' }, false),
  merchants,
  customerService(merchants),
  screen({ path: '/merchants/add', title: titles.addMerchant, roles: ['admin', 'superAdmin'], operations: ['merchants.add', 'users.unusedOptions'], load: () => import('./domains/parties/customers/merchants/merchants.add.page.tsx') }),
  suppliers,
  customerService(suppliers),
  screen({ path: '/supplier-proxy', title: titles.team, roles: ['supplier'], menu: { group: 'parties', icon: 'Network' }, operations: supplierCalls, load: suppliers.load }),
  screen({ path: '/userProduct', title: titles.userProducts, roles: ['superAdmin', 'admin'], menu: { group: 'parties', icon: 'Percent' }, operations: ['userProducts.list', 'products.list', 'products.options', 'merchants.list', 'suppliers.list'], load: () => import('./domains/parties/customers/agreements/user-products.page.tsx') }),
  profile,
  customerService(profile),
  screen({ path: '/fundRecord/fundRecord', title: titles.fundRecords, roles: ['merchant', 'supplier'], menu: { group: 'finance', icon: 'Scale' }, operations: ['fundRecords.list'], load: fundRecords.load }),
  fundRecords,
  customerService(fundRecords),
  screen({ path: '/setting/banks', title: titles.banks, roles: ['superAdmin', 'admin'], menu: { group: 'accounts', icon: 'Building' }, operations: ['banks.list'], load: () => import('./domains/parties/banks/banks.list.tsx') }),
  figures,
  customerService(figures),
  figuresByMerchant,
  { ...customerService(figuresByMerchant), path: '/order/statisticsByMerhcant/customerService' },
  figureScreen('/order/statistics/supplierV2', 1, ['supplier']),
  figureScreen('/order/statistics/merchant', 1, ['merchant']),
  payoutFigures,
  customerService(payoutFigures),
  payoutFiguresByMerchant,
  customerService(payoutFiguresByMerchant),
  figureScreen('/payProxyOrder/statistics/supplier', 2, ['supplier']),
  figureScreen('/payProxyOrder/statistics/merchant', 2, ['merchant']),
  screen({ path: '/order/profile', title: titles.orderProfile, roles: ['superAdmin'], menu: { group: 'statistics', icon: 'ChartColumn' }, operations: ['orders.profile'], load: () => import('./domains/insight/figures/profile/profile.page.tsx') }),
  screen({ path: '/securityNodes/list', views: { 'securityNodes.list': 'messages', 'securityNodes.leaks': 'findings' }, title: titles.securityChain, roles: ['superAdmin'], menu: { group: 'risk', icon: 'Link2' }, operations: ['securityNodes.list', 'securityNodes.accounts', 'securityNodes.leaks'], load: () => import('./domains/receipts/security-chain/security-chain.page.tsx') }),
  screen({ path: '/securityNodes/security-patch-list', title: titles.securityPatches, roles: ['superAdmin'], menu: { group: 'risk', icon: 'Bandage' }, operations: ['securityPatches.list'], load: () => import('./domains/receipts/security-chain/patches.list.tsx') }),
  orderAnalysis,
  customerService(orderAnalysis),
  ipAnalysis,
  customerService(ipAnalysis),
  frozenIps,
  customerService(frozenIps),
  blackList,
  readOnly(blackList),
  screen({ path: '/order/testAdminOrder', title: titles.adminOrderTest, roles: ['superAdmin', 'admin'], menu: { group: 'tools', icon: 'FlaskConical' }, operations: ['orders.createTest'], load: () => import('./domains/orders/orders/admin-test/admin-test.page.tsx') }),
  screen({ path: '/setting/users', title: titles.users, roles: ['superAdmin'], menu: { group: 'system', icon: 'UserCog' }, operations: ['admin.listUsers'], load: () => import('./domains/access/users/users.list.tsx') }),
  screen({ path: '/setting/logged-user-list', title: titles.onlineUsers, roles: ['superAdmin'], menu: { group: 'system', icon: 'MonitorCheck' }, operations: ['session.list', 'session.forceLogout'], load: () => import('./domains/access/online-users/online-users.list.tsx') }),
  ipRules,
  readOnly(ipRules),
  orderCallbacks,
  readOnly(orderCallbacks),
  callbackAttempts,
  readOnly(callbackAttempts),
  screen({ path: '/payGatewayConfig', title: titles.payGateways, roles: ['superAdmin'], menu: { group: 'automation', icon: 'Router' }, operations: ['payGateways.list', 'payScripts.options', 'products.options'], load: () => import('./domains/payouts/gateways/configs/gateways.list.tsx') }),
  monitorLogs,
  customerService(monitorLogs),
  monitorScripts,
  readOnly(monitorScripts),
  payScripts,
  readOnly(payScripts),
  payScriptRuns,
  readOnly(payScriptRuns),
  screen({ path: '/systemManager/botInfo', views: botViews, title: titles.botGroups, roles: ['superAdmin', 'admin'], menu: { group: 'automation', icon: 'MessagesSquare' }, operations: botCalls, fixed: { bot: 'reminder' }, load: loadBots }),
  screen({ path: '/systemManager/transferBotInfo', views: botViews, title: titles.transferBotGroups, roles: ['superAdmin', 'admin'], menu: { group: 'automation', icon: 'ArrowLeftRight' }, operations: botCalls, fixed: { bot: 'transfer' }, load: loadBots }),
  botPeople,
  readOnly(botPeople),
  messageTemplates,
  readOnly(messageTemplates),
  systemConfig,
  readOnly(systemConfig),
  maintenance,
  readOnly(maintenance),
  screen({ path: '/auditRecord/auditRecord', title: titles.auditTrail, roles: ['superAdmin'], menu: { group: 'system', icon: 'ScrollText' }, operations: ['auditRecords.list', 'auditRecords.detail', 'auditRecords.verify'], load: () => import('./domains/access/audit/audit.list.tsx') }),
  entityView,
  readOnly(entityView),
  clearings,
  readOnly(clearings),
  screen({ path: '/message_page', title: titles.messages, roles: 'everyone', operations: ['messages.listBox', 'messages.content'], load: () => import('./domains/access/messages/messages.page.tsx') }),
  screen({ path: '/exports', title: titles.exports, roles: 'everyone', operations: ['exports.list', 'exports.piece'], load: () => import('./domains/insight/exports/exports.page.tsx') }),
  screen({ path: '/personal-center', title: titles.personalCenter, roles: 'everyone', operations: ['session.listOwn'], load: () => import('./app/personal-center/personal-center.page.tsx') }),
  screen({ path: '/error_logger_page', title: titles.errorLogs, roles: ['superAdmin', 'technicalMaintenance'], menu: { group: 'system', icon: 'Bug' }, operations: ['errorLogs.listGroups', 'errorLogs.list'], load: () => import('./domains/access/error-logs/error-logs.list.tsx') }),
  screen({ path: '/components', title: titles.components, roles: ['superAdmin', 'technicalMaintenance'], menu: { group: 'tools', icon: 'Shapes' }, keepAlive: false, load: () => import('./domains/operations/components/components.page.tsx') }),
  screen({ path: '/error_401', title: titles.error401, roles: 'everyone', tab: false, ownHeading: true, load: async () => (await import('./app/errors/error.pages.tsx')).ForbiddenPage }),
  screen({ path: '/error_404', title: titles.error404, roles: 'everyone', tab: false, ownHeading: true, load: async () => (await import('./app/errors/error.pages.tsx')).NotFoundPage }),
  screen({ path: '/error_500', title: titles.error500, roles: 'everyone', tab: false, ownHeading: true, load: async () => (await import('./app/errors/error.pages.tsx')).ServerErrorPage }),
];
