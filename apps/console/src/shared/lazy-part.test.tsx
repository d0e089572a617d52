import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart, retryFailedParts } from './lazy-part.tsx';
import { PageLoadError } from './load-part.ts';

const Greeting = ({ name }: { name: string }) => <p>hello {name}</p>;

class Caught extends Component<{ told: (error: unknown) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.told(error);
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        again
      </button>
    );
  }
}

afterEach(() => vi.restoreAllMocks());

it('is loaded once, when it is first shown', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart('greeting', load);
  expect(load).not.toHaveBeenCalled();
  const { rerender } = render(
    <Suspense fallback="loading">
      <Part name="you" />
    </Suspense>,
  );
  expect(await screen.findByText('hello you')).toBeDefined();
  rerender(
    <Suspense fallback="loading">
      <Part name="all" />
      <Part name="some" />
    </Suspense>,
  );
  expect(screen.getByText('hello all')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('is shown at once if it was loaded before', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart('greeting', load);
  await Part.fetch();
  render(
    <Suspense fallback="loading">
      <Part name="you" />
    </Suspense>,
  );
  expect(screen.getByText('hello you')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('reports that it did not load, and appears at another attempt', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('gone'));
  const Part = lazyPart('greeting', load);
  const told = vi.fn();
  render(
    <Caught told={told}>
      <Suspense fallback="loading">
        <Part name="you" />
      </Suspense>
    </Caught>,
  );
  const again = await screen.findByText('again');
  expect(told).toHaveBeenCalledWith(expect.any(PageLoadError));
  expect(load).toHaveBeenCalledOnce();

  retryFailedParts();
  again.click();
  expect(await screen.findByText('hello you')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
