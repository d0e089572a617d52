import { UiProvider } from '@platform/ui-kit/skin';
import { act, cleanup, fireEvent, screen as page, render } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineScreen, type Screen } from '../../shared/screen.ts';
import { useUiLabels } from '../shell/ui.labels.ts';
import { loadPage } from './page.loader.ts';
import { PageContent } from './page-content.tsx';

// The build defines this version; error reports include it.
beforeEach(() => {
  vi.stubGlobal('__APP_VERSION__', '0.0.0');
});
afterEach(cleanup);

const words = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text });
const screenOf = (path: `/${string}`, load: () => Promise<ComponentType>) =>
  defineScreen({ path, title: words('Orders'), roles: 'everyone', load });

function Ui({ children }: { children: ReactNode }) {
  return <UiProvider labels={useUiLabels()}>{children}</UiProvider>;
}
const heading = () => page.getByRole('heading', { level: 1 }).textContent;

it('shows the heading at once, and the page when its code has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const screen = screenOf('/slow', () => promise);
  render(<PageContent screen={screen} />, { wrapper: Ui });
  expect(heading()).toBe('Orders');
  expect(page.queryByText('the rows')).toBeNull();
  await act(async () => resolve(() => <p>the rows</p>));
  expect(page.getByText('the rows')).toBeDefined();
  expect(page.queryByRole('heading')).toBeNull();
});

it('shows no heading for a page that has its own', () => {
  const screen = { ...screenOf('/own', () => new Promise(() => undefined)), ownHeading: true };
  render(<PageContent screen={screen} />, { wrapper: Ui });
  expect(page.queryByRole('heading')).toBeNull();
});

it('loads the code once, however often the page is opened', async () => {
  const load = vi.fn(async () => () => <p>the rows</p>);
  const screen = screenOf('/once', load);
  await loadPage(screen);
  const first = render(<PageContent screen={screen} />, { wrapper: Ui });
  expect(await page.findByText('the rows')).toBeDefined();
  first.unmount();
  render(<PageContent screen={screen} />, { wrapper: Ui });
  expect(await page.findByText('the rows')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('reports that the code did not load, and loads it again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce(() => <p>the rows</p>);
  render(<PageContent screen={screenOf('/broken', load)} />, { wrapper: Ui });
  fireEvent.click(await page.findByRole('button', { name: '重试' }));
  expect(await page.findByText('the rows')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

function Around({ screen }: { screen: Screen }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`another page ${count}`}
      </button>
      <PageContent screen={screen} />
    </>
  );
}

it('is not rendered again when its surroundings change', async () => {
  const rendered = vi.fn();
  const screen = screenOf('/calm', async () => () => {
    rendered();
    return <p>the rows</p>;
  });
  render(<Around screen={screen} />, { wrapper: Ui });
  await page.findByText('the rows');
  rendered.mockClear();
  fireEvent.click(page.getByRole('button', { name: 'another page 0' }));
  expect(page.getByRole('button', { name: 'another page 1' })).toBeDefined();
  expect(rendered).not.toHaveBeenCalled();
});
