// Asks at once what the page will ask for when its scripts are here: how the console is set up, and, where somebody is
// signed in, who it is and the first rows of an order list as it opens. The requests are the SDK's own, to the letter;
// src/shared/prefetch.ts gives their answers to whoever asks the same, and nobody else ever sees them.
(() => {
  const [, token] = /(?:^|; )(?:__Host-)?platform_token=([^;]+)/.exec(document.cookie) ?? [];
  const asked = {};
  const ask = (address, own) => {
    const entry = { token: own && decodeURIComponent(token), at: Infinity };
    const headers = own && { token: entry.token };
    entry.answer = fetch(address, { ...own, headers, credentials: 'include', redirect: 'manual' });
    entry.answer.then(
      () => {
        entry.at = performance.now();
      },
      () => {},
    );
    asked[address] = entry;
  };
  ask('/config.json');
  if (token && !/^\/(login|googleVerify)$/.test(location.pathname)) {
    ask('/v1.0/user/getInfo', { method: 'POST' });
    if (/^\/order\/list(\/customerService)?$/.test(location.pathname) && !location.search)
      ask('/v1.0/order/getList?withSummary=true&orderType=1&pageIndex=1&pageNum=50', { method: 'GET' });
  }
  window.platformAhead = asked;
  // The first formatter of times has the browser look through all the languages that it knows, which takes longer than
  // the console's own first step. It is made when the first frame is painted and the other scripts are on their way.
  requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat()));
})();
