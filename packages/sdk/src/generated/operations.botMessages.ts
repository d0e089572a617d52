// Generated from openapi/ by `npm run generate`. Change the contract, not this file.

import { codec } from '../runtime/codec.ts';
import { pageNumNames } from '../runtime/page-names.ts';
import { usualGet, usualPostJson } from '../runtime/usual-operation.ts';

/** List messages of the bots. `GET /v1.0/botMessage/getList` */
export const botMessagesList = /* @__PURE__ */ usualGet('botMessages.list', {
  page: pageNumNames,
  times: ['startTime', 'endTime'],
  codec,
});

/** Send a message again. `POST /v1.0/botMessage/resend` */
export const botMessagesResend = /* @__PURE__ */ usualPostJson('botMessages.resend');
