import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Document, locateOperations } from './document.ts';

const document = JSON.parse(
  readFileSync(new URL('../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as Document;
const operations = locateOperations(document);

/** Every documented call except the settings' 96, spelled exactly as existing clients send it. */
const documentedCalls = `
POST /v1.0/user/login
POST /v1.0/user/login2
POST /v1.0/user/getInfo
POST /v1.0/user/logout
POST /v1.0/user/forceLogout
POST /v1.0/user/getSessions
GET /v1.0/user/getUserOptions
GET /v1.0/user/getSupplierUserOptions
GET /v1.0/user/getUnusedUserOptions
POST /v1.0/user/bindUser
POST /v1.0/user/bindUserForProfile
POST /v1.0/user/unbind
POST /v1.0/user/unbindForProfile
POST /v1.0/user/confirmBind
POST /v1.0/user/confirmBindForProfile
POST /v1.0/user/enableGoogleVerify
POST /v1.0/user/setAllowModify
GET /v1.0/user/getTotalBalance
GET /message/init
GET /message/content
POST /message/has_read
POST /message/remove_readed
POST /message/restore
POST /v1.0/admin/addUser
GET /v1.0/admin/getUserList
GET /v1.0/admin/getSupplierProxyList
POST /v1.0/admin/updateUser
GET /v1.0/admin/deleteUser
POST /v1.0/admin/repairUser
GET /v1.0/admin/resetPayPassword
GET /v1.0/resource/getResourceDetailInfo
GET /v1.0/resource/getResourceStaticInfo
POST /v1.0/resource/enableResource
POST /v1.0/api/order/create
POST /v1.0/api/order/createBatch
GET /v1.0/order/orderUploadFlag
GET /v1.0/order/getList
GET /v1.0/order/getLastOrder
GET /v1.0/order/profile
POST /v1.0/order/replenishmentOrder
POST /v1.0/order/reselect
POST /v1.0/order/reject
POST /v1.0/order/freeResource
POST /v1.0/order/callback
POST /v1.0/order/reverseOrder
GET /v1.0/order/statisticsV2
GET /v1.0/order/simplestatisticsV2
GET /v1.0/order/getOrderStatusList
GET /v1.0/order/getOrderMarkList
GET /v1.0/order/getOrderAllocateInfo
POST /v1.0/order/updateOrderMark
POST /v1.0/order/unlockOrder
POST /v1.0/payoutOrderClaim/claimOrder
POST /v1.0/payoutOrderClaim/cancelClaim
POST /save_error_logger
GET /v1.0/monitorLog/clear
GET /v1.0/monitorLog/getList
GET /v1.0/orderCallBack/getDetailList
GET /v1.0/orderCallBack/getList
POST /v1.0/orderCallBack/delete
GET /v1.0/system-config/resetSystemResourcePool
GET /v1.0/system-config/fixSystemResources
`
  .trim()
  .split('\n');

const fieldsOf = (id: string): string[] => {
  const located = operations.find((operation) => operation.id === id);
  return located?.parameters.map(({ name }) => name) ?? [];
};

describe('the documented calls', () => {
  it('all exist, and no other call is marked as documented', () => {
    const documented = operations
      .filter(({ operation, noun }) => operation['x-origin'] === 'specification' && noun !== 'settings')
      .map(({ method, path }) => `${method} ${path}`);
    expect(documented.sort()).toEqual([...documentedCalls].sort());
  });

  it('write by GET in only five places', () => {
    const writing = operations.filter(({ method, operation }) => method === 'GET' && operation['x-writes']);
    expect(writing.map(({ id }) => id).sort()).toEqual([
      'admin.deleteUser',
      'admin.resetPayPassword',
      'monitorLogs.clear',
      'system.fixResources',
      'system.resetResourcePool',
    ]);
  });

  it.each([
    ['admin.listUsers', ['pageIndex', 'pageNum']],
    ['admin.listSupplierProxies', ['pageIndex', 'pageNum']],
    ['monitorLogs.list', ['pageIndex', 'pageSize', 'monitorId', 'orderCode', 'cardNumber', 'logPhase']],
    ['orderCallbacks.list', ['pageIndex', 'pageNum', 'orderCode', 'merchantOrderNo']],
    ['orderCallbacks.listDetails', ['orderCode', 'merchantOrderCode', 'systemFlag', 'httpMethod']],
    ['orders.simpleStatistics', ['todayDate', 'tomorrowDate', 'yesterdayDate']],
    [
      'orders.statistics',
      [
        'merchantUserId',
        'supplierUserId',
        'productId',
        'startTime',
        'endTime',
        'orderType',
        'orderMark',
        'groupByMerchant',
      ],
    ],
    ['resources.detail', ['resourceId', 'productId']],
    ['resources.staticInfo', ['supplierId', 'productId']],
  ])('%s takes its documented parameters', (id, names) => {
    expect(fieldsOf(id)).toEqual(expect.arrayContaining(names));
  });
});
