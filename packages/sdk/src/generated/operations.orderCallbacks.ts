// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { get, postJson } from '../runtime/operation.ts';
import { pageNumNames } from '../runtime/page-names.ts';

/** List callback attempts. `GET /v1.0/orderCallBack/getDetailList` */
export const orderCallbacksListDetails = /* @__PURE__ */ get('orderCallbacks.listDetails', 'orderCallBack/getDetailList', {
  page: pageNumNames,
  times: ['receiveStartTime', 'receiveEndTime'],
  codec,
});

/** List callback deliveries. `GET /v1.0/orderCallBack/getList` */
export const orderCallbacksList = /* @__PURE__ */ get('orderCallbacks.list', 'orderCallBack/getList', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** Send a test callback. `POST /v1.0/orderCallBack/test` */
export const orderCallbacksTest = /* @__PURE__ */ postJson('orderCallbacks.test', 'orderCallBack/test');

/** Delete callback deliveries. `POST /v1.0/orderCallBack/delete` */
export const orderCallbacksDelete = /* @__PURE__ */ postJson('orderCallbacks.delete', 'orderCallBack/delete');

/** Re-send callbacks by filter. `POST /v1.0/orderCallBack/resendMany` */
export const orderCallbacksResendMany = /* @__PURE__ */ postJson('orderCallbacks.resendMany', 'orderCallBack/resendMany', {
  times: ['startTime', 'endTime'],
  codec,
});

/** Preview a re-send by filter. `GET /v1.0/orderCallBack/previewResend` */
export const orderCallbacksPreviewResend = /* @__PURE__ */ get('orderCallbacks.previewResend', 'orderCallBack/previewResend', {
  times: ['startTime', 'endTime'],
  codec,
});

/** List re-send jobs. `GET /v1.0/orderCallBack/getResendList` */
export const orderCallbacksListResends = /* @__PURE__ */ get('orderCallbacks.listResends', 'orderCallBack/getResendList', {
  page: pageNumNames,
  codec,
});

/** List the results of a re-send job. `GET /v1.0/orderCallBack/getResendResults` */
export const orderCallbacksListResendResults = /* @__PURE__ */ get('orderCallbacks.listResendResults', 'orderCallBack/getResendResults', {
  page: pageNumNames,
  codec,
});

/** Cancel a re-send job. `POST /v1.0/orderCallBack/cancelResend` */
export const orderCallbacksCancelResend = /* @__PURE__ */ postJson('orderCallbacks.cancelResend', 'orderCallBack/cancelResend');
