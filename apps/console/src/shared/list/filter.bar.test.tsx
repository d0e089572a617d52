import { ordersListRules } from '@platform/sdk/query-rules';
import { type UiLabels, UiProvider } from '@platform/ui-kit/skin';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../messages.ts';
import type { PageSearch } from '../page.tsx';
import { FilterBar } from './filter.bar.tsx';
import { integerFilter, integersFilter, readFilters, textFilter } from './filter.codecs.ts';
import type { FilterView } from './filter.view.ts';

const rule = ordersListRules;
const codecs = {
  utr: textFilter(rule.utr),
  status: integerFilter(rule.orderStatusId),
  leftOut: integersFilter(rule.notInOrderStatusIds),
};
const options = [
  { value: '3', label: 'Timed out' },
  { value: '10', label: 'Allocation failed' },
];
const main: FilterView[] = [
  { kind: 'text', name: 'utr', label: 'UTR', rule: 'Six letters or digits at least' },
];
const more: FilterView[] = [
  { kind: 'choice', name: 'status', label: 'Status', options },
  { kind: 'choices', name: 'leftOut', label: 'Left out', options, usual: '10' },
];
const labels = new Proxy({} as UiLabels, { get: (_, name) => String(name) });

function Bar({ start, seen }: { start: PageSearch; seen: (search: PageSearch) => void }) {
  const [search, setSearch] = useState(start);
  const change = (texts: PageSearch) => {
    const next = Object.fromEntries(
      Object.entries({ ...search, ...texts }).filter(([, text]) => text !== ''),
    );
    setSearch(next);
    seen(next);
  };
  return (
    <UiProvider labels={labels}>
      <FilterBar
        main={main}
        more={[{ title: 'State', views: more }]}
        codecs={codecs}
        search={search}
        broken={readFilters(codecs, search).broken}
        onChange={change}
        onClear={() => change(Object.fromEntries(Object.keys(search).map((name) => [name, ''])))}
      />
    </UiProvider>
  );
}

function open(start: PageSearch = {}) {
  const seen: PageSearch[] = [];
  render(<Bar start={start} seen={(search) => seen.push(search)} />);
  return { seen, user: userEvent.setup() };
}

// jsdom has no layout, so sizes never change.
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoSizes);
  void setLanguage('en-US');
});

describe('a text filter', () => {
  it('is applied by Enter, trimmed', async () => {
    const { seen, user } = open();
    await user.type(screen.getByLabelText('UTR'), '  ABC123456 {Enter}');
    expect(seen).toEqual([{ utr: 'ABC123456' }]);
  });

  it('is applied when the field loses focus, and removed when it is emptied', async () => {
    const { seen, user } = open({ utr: 'ABC123456' });
    await user.clear(screen.getByLabelText('UTR'));
    await user.tab();
    expect(seen).toEqual([{}]);
  });

  it('shows its rule and stays out of the URL when it is invalid', async () => {
    const { seen, user } = open();
    await user.type(screen.getByLabelText('UTR'), 'A{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Six letters or digits at least');
    expect(screen.getByLabelText('UTR').getAttribute('aria-invalid')).toBe('true');
    expect(seen).toEqual([]);
  });

  it('is reset by Escape', async () => {
    const { user } = open({ utr: 'ABC123456' });
    await user.type(screen.getByLabelText('UTR'), 'xyz{Escape}');
    expect(screen.getByLabelText<HTMLInputElement>('UTR').value).toBe('ABC123456');
  });
});

describe('chips', () => {
  it('name each active filter and remove it alone', async () => {
    const { seen, user } = open({ utr: 'ABC123456', status: '3' });
    expect(screen.getByText('Timed out')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Status' }));
    expect(seen).toEqual([{ utr: 'ABC123456' }]);
  });

  it('report a filter of a link that is not understood', () => {
    open({ status: '77' });
    expect(screen.getByText(/invalid, ignored/)).toBeTruthy();
  });

  it('are all removed together', async () => {
    const { seen, user } = open({ utr: 'ABC123456', status: '3' });
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(seen).toEqual([{}]);
  });
});

describe('more filters', () => {
  it('are applied together', async () => {
    const { seen, user } = open();
    await user.click(screen.getByRole('button', { name: /More filters/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Timed out' }));
    expect(seen).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(seen).toEqual([{ leftOut: '3,10' }]);
  });

  it('show the meaning of an empty filter, and distinguish it from none', async () => {
    const { seen, user } = open();
    await user.click(screen.getByRole('button', { name: /More filters/ }));
    expect(screen.getByRole('checkbox', { name: 'Allocation failed' }).getAttribute('aria-checked')).toBe(
      'true',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Allocation failed' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(seen).toEqual([{ leftOut: 'none' }]);
  });
});
