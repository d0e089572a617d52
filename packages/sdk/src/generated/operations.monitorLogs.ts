// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { get, postJson } from '../runtime/operation.ts';
import { pageSizeNames } from '../runtime/page-names.ts';
import { usualGet } from '../runtime/usual-operation.ts';

/** Report a device's heartbeat and log lines. `POST /v1.0/monitor/heartbeat` */
export const monitorLogsReport = /* @__PURE__ */ postJson('monitorLogs.report', 'monitor/heartbeat', {
  auth: 'device',
});

/** Clear the monitor logs. `GET /v1.0/monitorLog/clear` */
export const monitorLogsClear = /* @__PURE__ */ get('monitorLogs.clear', 'monitorLog/clear', {
  writes: true,
});

/** List monitor logs. `GET /v1.0/monitorLog/getList` */
export const monitorLogsList = /* @__PURE__ */ usualGet('monitorLogs.list', {
  page: pageSizeNames,
  times: ['startTime', 'endTime'],
  codec,
});
