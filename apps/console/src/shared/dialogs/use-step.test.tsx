import { BusinessError, ValidationError } from '@platform/sdk';
import { adminListUsers } from '@platform/sdk/operations';
import { DialogsProvider, FormField, Input, Toaster, toast, UiProvider } from '@platform/ui-kit/skin';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueries } from '../query.ts';
import { type Step, useStep } from './use-step.ts';

const refused = (
  codeName: 'sessionExpired' | 'conflict' | 'secondApprovalRequired',
  code: number,
  reason: string,
) => new BusinessError({ operation: 'admin.deleteUser', requestId: 'r-1', code, codeName, reason });
const queries = createQueries();
const listed = [adminListUsers.id, {}];
let step: Step;

function Probe() {
  step = useStep(adminListUsers);
  return null;
}

beforeEach(() => {
  queries.setQueryData(listed, { list: [], total: 0 });
  const labels = new Proxy({}, { get: (_target, name) => String(name) }) as never;
  render(
    <QueryClientProvider client={queries}>
      <UiProvider labels={labels}>
        <DialogsProvider>
          <Probe />
        </DialogsProvider>
        <Toaster />
      </UiProvider>
    </QueryClientProvider>,
  );
});
afterEach(() => toast.dismiss());
const isStale = () => queries.getQueryState(listed)?.isInvalidated;

it('takes an expired session for no success: the sign-in dialog speaks for it', async () => {
  const expired = refused('sessionExpired', 1003, '登录已过期');
  expect(await step.attempt(() => Promise.reject(expired))).toEqual({ done: false });
  expect(await step.attempt(() => Promise.resolve())).toEqual({ done: true });
});

it('refetches the rows after a refusal too: they may be older than the platform thinks', async () => {
  expect(isStale()).toBe(false);
  expect(await step.atOnce(() => Promise.reject(refused('conflict', 1009, '状态已改变')))).toBe(false);
  expect(isStale()).toBe(true);
  expect(await screen.findByText('操作失败')).toBeDefined();
  expect(await step.atOnce(() => Promise.resolve())).toBe(true);
});

it('keeps the question open with the refusal, and closes it on success', async () => {
  const work = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(refused('conflict', 1009, '状态已改变'))
    .mockResolvedValueOnce();
  const done = step.withQuestion({ title: '删除？', body: '不能恢复', confirmLabel: '删除' }, work);
  fireEvent.click(await screen.findByRole('button', { name: '删除' }));
  expect(await screen.findByText('状态已改变')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(await done).toBe(true);
  await waitFor(() => expect(screen.queryByText('删除？')).toBeNull());
});

it('closes the question and says so when a second person has to approve', async () => {
  const asked = refused('secondApprovalRequired', 1112, '金额超过限额，需要另一人审批');
  const done = step.withQuestion({ title: '确认？', body: '1,000', confirmLabel: '确认' }, () =>
    Promise.reject(asked),
  );
  fireEvent.click(await screen.findByRole('button', { name: '确认' }));
  expect(await done).toBe(false);
  expect(await screen.findByText('已提交，等待另一人审批')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('确认？')).toBeNull());
  expect(isStale()).toBe(true);
});

it('is not done when the form is left', async () => {
  const work = vi.fn();
  const done = step.withForm(
    {
      title: '改名',
      initial: { name: '' },
      fields: (form) => (
        <FormField form={form} name="name" label="名称">
          <Input value={form.values.name} onChange={({ target }) => form.set({ name: target.value })} />
        </FormField>
      ),
      fieldName: () => '名称',
      confirmLabel: '保存',
    },
    work,
  );
  fireEvent.click(await screen.findByRole('button', { name: '取消' }));
  expect(await done).toBe(false);
  expect(work).not.toHaveBeenCalled();
});

it('keeps the form with what is typed when the session ends while it is sent', async () => {
  const expired = refused('sessionExpired', 1003, '登录已过期');
  const work = vi.fn<() => Promise<void>>().mockRejectedValueOnce(expired).mockResolvedValueOnce();
  const done = step.withForm(
    {
      title: '改名',
      initial: { name: '' },
      fields: (form) => (
        <FormField form={form} name="name" label="名称">
          <Input value={form.values.name} onChange={({ target }) => form.set({ name: target.value })} />
        </FormField>
      ),
      fieldName: () => '名称',
      confirmLabel: '保存',
    },
    work,
  );
  const input = await screen.findByLabelText('名称');
  fireEvent.change(input, { target: { value: '夜班' } });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toHaveProperty('disabled', false));
  expect(screen.getByLabelText('名称')).toHaveProperty('value', '夜班');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await done).toBe(true);
});

it('shows no pattern of the contract at a field', async () => {
  const invalid = new ValidationError({
    ...{ operation: 'admin.deleteUser', requestId: 'r-1', direction: 'request', foundBy: 'server' },
    issues: [{ path: 'name', code: 'invalid_format', message: '无效字符串：必须满足正则表达式 /^x$/' }],
  });
  const { answer } = await step.submit({ name: 'y' }, () => Promise.reject(invalid));
  expect(answer).toEqual({ name: '格式不正确' });
});
