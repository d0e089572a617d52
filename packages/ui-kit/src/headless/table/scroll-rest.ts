/** Scrolling has stopped when there was no scroll event for this time and this number of frames. */
const restMs = 150;
const restFrames = 3;

/**
 * Calls back when scrolling has stopped. Frames are counted as well, because on a busy machine two frames can
 * be further apart than the delay. Returns a function that stops watching.
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
