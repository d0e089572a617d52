/** Whether the browser, or the frame that the console stands in, allows it. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

export async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // The browser refused (a policy, a frame): the page simply stays as it is.
  }
}
