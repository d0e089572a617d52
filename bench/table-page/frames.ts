/** What one frame of a person's scrolling covers: a swift turn of the wheel. */
const stepPx = 240;

/** After the next frame has been painted: a frame's callback runs before its painting, a message after it. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  });
}

/** Scrolls a step a frame, down and sometimes back, and takes the time between frames. */
export async function measureScroll(scroller: HTMLElement, frames: number): Promise<number[]> {
  const frameMs: number[] = [];
  let last = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    const back = frame % 60 >= 45;
    scroller.scrollTop += back ? -stepPx : stepPx;
    const now = await nextFrame();
    frameMs.push(now - last);
    last = now;
  }
  return frameMs;
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
