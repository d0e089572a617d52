// Runs before the first paint, so that a dark room is not lit by a white flash. A file of its own because the
// content security policy allows no inline script. src/app/theme.ts owns the rule; this repeats its first step.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('platform.theme');
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
