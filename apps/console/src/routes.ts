import type { OperationId } from '@platform/sdk';
import type { MenuGroup } from './app/menu.groups.ts';
import type { MenuIcon } from './app/menu.icons.ts';
import { SignInPage } from './app/sign-in/sign-in.page.tsx';
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
const payoutPool = screen({ path: '/payProxyOrder/pool', title: titles.payoutPool, roles: ['admin', 'superAdmin', 'supplier'], menu: { group: 'payout', icon: 'Hand' }, operations: orderCalls, fixed: { orderType: 2, payoutStatus: 1 }, load: async () => (await import('./domains/orders/orders/payouts/pool/pool.page.tsx')).PayoutPoolPage });
// biome-ignore format: one line a screen.
const payoutBatches = screen({ path: '/payoutBatch/list', title: titles.payoutBatches, roles: ['superAdmin', 'admin', 'supplier'], menu: { group: 'payout', icon: 'Layers' }, operations: ['payoutBatches.list', 'payoutBatches.dossier'], load: async () => (await import('./domains/payouts/payout-batches/batches.list.tsx')).PayoutBatchesListPage });
// biome-ignore format: one line a screen.
const orderCallbacks = screen({ path: '/orderCallback', title: titles.orderCallbacks, roles: ['superAdmin', 'admin'], menu: { group: 'collection', icon: 'Send' }, operations: ['orderCallbacks.list', 'orderCallbacks.listDetails'], load: async () => (await import('./domains/orders/order-callbacks/callbacks.list.tsx')).CallbacksListPage });
// biome-ignore format: one line a screen.
const callbackAttempts = screen({ path: '/orderCallbackDetail', title: titles.callbackAttempts, roles: ['superAdmin', 'admin'], menu: { group: 'collection', icon: 'ListChecks' }, operations: ['orderCallbacks.listDetails'], load: async () => (await import('./domains/orders/order-callbacks/attempts.list.tsx')).AttemptsListPage });
// biome-ignore format: one line a screen.
const merchants = screen({ path: '/merchants/list', title: titles.merchants, roles: ['admin', 'superAdmin'], menu: { group: 'parties', icon: 'Store' }, operations: ['merchants.list', 'products.options'], load: async () => (await import('./domains/parties/customers/merchants/merchants.list.tsx')).MerchantsListPage });
// biome-ignore format: one line a screen.
const suppliers = screen({ path: '/supplier/list', title: titles.suppliers, roles: ['admin', 'superAdmin', 'technicalSupport'], menu: { group: 'parties', icon: 'Truck' }, operations: supplierCalls, load: async () => (await import('./domains/parties/customers/suppliers/suppliers.list.tsx')).SuppliersListPage });
// biome-ignore format: one line a screen.
const profile = screen({ path: '/profile/list', title: titles.profile, roles: ['admin', 'supplier', 'merchant', 'superAdmin'], menu: { group: 'parties', icon: 'IdCard' }, load: async () => (await import('./domains/parties/customers/profile/profile.page.tsx')).ProfilePage });
// biome-ignore format: one line a screen.
const messageTemplates = screen({ path: '/messageTemplate', title: titles.messageTemplates, roles: ['superAdmin'], menu: { group: 'statements', icon: 'Regex' }, operations: ['messageTemplates.list'], load: async () => (await import('./domains/receipts/message-templates/templates.list.tsx')).MessageTemplatesListPage });
// biome-ignore format: one line a screen.
const fundRecords = screen({ path: '/fundRecord/fundRecordAdmin', views: { 'adjustments.list': 'adjustments' }, title: titles.fundRecords, roles: ['admin', 'superAdmin'], menu: { group: 'finance', icon: 'Scale' }, operations: ['fundRecords.list', 'adjustments.list'], load: async () => (await import('./domains/insight/fund-records/fund-records.page.tsx')).FundRecordsPage });
// biome-ignore format: one line a screen.
const systemConfig = screen({ path: '/systemConfig', title: titles.systemConfig, roles: ['superAdmin'], menu: { group: 'system', icon: 'SlidersHorizontal' }, operations: ['system.listSettings'], load: async () => (await import('./domains/access/system-config/system-config.page.tsx')).SystemConfigPage });
// biome-ignore format: one line a screen.
const payScripts = screen({ path: '/dynamicPay/payScriptInfo', title: titles.payScripts, roles: ['superAdmin', 'technicalSupport'], menu: { group: 'automation', icon: 'FileCode' }, operations: ['payScripts.list', 'payScripts.versions', 'payScripts.version', 'payScriptRuns.list'], load: async () => (await import('./domains/payouts/gateways/scripts/scripts.list.tsx')).ScriptsListPage });
// biome-ignore format: one line a screen.
const payScriptRuns = screen({ path: '/dynamicPay/dynamicPayRecord', title: titles.payScriptRuns, roles: ['superAdmin', 'technicalSupport'], menu: { group: 'automation', icon: 'History' }, operations: ['payScriptRuns.list', 'payScriptRuns.detail', 'payGateways.options', 'payScripts.options'], load: async () => (await import('./domains/payouts/gateways/runs/runs.list.tsx')).RunsListPage });
// biome-ignore format: one line a screen.
const frozenIps = screen({ path: '/orderAnalysis/fronzen-ip-list', title: titles.frozenIps, roles: ['admin', 'superAdmin'], menu: { group: 'risk', icon: 'Snowflake' }, operations: ['frozenIps.list'], load: async () => (await import('./domains/risk/addresses/frozen-ips.list.tsx')).FrozenIpsListPage });
// biome-ignore format: one line a screen.
const ipAnalysis = screen({ path: '/orderAnalysis/ip-analysis-list', title: titles.ipAnalysis, roles: ['admin', 'superAdmin'], menu: { group: 'risk', icon: 'Network' }, operations: ['ipAnalysis.list', 'orders.list'], load: async () => (await import('./domains/risk/addresses/ip-analysis.list.tsx')).IpAnalysisPage });
// biome-ignore format: one line a screen.
const blackList = screen({ path: '/systemManager/nameBlackList', title: titles.blackList, roles: ['superAdmin'], menu: { group: 'risk', icon: 'Hand' }, operations: ['blackList.list'], load: async () => (await import('./domains/risk/black-list/black-list.list.tsx')).BlackListPage });
// biome-ignore format: one line a screen.
const maintenance = screen({ path: '/systemConfig-admin', title: titles.maintenance, roles: ['superAdmin'], menu: { group: 'system', icon: 'Wrench' }, operations: ['system.health', 'settings.getEnableService', 'dataClearings.list'], load: async () => (await import('./domains/operations/system-maintenance/maintenance.page.tsx')).MaintenancePage });

