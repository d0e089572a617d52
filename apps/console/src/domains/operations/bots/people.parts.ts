import type { Output } from '@platform/sdk';
import { botPeopleList } from '@platform/sdk/operations';
import { botPeopleListRules } from '@platform/sdk/query-rules';
import { listOf } from '../../../shared/list/list.of.ts';
import { botPeopleMessages } from './people.messages.ts';

export type PersonRow = Output<'botPeople.list'>['list'][number];

export const { column, filter, define } = listOf()(botPeopleList, botPeopleListRules, botPeopleMessages);
