import { DialogsProvider, Toaster, toast, UiProvider } from '@platform/ui-kit/skin';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueries } from '../../../../../shared/query.ts';
import { mockPlatform } from '../../../../../shared/testing/mock-platform.ts';
import { PayoutProofs } from './payout.proofs.tsx';

const { fixtures, handlers, use } = mockPlatform();
const orderCode = 'P2026112012000012345678';
const jpeg = 'data:image/jpeg;base64,/9j/4AAQ';
const receipt = (id: number) =>
  fixtures.payoutProof({ id: `0192f0c8-7a1e-7c3a-9d53-0f6f2f6d7a0${id}`, addedBy: 'clerk', attempt: 2 });

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if (file.size < 2) throw new DOMException('no picture', 'InvalidStateError');
    return { width: 3_000, height: 4_000, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function of(
    this: HTMLCanvasElement,
  ) {
    return { canvas: this, fillRect: () => undefined, drawImage: () => undefined } as never;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toast.dismiss();
});

interface Kept {
  list: ReturnType<typeof receipt>[];
  acceptsMore: boolean;
}

function show(kept: Kept, mayAdd = true) {
  const added = vi.fn();
  use(
    handlers.payouts.proofs(() => kept),
    handlers.payouts.addProof((body) => {
      added(body);
      const proof = receipt(kept.list.length + 1);
      kept.list.push(proof);
      return proof;
    }),
  );
  const labels = new Proxy({}, { get: (_target, name) => String(name) }) as never;
  render(
    <QueryClientProvider client={createQueries()}>
      <UiProvider labels={labels}>
        <DialogsProvider>
          <PayoutProofs
            orderCode={orderCode}
            mayAdd={mayAdd}
            within={({ title, children }) => <section aria-label={title}>{children}</section>}
          />
        </DialogsProvider>
        <Toaster />
      </UiProvider>
    </QueryClientProvider>,
  );
  return added;
}

const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('付款回单', { selector: 'input' }), {
    target: { files: [file] },
  });
const photo = new File(['a photo'], 'receipt.jpg', { type: 'image/jpeg' });

it('says who added a receipt to which attempt, and shows it large on request', async () => {
  show({ list: [receipt(1)], acceptsMore: false });
  expect(await screen.findByText(/第 2 次付款，clerk/)).toBeDefined();
  const picture = screen.getByRole('button', { name: '回单 1' });
  fireEvent.click(picture);
  expect(picture.getAttribute('aria-expanded')).toBe('true');
});

it('keeps a chosen picture, drawn anew and small enough', async () => {
  const sides: number[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function of(this: HTMLCanvasElement) {
    sides.push(this.height);
    return this.height > 1_200 ? jpeg.padEnd(700_001, 'A') : jpeg;
  });
  const added = show({ list: [], acceptsMore: true });
  await choose(photo);
  await waitFor(() => expect(added).toHaveBeenCalledWith({ orderCode, picture: jpeg }));
  expect(sides).toEqual([1_600, 1_200]);
  expect(await screen.findByRole('button', { name: '回单 1' })).toBeDefined();
});

it('keeps a pasted picture', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(jpeg);
  const added = show({ list: [], acceptsMore: true });
  fireEvent.paste(await screen.findByLabelText('付款回单', { selector: 'input' }), {
    clipboardData: { files: [photo] },
  });
  await waitFor(() => expect(added).toHaveBeenCalledTimes(1));
});

it('says so when a file is no picture, and sends nothing', async () => {
  const added = show({ list: [], acceptsMore: true });
  await choose(new File(['x'], 'empty.png', { type: 'image/png' }));
  expect(await screen.findByText('无法读取这张图片')).toBeDefined();
  expect(added).not.toHaveBeenCalled();
});

it.each([
  ['the platform takes no more', { acceptsMore: false, mayAdd: true }],
  ['the role only reads', { acceptsMore: true, mayAdd: false }],
])('offers no place for a picture when %s', async (_why, { acceptsMore, mayAdd }) => {
  show({ list: [receipt(1)], acceptsMore }, mayAdd);
  expect(await screen.findByRole('button', { name: '回单 1' })).toBeDefined();
  expect(screen.queryByLabelText('付款回单', { selector: 'input' })).toBeNull();
});