// biome-ignore format: one line a screen.
const monitorLogs = screen({ path: '/monitorLog/monitorLog', title: titles.monitorLogs, roles: ['admin', 'superAdmin'], menu: { group: 'automation', icon: 'ScrollText' }, operations: ['monitorLogs.list'], load: async () => (await import('./domains/receipts/monitor-logs/monitor-logs.list.tsx')).MonitorLogsListPage });
// biome-ignore format: one line a screen.
const monitorScripts = screen({ path: '/setting/monitorScriptInfo', views: { 'monitorDevices.list': 'devices' }, title: titles.monitorScripts, roles: ['superAdmin'], menu: { group: 'automation', icon: 'TabletSmartphone' }, operations: ['monitorScripts.list', 'monitorDevices.list'], load: async () => (await import('./domains/receipts/devices/monitor-scripts.page.tsx')).MonitorScriptsPage });

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
    load: async () => (await import('./domains/receipts/statements/statements.list.tsx')).StatementsListPage,
  });
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
  const load = async () => (await import('./domains/orders/resources/resources.list.tsx')).ResourcesListPage;
  const of = { title, menu: { group: 'accounts' as const, icon }, operations: accountCalls, fixed, load };
  const ofAll = screen({ ...of, path: `${base}/list-admin`, roles: ['admin', 'superAdmin'] });
  return [
    ...(isOfSuppliers ? [screen({ ...of, path: `${base}/list`, roles: ['supplier'] })] : []),
    ofAll,
    customerService(ofAll),
  ];
}

/**
 * Every address of the console, one line a screen. Wrap a screen in `customerService()` or `readOnly()` for its copy
 * under that suffix; add its title to routes.messages.ts and its row to routes.test.ts.
 */
