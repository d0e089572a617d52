/** Nothing has been scrolled for this long, and the page has been painted this often since. */
const restMs = 150;
const restFrames = 3;

/**
 * Calls back when scrolling has come to rest. Frames are counted besides the time, because on a machine that is busy
 * two of them may be further apart than a rest is long. Returns what ends the watch.
 */
export function watchScrollRest(scroller: HTMLElement, onRest: () => void): () => void {
  let lastScrollMs = 0;
  let frames = 0;
  let pending = 0;
  const onFrame = (nowMs: number) => {
    frames += 1;
    pending = 0;
    if (frames >= restFrames && nowMs - lastScrollMs >= restMs) onRest();
    else pending = requestAnimationFrame(onFrame);
  };
  const onScroll = () => {
    lastScrollMs = performance.now();
    frames = 0;
    pending ||= requestAnimationFrame(onFrame);
  };
  scroller.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(pending);
    scroller.removeEventListener('scroll', onScroll);
  };
}
