import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { StatTile } from '../charts/stat-tile.tsx';
import { KeyValueList } from './data-display.tsx';
import { DiffView } from './diff-view.tsx';
import { MaskedAccount } from './masked-account.tsx';
import { SmallTable } from './small-table.tsx';
import { TextDiffView } from './text-diff-view.tsx';
import { RelativeTime } from './time-text.tsx';

afterEach(() => {
  vi.useRealTimers();
});

describe('a stat tile', () => {
  const delta = { direction: 'down', text: '12 %', words: 'fewer than yesterday', tone: 'danger' } as const;

  it('is one link, and describes the change in words', async () => {
    renderUi(
      <StatTile label="Paid orders" value="88" delta={delta} link={<a href="/order/list">{null}</a>} />,
    );
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/order/list');
    expect(link.textContent).toBe('Paid orders8812 %fewer than yesterday');
    expect(await findAxeViolations()).toEqual([]);
  });

  it('writes a figure smaller beside a unit, and shows the full text of a cut label', () => {
    const sizeOf = (unit?: string) => {
      const { unmount } = renderUi(<StatTile label="Collected today" value="138,037.00" unit={unit} />);
      expect(screen.getByText('Collected today').title).toBe('Collected today');
      const size = /text-(xl|lg|base)/.exec(screen.getByText('138,037.00').className)?.[1];
      unmount();
      return size;
    };
    expect([sizeOf(), sizeOf('INR'), sizeOf('points')]).toEqual(['xl', 'lg', 'base']);
  });

  it('shows no figure while loading, and no old one', () => {
    renderUi(<StatTile label="Paid orders" value="88" delta={delta} loading />);
    expect(screen.queryByText('88')).toBeNull();
    expect(screen.queryByText('12 %')).toBeNull();
  });
});

describe('a list of keys and values', () => {
  const items = [
    { key: 'no', label: 'Order', value: 'C1' },
    { key: 'payer', label: 'Payer', value: <a href="/payers/7">Asha</a> },
    { key: 'upi', label: 'Payer', value: null },
  ];
  const pairs = () => {
    const texts = (role: 'term' | 'definition') =>
      screen.getAllByRole(role).map((element) => element.textContent);
    const values = texts('definition');
    return texts('term').map((label, index) => `${label}: ${values[index]}`);
  };

  it.each([false, true])(
    'has each value beside its label, also an empty one (stacked: %s)',
    async (stacked) => {
      renderUi(<KeyValueList items={items} stacked={stacked} columns={3} />);
      expect(pairs()).toEqual(['Order: C1', 'Payer: Asha', 'Payer: ']);
      for (const term of screen.getAllByRole('term')) {
        expect(term.nextElementSibling?.tagName).toBe('DD');
        expect(term.parentElement?.parentElement?.tagName).toBe('DL');
      }
      expect(screen.getByRole('link', { name: 'Asha' }).getAttribute('href')).toBe('/payers/7');
      expect(await findAxeViolations()).toEqual([]);
    },
  );

  it('keeps the state of a value when another one is inserted before it', () => {
    const kept = { key: 'note', label: 'Note', value: <input aria-label="Note" /> };
    const { rerender } = renderUi(<KeyValueList items={[kept]} />);
    const before = screen.getByRole('textbox');
    rerender(<KeyValueList items={[{ key: 'no', label: 'Order', value: 'C1' }, kept]} />);
    expect(screen.getByRole('textbox')).toBe(before);
  });
});

it('a relative time shows the exact one to pointer and keyboard', async () => {
  const threeMinutesAgo = new Date(Date.now() - 190_000).toISOString();
  const { user } = renderUi(
    <RelativeTime dateTime={threeMinutesAgo} language="en-US" exact="2026-11-22 10:00:00 (Asia/Shanghai)" />,
  );
  const time = screen.getByText('3 minutes ago');
  expect(time.getAttribute('datetime')).toBe(threeMinutesAgo);
  await user.tab();
  expect(document.activeElement).toBe(time);
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toContain('Asia/Shanghai'));
});

describe('a masked account', () => {
  it('is plain text without the permission to see it', () => {
    renderUi(<MaskedAccount masked="•••• 4821" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is shown on request and hidden again', async () => {
    const { user } = renderUi(
      <MaskedAccount
        masked="•••• 4821"
        reveal={{ load: async () => '6222020200112234821', problemText: String }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.getByText('6222020200112234821')).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('6222020200112234821')).toBeNull();
  });

  it('explains why it could not be shown, and stays masked', async () => {
    const load = () => Promise.reject(new Error('Not allowed now'));
    const { user } = renderUi(
      <MaskedAccount
        masked="•••• 4821"
        reveal={{ load, problemText: (error) => (error instanceof Error ? error.message : '') }}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.getByText('Not allowed now')).toBeDefined());
    expect(screen.getByText('•••• 4821')).toBeDefined();
  });
});

const labels = {
  before: 'Before',
  after: 'After',
  field: 'Field',
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  same: 'same',
  onlyChanges: 'Only changes',
  none: 'No difference',
};

describe('a difference', () => {
  it('marks each change with a word and a sign, and hides equal parts until requested', async () => {
    const { user } = renderUi(
      <DiffView
        label="Changes"
        before={{ name: 'A', limit: 1, old: true }}
        after={{ name: 'A', limit: 2, fresh: 'x' }}
        labels={labels}
        fieldName={([name]) => (name === 'limit' ? 'Daily limit' : undefined)}
      />,
    );
    const rows = () => screen.getAllByRole('rowheader').map((header) => header.textContent);
    expect(rows()).toEqual(['~changedDaily limit', '−removedold', '+addedfresh']);
    expect(await findAxeViolations()).toEqual([]);
    await user.click(screen.getByRole('switch', { name: 'Only changes' }));
    expect(rows()).toContain('samename');
  });

  it('reports when there is none', () => {
    renderUi(<DiffView label="Changes" before={{ a: 1 }} after={{ a: 1 }} labels={labels} />);
    expect(screen.getByText('No difference')).toBeDefined();
  });

  it('of texts is listed line by line', async () => {
    renderUi(<TextDiffView label="Script" before={'a\nb'} after={'a\nc'} labels={labels} />);
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '11a',
      '2−removedb',
      '2+addedc',
    ]);
    expect(await findAxeViolations()).toEqual([]);
  });
});

describe('a small table', () => {
  const rows = [
    { code: 'P1', amount: '1,200.00' },
    { code: 'P2', amount: '80.00' },
  ];
  const table = (
    <SmallTable
      label="Payouts"
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        {
          key: 'chosen',
          head: 'Select all',
          control: <input type="checkbox" aria-label="Select all" />,
          cell: ({ code }) => <input type="checkbox" aria-label={`Select ${code}`} />,
        },
        { key: 'order', head: 'Order', cell: ({ code }) => code },
        { key: 'amount', head: 'Amount', atEnd: true, cell: ({ amount }) => amount },
      ]}
    />
  );

  it('is a named table that keyboards can scroll, and names each value also where rows are blocks', async () => {
    renderUi(table);
    expect(screen.getByRole('region', { name: 'Payouts' }).tabIndex).toBe(0);
    expect(screen.getByRole('table', { name: 'Payouts' })).toBeTruthy();
    // The words of a control stand beside it where rows are blocks.
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Select all',
      'Order',
      'Amount',
    ]);
    expect(screen.getByRole('cell', { name: '80.00' }).dataset.head).toBe('Amount');
    expect(await findAxeViolations()).toEqual([]);
  });
});
