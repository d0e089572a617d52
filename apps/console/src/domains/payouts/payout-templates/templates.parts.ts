import type { Output } from '@platform/sdk';
import { payoutTemplatesList } from '@platform/sdk/operations';
import { payoutTemplatesListRules } from '@platform/sdk/query-rules';
import { listOf } from '../../../shared/list/list.of.ts';
import { templateMessages } from './templates.messages.ts';

export type TemplateRow = Output<'payoutTemplates.list'>['list'][number];

export const { column, filter, bulkAction, define } = listOf()(
  payoutTemplatesList,
  payoutTemplatesListRules,
  templateMessages,
);
