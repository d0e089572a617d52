import { permissions } from '@platform/sdk/permissions';
import { validators } from '@platform/sdk/validators';
import { beforeAll, describe, expect, it } from 'vitest';
import { judge } from './app/guard.ts';
import { menuGroups } from './app/menu.groups.ts';
import { menuOf } from './app/menu.model.ts';
import { tabLocation } from './app/tabs/tabs.session.ts';
import { screens } from './routes.ts';
import { languages } from './shared/language.ts';
import { type Role, roles } from './shared/roles.ts';
import { pagesOf, setSite } from './shared/site.ts';

const everyone: readonly Role[] = [
  'superAdmin',
  'admin',
  'supplier',
  'merchant',
  'customerService',
  'technicalMaintenance',
  'technicalSupport',
];
const service: readonly Role[] = ['customerService', 'technicalMaintenance'];

/** The screen catalogue, written out: who may open what, and whether the menu shows it. */
const catalogue: Record<string, { roles: readonly Role[]; menu: boolean; tab: boolean }> = {
  '/home': { roles: everyone, menu: true, tab: true },
  '/todo': { roles: everyone, menu: true, tab: true },
  '/order/list': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/order/list/customerService': { roles: service, menu: true, tab: true },
  '/order/list/supplier': { roles: ['supplier'], menu: true, tab: true },
  '/order/list/supplierProxy': { roles: ['supplier'], menu: true, tab: true },
  '/order/list/merchant': { roles: ['merchant'], menu: true, tab: true },
  '/payProxyOrder/pool': { roles: ['admin', 'superAdmin', 'supplier'], menu: true, tab: true },
  '/payProxyOrder/pool/customerService': { roles: service, menu: true, tab: true },
  '/payProxyOrder/list': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/payProxyOrder/list/customerService': { roles: service, menu: true, tab: true },
  '/payProxyOrder/list/supplier': { roles: ['supplier'], menu: true, tab: true },
  '/payProxyOrder/list/supplierProxy': { roles: ['supplier'], menu: true, tab: true },
  '/payProxyOrder/list/merchant': { roles: ['merchant'], menu: true, tab: true },
  '/payoutBatch/list': { roles: ['superAdmin', 'admin', 'supplier'], menu: true, tab: true },
  '/payoutBatch/list/customerService': { roles: service, menu: true, tab: true },
  '/payoutBatch/create': { roles: ['superAdmin', 'admin', 'supplier'], menu: false, tab: true },
  '/payoutBatch/templates': { roles: ['superAdmin', 'admin'], menu: true, tab: true },
  '/securityNodes/list': { roles: ['superAdmin'], menu: true, tab: true },
  '/securityNodes/security-patch-list': { roles: ['superAdmin'], menu: true, tab: true },
  '/orderAnalysis/order-analysis-list': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/orderAnalysis/order-analysis-list/customerService': { roles: service, menu: true, tab: true },
  '/orderAnalysis/ip-analysis-list': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/orderAnalysis/ip-analysis-list/customerService': { roles: service, menu: true, tab: true },
  '/orderAnalysis/fronzen-ip-list': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/orderAnalysis/fronzen-ip-list/customerService': { roles: service, menu: true, tab: true },
  '/systemManager/nameBlackList': { roles: ['superAdmin'], menu: true, tab: true },
  '/systemManager/nameBlackList/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/order/testAdminOrder': { roles: ['superAdmin', 'admin'], menu: true, tab: true },
  '/order/test/merchant': { roles: ['merchant'], menu: true, tab: true },
  '/order/statistics': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/order/statistics/customerService': { roles: service, menu: true, tab: true },
  '/order/statisticsByMerhcantV2': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/order/statisticsByMerhcant/customerService': { roles: service, menu: true, tab: true },
  '/order/statistics/supplierV2': { roles: ['supplier'], menu: true, tab: true },
  '/order/statistics/merchant': { roles: ['merchant'], menu: true, tab: true },
  '/payProxyOrder/statistics': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/payProxyOrder/statistics/customerService': { roles: service, menu: true, tab: true },
  '/payProxyOrder/statisticsByMerchant': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/payProxyOrder/statisticsByMerchant/customerService': { roles: service, menu: true, tab: true },
  '/payProxyOrder/statistics/supplier': { roles: ['supplier'], menu: true, tab: true },
  '/payProxyOrder/statistics/merchant': { roles: ['merchant'], menu: true, tab: true },
  '/order/profile': { roles: ['superAdmin'], menu: true, tab: true },
  '/fundRecord/fundRecord': { roles: ['merchant', 'supplier'], menu: true, tab: true },
  '/fundRecord/fundRecordAdmin': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/fundRecord/fundRecordAdmin/customerService': { roles: service, menu: true, tab: true },
  '/bankStatement/list': { roles: ['admin', 'supplier'], menu: true, tab: true },
  '/bankStatement/list-sa': { roles: ['superAdmin'], menu: true, tab: true },
  '/bankStatement/webMessageRecord-admin': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/bankStatement/webMessageRecord-admin/customerService': { roles: service, menu: true, tab: true },
  '/bankStatement/usdtTransactionRecord-admin': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/bankStatement/usdtTransactionRecord-admin/customerService': { roles: service, menu: true, tab: true },
  '/bankStatement/reconciliation': { roles: ['admin', 'superAdmin', 'supplier'], menu: true, tab: true },
  '/bankStatement/reconciliation/customerService': { roles: service, menu: true, tab: true },
  '/accounts': { roles: ['admin', 'superAdmin', 'supplier', ...service], menu: true, tab: true },
  '/internationalCardToCard/list': { roles: ['supplier'], menu: true, tab: true },
  '/internationalCardToCard/list-admin': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/internationalCardToCard/list-admin/customerService': { roles: service, menu: true, tab: true },
  '/indiaAutoPayout/list': { roles: ['supplier'], menu: true, tab: true },
  '/indiaAutoPayout/list-admin': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/indiaAutoPayout/list-admin/customerService': { roles: service, menu: true, tab: true },
  '/razorpayPayProxy/list': { roles: ['supplier'], menu: true, tab: true },
  '/razorpayPayProxy/list-admin': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/razorpayPayProxy/list-admin/customerService': { roles: service, menu: true, tab: true },
  '/uSDTFloating/list': { roles: ['supplier'], menu: true, tab: true },
  '/uSDTFloating/list-admin': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/uSDTFloating/list-admin/customerService': { roles: service, menu: true, tab: true },
  '/uSDTPayProxy/list': { roles: ['supplier'], menu: true, tab: true },
  '/uSDTPayProxy/list-admin': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/uSDTPayProxy/list-admin/customerService': { roles: service, menu: true, tab: true },
  '/kenya/list-admin': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/kenya/list-admin/customerService': { roles: service, menu: true, tab: true },
  '/merchants/list': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/merchants/list/customerService': { roles: service, menu: true, tab: true },
  '/merchants/add': { roles: ['admin', 'superAdmin'], menu: false, tab: true },
  '/supplier/list': { roles: ['admin', 'superAdmin', 'technicalSupport'], menu: true, tab: true },
  '/supplier/list/customerService': { roles: service, menu: true, tab: true },
  '/userProduct': { roles: ['superAdmin', 'admin'], menu: true, tab: true },
  '/setting/banks': { roles: ['superAdmin', 'admin'], menu: true, tab: true },
  '/profile/list': { roles: ['admin', 'supplier', 'merchant', 'superAdmin'], menu: true, tab: true },
  '/profile/list/customerService': { roles: service, menu: true, tab: true },
  '/supplier-proxy': { roles: ['supplier'], menu: true, tab: true },
  '/setting/users': { roles: ['superAdmin'], menu: true, tab: true },
  '/systemManager/ipRule': { roles: ['superAdmin'], menu: true, tab: true },
  '/systemManager/ipRule/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/setting/logged-user-list': { roles: ['superAdmin'], menu: true, tab: true },
  '/orderCallback': { roles: ['superAdmin', 'admin'], menu: true, tab: true },
  '/orderCallback/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/orderCallbackDetail': { roles: ['superAdmin', 'admin'], menu: true, tab: true },
  '/orderCallbackDetail/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/payGatewayConfig': { roles: ['superAdmin'], menu: true, tab: true },
  '/monitorLog/monitorLog': { roles: ['admin', 'superAdmin'], menu: true, tab: true },
  '/monitorLog/monitorLog/customerService': { roles: service, menu: true, tab: true },
  '/setting/monitorScriptInfo': { roles: ['superAdmin'], menu: true, tab: true },
  '/setting/monitorScriptInfo/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/accounts/devices': {
    roles: ['admin', 'supplier', 'customerService'],
    menu: true,
    tab: true,
  },
  '/dynamicPay/payScriptInfo': { roles: ['superAdmin', 'technicalSupport'], menu: true, tab: true },
  '/dynamicPay/payScriptInfo/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/dynamicPay/dynamicPayRecord': { roles: ['superAdmin', 'technicalSupport'], menu: true, tab: true },
  '/dynamicPay/dynamicPayRecord/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/systemManager/botInfo': { roles: ['superAdmin', 'admin'], menu: true, tab: true },
  '/systemManager/transferBotInfo': { roles: ['superAdmin', 'admin'], menu: true, tab: true },
  '/systemManager/tgWhiteList': { roles: ['superAdmin', 'admin'], menu: true, tab: true },
  '/systemManager/tgWhiteList/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/messageTemplate': { roles: ['superAdmin'], menu: true, tab: true },
  '/messageTemplate/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/systemConfig': { roles: ['superAdmin'], menu: true, tab: true },
  '/systemConfig/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/systemConfig-admin': { roles: ['superAdmin'], menu: true, tab: true },
  '/systemConfig-admin/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/auditRecord/auditRecord': { roles: ['superAdmin'], menu: true, tab: true },
  '/entity-data-view': { roles: ['superAdmin'], menu: true, tab: true },
  '/entity-data-view/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/orderClearHistory': { roles: ['superAdmin'], menu: true, tab: true },
  '/orderClearHistory/readonly': { roles: ['technicalMaintenance'], menu: true, tab: true },
  '/message_page': { roles: everyone, menu: false, tab: true },
  '/exports': { roles: everyone, menu: false, tab: true },
  '/personal-center': { roles: everyone, menu: false, tab: true },
  '/error_logger_page': { roles: ['superAdmin', 'technicalMaintenance'], menu: true, tab: true },
  '/components': { roles: ['superAdmin', 'technicalMaintenance'], menu: true, tab: true },
  '/error_401': { roles: everyone, menu: false, tab: false },
  '/error_404': { roles: everyone, menu: false, tab: false },
  '/error_500': { roles: everyone, menu: false, tab: false },
};
const publicPaths = ['/login', '/googleVerify'];

