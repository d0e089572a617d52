import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { JsonView } from './json-view.tsx';
import { QrCode } from './qr-code.tsx';
import { Timeline } from './timeline.tsx';

it('JSON is shown completely as text, reachable by keyboard and copied as shown', async () => {
  const { user } = renderUi(<JsonView label="Request" value='{"order":90071992547409931,"note":"<b>"}' />);
  const request = screen.getByRole('region', { name: 'Request' });
  const shown = '{\n  "order": 90071992547409931,\n  "note": "<b>"\n}';
  expect(request.querySelector('pre')?.textContent).toBe(shown);
  expect(request.querySelector('b')).toBeNull();
  await user.tab();
  expect(document.activeElement?.tagName).toBe('PRE');
  await user.click(within(request).getByRole('button'));
  expect(await navigator.clipboard.readText()).toBe(shown);
});

it('a QR code is an image with a text: each dark module once, within its quiet zone', () => {
  renderUi(
    <QrCode
      label="Pay by scanning"
      modules={[
        [true, false],
        [false, true],
      ]}
    />,
  );
  const picture = screen.getByRole('img', { name: 'Pay by scanning' });
  expect(picture.getAttribute('viewBox')).toBe('0 0 10 10');
  expect(picture.querySelector('path')?.getAttribute('d')).toBe('M4 4h1v1h-1zM5 5h1v1h-1z');
});

it('a timeline is a list of events in order', () => {
  renderUi(
    <Timeline
      items={[
        { id: 'a', tone: 'neutral', title: 'Created', time: '10:30:00' },
        { id: 'b', tone: 'danger', title: 'Callback failed', body: 'Answered 502.' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Created10:30:00',
    'Callback failedAnswered 502.',
  ]);
});
