import { BusinessError, type Client } from '@platform/sdk';
import { UiProvider } from '@platform/ui-kit/skin';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setClient } from '../../shared/client.ts';
import { useUiLabels } from '../shell/ui.labels.ts';
import { SecondLevelDialog } from './second-level.dialog.tsx';
import { askSecondLevel } from './second-level.prompt.ts';

afterEach(cleanup);

const refusal = (
  codeName: 'secondLevelRequired' | 'secondLevelInvalid' | 'secondLevelFailed',
  reason: string,
) => new BusinessError({ operation: 'merchants.signingKey', requestId: 'r-1', code: 1024, codeName, reason });

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: '验证并继续' }));

function Shown() {
  return (
    <UiProvider labels={useUiLabels()}>
      <SecondLevelDialog />
    </UiProvider>
  );
}

function setUp(loginSecondLevel: () => Promise<unknown>) {
  const call = vi.fn<(operation: unknown, input: unknown) => Promise<unknown>>(loginSecondLevel);
  setClient(async () => ({ call }) as object as Client);
  render(<Shown />);
  return { call, asked: askSecondLevel(refusal('secondLevelRequired', '需要二级密码')) };
}

it('asks for the password and the reason, and lets the refused call go on', async () => {
  const { call, asked } = setUp(async () => ({}));
  await screen.findByRole('dialog', { name: '需要二级密码' });
  submit();
  expect(screen.getByText('请输入二级密码')).toBeDefined();
  expect(screen.getByText('请说明事由')).toBeDefined();
  expect(call).not.toHaveBeenCalled();

  type('二级密码', 'Platform2026');
  type('事由', '  对账  ');
  submit();
  await asked;
  expect(call.mock.calls[0]?.[1]).toEqual({ password: 'Platform2026', logInReason: '对账' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says 登录失败 with the reason, and can be tried again or left', async () => {
  const { asked } = setUp(() => Promise.reject(refusal('secondLevelFailed', '二级密码不正确')));
  await screen.findByRole('dialog');
  type('二级密码', 'wrong');
  type('事由', '对账');
  submit();
  expect(await screen.findByText('登录失败：二级密码不正确')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  await expect(asked).rejects.toMatchObject({ codeName: 'secondLevelRequired' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
