// Runs before the first paint, so that the dark theme does not flash white and a signed-in user sees the page
// frame at once (src/frame.css). A separate file because the content security policy forbids inline scripts.
// src/app/theme.ts and src/app/shell/menu.state.ts define the rules; this file repeats their initial step.
(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(`platform.${key}`);
    } catch {
      return null;
    }
  };
  const choice = stored('theme');
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.classList.toggle('dark', dark);
  const isPublic = /^\/(login|googleVerify)$/.test(location.pathname);
  if (isPublic || !/(^|; )(__Host-)?platform_token=./.test(document.cookie)) return;
  const collapsed = stored('menu.collapsed') ?? String(matchMedia('(max-width: 63.99rem)').matches);
  root.dataset.frame = collapsed === 'true' ? 'narrow' : 'wide';
})();