beforeAll(() => setSite({ screens }));

it('has exactly the routes of the catalogue, each once', () => {
  const paths: string[] = screens.map(({ path }) => path);
  expect(paths.toSorted()).toEqual([...publicPaths, ...Object.keys(catalogue)].sort());
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(roles)('%s', (role) => {
  const shown = (): string[] => menuOf(role).flatMap(({ entries }) => entries.map(({ path }) => path));

  it.each(Object.entries(catalogue))(
    'at %s: guard, menu, palette and tabs agree with the catalogue',
    (path, rule) => {
      const may = rule.roles.includes(role);
      const verdict = judge({ path, href: path }, { hasToken: true, user: { role, bindRequired: false } });
      expect(verdict).toEqual(may ? { kind: 'open' } : { kind: 'go', path: '/error_401' });
      expect(shown().includes(path)).toBe(may && rule.menu);
      expect(tabLocation(path, path, role) !== null).toBe(may && rule.tab);
      expect(pagesOf(role).some((screen) => screen.path === path)).toBe(may && rule.tab);
    },
  );

  it('sees in the menu only what it may open', () => {
    for (const path of shown()) expect(catalogue[path]?.roles).toContain(role);
  });

  it('may call every operation that its pages need', () => {
    for (const screen of screens) {
      if (!catalogue[screen.path]?.roles.includes(role)) continue;
      for (const operation of screen.operations) {
        expect(permissions[operation].roles, `${screen.path} needs ${operation}`).toHaveProperty(role);
      }
    }
  });
});

it('names every screen in three languages', () => {
  for (const { path, title } of screens) {
    for (const language of languages) expect(title[language], `${path} in ${language}`).not.toBe('');
  }
});

it('names every group of the menu in three languages', () => {
  for (const [id, heading] of Object.entries(menuGroups)) {
    for (const language of languages) expect(heading?.title[language], `${id} in ${language}`).not.toBe('');
  }
});

it('puts home first, then the waiting tasks, above the groups', () => {
  expect(menuOf('admin')[0]).toMatchObject({
    heading: null,
    entries: [{ path: '/home' }, { path: '/todo' }],
  });
});

describe('what an address fixes', () => {
  const fixing = screens.filter(({ fixed }) => Object.keys(fixed).length > 0);

  it.each(fixing.map((screen) => [screen.path, screen] as const))(
    'at %s: the call whose rows it shows takes each value',
    (_path, { operations: [operation], fixed }) => {
      if (!operation) throw new Error('A screen that fixes filters has a call that takes them.');
      const { request } = validators[operation];
      for (const [name, value] of Object.entries(fixed)) {
        expect(request.safeParse({ [name]: value }).success, `${operation} takes ${name}`).toBe(true);
        expect(request.safeParse({ [name]: { wrong: true } }).success, `${operation} reads ${name}`).toBe(
          false,
        );
      }
    },
  );

  it('is the same in the copies of a screen, which keep what belongs to it under one path', () => {
    for (const { path, base, fixed } of screens) {
      const original = screens.find((screen) => screen.path === base);
      expect(original?.fixed, path).toEqual(fixed);
      // The specification names this copy without the V2 of its screen.
      const named = path.replace('/order/statisticsByMerhcant/', '/order/statisticsByMerhcantV2/');
      expect(base, path).toBe(named.replace(/\/(customerService|readonly)$/, ''));
    }
  });
});