// biome-ignore format: one line a screen is what makes the list readable.
export const screens: readonly Screen<MenuGroup>[] = [
  screen({ path: '/login', title: titles.login, roles: 'public', tab: false, ownHeading: true, load: async () => SignInPage }),
  screen({ path: '/googleVerify', title: titles.googleVerify, roles: 'public', tab: false, ownHeading: true, load: async () => (await import('./app/sign-in/google-verify.page.tsx')).GoogleVerifyPage }),
  screen({ path: '/home', title: titles.home, roles: 'everyone', menu: { group: 'top', icon: 'House' }, ownHeading: true, load: async () => (await import('./app/home/home.page.tsx')).HomePage }),
  screen({ path: '/todo', title: titles.todo, roles: 'everyone', menu: { group: 'top', icon: 'ListTodo' }, operations: ['todo.list'], load: async () => (await import('./domains/insight/todo/todo.page.tsx')).TodoPage }),
  ...orderScreens('/order/list', 1, { all: titles.orders, own: titles.myOrders, team: titles.teamOrders }, async () => (await import('./domains/orders/orders/list/orders.list.tsx')).OrdersListPage),
  payoutPool,
  customerService(payoutPool),
  ...orderScreens('/payProxyOrder/list', 2, { all: titles.payouts, own: titles.myPayouts, team: titles.teamPayouts }, async () => (await import('./domains/orders/orders/payouts/payouts.list.tsx')).PayoutsListPage),
  payoutBatches,
  customerService(payoutBatches),
  screen({ path: '/payoutBatch/create', title: titles.createPayoutBatch, roles: ['superAdmin', 'admin', 'supplier'], operations: ['payoutBatches.preview', 'payoutBatches.create', 'payoutTemplates.options', 'resources.list', 'products.options', 'settings.getShowBatchButton'], load: async () => (await import('./domains/payouts/payout-batches/create/create.page.tsx')).CreateBatchPage }),
  screen({ path: '/payoutBatch/templates', title: titles.payoutTemplates, roles: ['superAdmin', 'admin'], menu: { group: 'payout', icon: 'FileCog' }, operations: ['payoutTemplates.list'], load: async () => (await import('./domains/payouts/payout-templates/templates.list.tsx')).PayoutTemplatesListPage }),
  screen({ path: '/order/test/merchant', title: titles.orderTest, roles: ['merchant'], menu: { group: 'tools', icon: 'FlaskConical' }, operations: ['products.options', 'merchants.signingKey'], load: async () => (await import('./domains/orders/orders/merchant-test/merchant-test.page.tsx')).MerchantTestPage }),
  statementScreen('/bankStatement/list', titles.statements, 'ScanText', ['admin', 'supplier']),
  statementScreen('/bankStatement/list-sa', titles.statements, 'ScanText', ['superAdmin']),
  webMessages,
  customerService(webMessages),
  usdtTransfers,
  customerService(usdtTransfers),
  screen({ path: '/accounts', title: titles.allAccounts, roles: ['admin', 'superAdmin', 'supplier', 'customerService', 'technicalMaintenance'], menu: { group: 'accounts', icon: 'Landmark' }, operations: accountCalls, load: async () => (await import('./domains/orders/resources/resources.list.tsx')).ResourcesListPage }),
  screen({ path: '/accounts/devices', title: titles.monitorDevices, roles: ['admin', 'supplier', 'customerService'], menu: { group: 'accounts', icon: 'TabletSmartphone' }, operations: ['monitorDevices.list'], load: async () => (await import('./domains/receipts/devices/devices.list.tsx')).DevicesListPage }),
  ...accountScreens('/internationalCardToCard', titles.collectionAccounts, 'CreditCard', { kinds: ['bank', 'upi', 'wallet'], productKind: 'collection' }),
  ...accountScreens('/indiaAutoPayout', titles.indiaPayoutAccounts, 'Zap', { kinds: ['bank', 'upi'], productKind: 'payout', currency: 'INR' }),
  ...accountScreens('/razorpayPayProxy', titles.gatewayAccounts, 'Waypoints', { kind: 'gateway' }),
  ...accountScreens('/uSDTFloating', titles.usdtCollection, 'Coins', { kind: 'usdt', productId: 3015 }),
  ...accountScreens('/uSDTPayProxy', titles.usdtPayout, 'Wallet', { kind: 'usdt', productId: 3016 }),
  ...accountScreens('/kenya', titles.kenyaAccounts, 'Smartphone', { kind: 'mobileMoney' }, false),
  merchants,
  customerService(merchants),
  suppliers,
  customerService(suppliers),
  screen({ path: '/supplier-proxy', title: titles.team, roles: ['supplier'], menu: { group: 'parties', icon: 'Network' }, operations: supplierCalls, load: suppliers.load }),
  screen({ path: '/userProduct', title: titles.userProducts, roles: ['superAdmin', 'admin'], menu: { group: 'parties', icon: 'Percent' }, operations: ['userProducts.list', 'products.list', 'products.options', 'merchants.list', 'suppliers.list'], load: async () => (await import('./domains/parties/customers/agreements/user-products.page.tsx')).UserProductsPage }),
  profile,
  customerService(profile),
  screen({ path: '/fundRecord/fundRecord', title: titles.fundRecords, roles: ['merchant', 'supplier'], menu: { group: 'finance', icon: 'Scale' }, operations: ['fundRecords.list'], load: fundRecords.load }),
  fundRecords,
  customerService(fundRecords),
  screen({ path: '/setting/banks', title: titles.banks, roles: ['superAdmin', 'admin'], menu: { group: 'accounts', icon: 'Building' }, operations: ['banks.list'], load: async () => (await import('./domains/parties/banks/banks.list.tsx')).BanksListPage }),
  screen({ path: '/securityNodes/list', views: { 'securityNodes.list': 'messages', 'securityNodes.leaks': 'findings' }, title: titles.securityChain, roles: ['superAdmin'], menu: { group: 'risk', icon: 'Link2' }, operations: ['securityNodes.list', 'securityNodes.accounts', 'securityNodes.leaks'], load: async () => (await import('./domains/receipts/security-chain/security-chain.page.tsx')).SecurityChainPage }),
  screen({ path: '/securityNodes/security-patch-list', title: titles.securityPatches, roles: ['superAdmin'], menu: { group: 'risk', icon: 'Bandage' }, operations: ['securityPatches.list'], load: async () => (await import('./domains/receipts/security-chain/patches.list.tsx')).PatchesListPage }),
  ipAnalysis,
  customerService(ipAnalysis),
  frozenIps,
  customerService(frozenIps),
  blackList,
  readOnly(blackList),
  screen({ path: '/order/testAdminOrder', title: titles.adminOrderTest, roles: ['superAdmin', 'admin'], menu: { group: 'tools', icon: 'FlaskConical' }, operations: ['orders.createTest'], load: async () => (await import('./domains/orders/orders/admin-test/admin-test.page.tsx')).AdminTestPage }),
  screen({ path: '/setting/users', title: titles.users, roles: ['superAdmin'], menu: { group: 'system', icon: 'UserCog' }, operations: ['admin.listUsers'], load: async () => (await import('./domains/access/users/users.list.tsx')).UsersListPage }),
  screen({ path: '/setting/logged-user-list', title: titles.onlineUsers, roles: ['superAdmin'], menu: { group: 'system', icon: 'MonitorCheck' }, operations: ['session.list', 'session.forceLogout'], load: async () => (await import('./domains/access/online-users/online-users.list.tsx')).OnlineUsersPage }),
  orderCallbacks,
  readOnly(orderCallbacks),
  callbackAttempts,
  readOnly(callbackAttempts),
  screen({ path: '/payGatewayConfig', title: titles.payGateways, roles: ['superAdmin'], menu: { group: 'automation', icon: 'Router' }, operations: ['payGateways.list', 'payScripts.options', 'products.options'], load: async () => (await import('./domains/payouts/gateways/configs/gateways.list.tsx')).GatewaysListPage }),
  monitorLogs,
  customerService(monitorLogs),
  monitorScripts,
  readOnly(monitorScripts),
  payScripts,
  readOnly(payScripts),
  payScriptRuns,
  readOnly(payScriptRuns),
  messageTemplates,
  readOnly(messageTemplates),
  systemConfig,
  readOnly(systemConfig),
  maintenance,
  readOnly(maintenance),
  screen({ path: '/message_page', title: titles.messages, roles: 'everyone', operations: ['messages.listBox', 'messages.content'], load: async () => (await import('./domains/access/messages/messages.page.tsx')).MessagesPage }),
  screen({ path: '/exports', title: titles.exports, roles: 'everyone', operations: ['exports.list', 'exports.piece'], load: async () => (await import('./domains/insight/exports/exports.page.tsx')).ExportsPage }),
  screen({ path: '/personal-center', title: titles.personalCenter, roles: 'everyone', operations: ['session.listOwn'], load: async () => (await import('./app/personal-center/personal-center.page.tsx')).PersonalCenterPage }),
  screen({ path: '/error_logger_page', title: titles.errorLogs, roles: ['superAdmin', 'technicalMaintenance'], menu: { group: 'system', icon: 'Bug' }, operations: ['errorLogs.listGroups', 'errorLogs.list'], load: async () => (await import('./domains/access/error-logs/error-logs.list.tsx')).ErrorLogsPage }),
  screen({ path: '/components', title: titles.components, roles: ['superAdmin', 'technicalMaintenance'], menu: { group: 'tools', icon: 'Shapes' }, keepAlive: false, load: async () => (await import('./domains/operations/components/components.page.tsx')).ComponentsPage }),
  screen({ path: '/error_401', title: titles.error401, roles: 'everyone', tab: false, ownHeading: true, load: async () => (await import('./app/errors/error.pages.tsx')).ForbiddenPage }),
  screen({ path: '/error_404', title: titles.error404, roles: 'everyone', tab: false, ownHeading: true, load: async () => (await import('./app/errors/error.pages.tsx')).NotFoundPage }),
  screen({ path: '/error_500', title: titles.error500, roles: 'everyone', tab: false, ownHeading: true, load: async () => (await import('./app/errors/error.pages.tsx')).ServerErrorPage }),
];
