import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { auditRecordDetail, listAuditRecords } from './audit.list.ts';
import type { AuditService } from './audit.service.ts';

export const auditHandlers = (audit: AuditService) =>
  ({
    'auditRecords.list': (input, { db, rowIds }) => {
      const { page = 1, pageSize = 20, sortBy = 'createdAt', sortOrder = 'desc', ...filter } = input;
      return listAuditRecords(db, { page, pageSize, sortBy, sortOrder, ...filter }, rowIds);
    },
    'auditRecords.detail': ({ id }, { db }) => auditRecordDetail(db, audit, id),
    'auditRecords.verify': ({ from = 1, to }) => audit.verifyPart(from, to),
  }) satisfies Partial<HandlerMap<HandlerContext>>;
