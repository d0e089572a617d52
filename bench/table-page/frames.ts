/** Scroll distance per frame of a fast turn of the wheel. */
const stepPx = 240;

/** Resolves after the next paint: the frame callback runs before it, the message after it. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  });
}

/** Scrolls one step per frame, down and sometimes back, and measures the time between frames. */
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
