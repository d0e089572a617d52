import type { HandlerMap } from '@platform/sdk/wire';
import type { HandlerContext } from '../../../kit/operation/context.ts';
import { listTodo } from './todo.service.ts';

export const todoHandlers = {
  'todo.list': (_input, context) => listTodo(context),
} satisfies Partial<HandlerMap<HandlerContext>>;
