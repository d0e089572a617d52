/** Whether the browser, or the embedding frame, allows full screen. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

export async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // The browser refused (a policy or a frame). The page stays as it is.
  }
}
