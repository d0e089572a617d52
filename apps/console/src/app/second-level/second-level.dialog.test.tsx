import { BusinessError } from '@platform/sdk';
import { businessError, type Resolver } from '@platform/sdk/testing';
import { UiProvider } from '@platform/ui-kit/skin';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mockPlatform } from '../../shared/testing/mock-platform.ts';
import { useUiLabels } from '../shell/ui.labels.ts';
import { SecondLevelDialog } from './second-level.dialog.tsx';
import { askSecondLevel } from './second-level.prompt.ts';

const { fixtures, handlers, use } = mockPlatform();

const required = new BusinessError({
  operation: 'merchants.signingKey',
  requestId: 'r-1',
  code: 1024,
  codeName: 'secondLevelRequired',
  reason: '需要二级密码',
});

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

function setUp(resolver: Resolver<'session.loginSecondLevel'>) {
  use(handlers.session.loginSecondLevel(resolver));
  render(<Shown />);
  return askSecondLevel(required);
}

it('asks for the password and the reason, and then continues the refused call', async () => {
  const sent = vi.fn();
  const asked = setUp((input) => {
    sent(input);
    return fixtures.secondLevelLoginResult();
  });
  await screen.findByRole('dialog', { name: '需要二级密码' });
  const help = screen.getByText('设置过支付密码的填支付密码，没有设置的填登录密码');
  expect(screen.getByLabelText('二级密码').getAttribute('aria-describedby')).toContain(help.id);
  submit();
  expect(screen.getByText('请输入二级密码')).toBeDefined();
  expect(screen.getByText('请说明事由')).toBeDefined();
  expect(sent).not.toHaveBeenCalled();

  type('二级密码', 'Platform2026');
  type('事由', '  对账  ');
  submit();
  await asked;
  expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'Platform2026', logInReason: '对账' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows 登录失败 with the reason, and allows another try or cancelling', async () => {
  const asked = setUp(() => businessError('secondLevelFailed'));
  await screen.findByRole('dialog');
  type('二级密码', 'wrong');
  type('事由', '对账');
  submit();
  expect(await screen.findByText('登录失败：二级密码不正确')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  await expect(asked).rejects.toMatchObject({ codeName: 'secondLevelRequired' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
