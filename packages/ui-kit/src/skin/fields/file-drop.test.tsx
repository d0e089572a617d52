import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { acceptsFile, fileProblem } from '../../headless/files/index.ts';
import { findAxeViolations } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { FileDrop, type FileDropItem } from './file-drop.tsx';

const file = (name: string, bytes = 10, type = 'text/csv') => new File(['x'.repeat(bytes)], name, { type });
const labels = {
  choose: 'Choose a file or drop it here',
  drop: 'Let go to add',
  hint: 'CSV, up to 100 bytes',
  refused: ({ name, problem }: { name: string; problem: string }) => `${name}: ${problem}`,
  retry: 'Retry',
  sending: 'Sending',
};

function renderDrop(props: { items?: readonly FileDropItem[]; multiple?: boolean } = {}) {
  const onFiles = vi.fn();
  const onRemove = vi.fn();
  const view = renderUi(
    <FileDrop
      label="Orders"
      accept=".csv"
      mostBytes={100}
      items={[]}
      onFiles={onFiles}
      onRemove={onRemove}
      labels={labels}
      {...props}
    />,
  );
  return { ...view, onFiles, onRemove };
}
const drop = (files: File[]) =>
  fireEvent.drop(screen.getByText(labels.choose), { dataTransfer: { files, types: ['Files'] } });

describe('accepted files', () => {
  it('depend on extension, type and size', () => {
    expect(acceptsFile({ name: 'A.CSV', type: '' }, '.csv, .xlsx')).toBe(true);
    expect(acceptsFile({ name: 'a.csv.exe', type: 'text/csv' }, '.csv')).toBe(false);
    expect(acceptsFile({ name: 'a', type: 'image/png' }, 'image/*')).toBe(true);
    expect(acceptsFile({ name: 'a', type: 'imagery/png' }, 'image/*')).toBe(false);
    expect(fileProblem({ name: 'a.csv', type: '', size: 0 }, {})).toBe('empty');
    expect(fileProblem({ name: 'a.csv', type: '', size: 11 }, { mostBytes: 10 })).toBe('size');
  });
});

it('is a named field that the keyboard reaches', async () => {
  const { user, onFiles } = renderDrop();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Orders'));
  await user.upload(screen.getByLabelText('Orders'), file('a.csv'));
  expect(onFiles).toHaveBeenCalledTimes(1);
  expect(await findAxeViolations()).toEqual([]);
});

it('explains which files were refused, and takes the others', () => {
  const { onFiles } = renderDrop({ multiple: true });
  drop([file('a.csv'), file('b.pdf', 10, 'application/pdf'), file('c.csv', 500), file('d.csv', 0)]);
  expect(onFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['a.csv']);
  expect(screen.getByRole('alert').textContent).toBe('b.pdf: typec.csv: sized.csv: empty');
});

it('takes one file in single mode', () => {
  const { onFiles } = renderDrop();
  drop([file('a.csv'), file('b.csv')]);
  expect(onFiles.mock.calls[0]?.[0]).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toBe('b.csv: tooMany');
});

it('shows the progress of each file, and removes it', async () => {
  const { user, onRemove } = renderDrop({
    items: [
      { id: '1', name: 'a.csv', size: '10 B', state: 'sending', progress: 0.4 },
      { id: '2', name: 'b.csv', size: '12 B', state: 'failed', note: 'Line 3 has no amount' },
    ],
  });
  expect(screen.getByRole('progressbar', { name: 'Sending a.csv' }).getAttribute('aria-valuenow')).toBe(
    '0.4',
  );
  expect(screen.getByRole('alert').textContent).toBe('Line 3 has no amount');
  await user.click(screen.getByRole('button', { name: 'Remove b.csv' }));
  expect(onRemove).toHaveBeenCalledWith('2');
});
