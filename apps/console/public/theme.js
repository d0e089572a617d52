// Runs before the first paint, so that a dark room is not lit by a white flash, and whoever is signed in sees the frame
// of his page at once (src/frame.css). A file of its own because the content security policy allows no inline script.
// src/app/theme.ts and src/app/shell/menu.state.ts own the rules; this repeats their first step.
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
