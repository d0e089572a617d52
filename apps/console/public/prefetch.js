// Requests in advance the data that the page needs when its scripts have loaded: the configuration and, for a
// signed-in user, the user info and the first rows of an order list in its default state. The requests must
// equal those of the SDK exactly. src/shared/prefetch.ts passes each response to the matching request only.
(() => {
  const token = /(?:^|; )(?:__Host-)?platform_token=([^;]+)/.exec(document.cookie)?.[1];
  const page = location.pathname + location.search;
  const asked = {};
  const ask = (address, method) => {
    const entry = { token: method && decodeURIComponent(token), at: Infinity };
    entry.answer = fetch(address, {
      method,
      headers: method && { token: entry.token },
      credentials: 'include',
      redirect: 'manual',
    });
    entry.answer.then(
      () => {
        entry.at = performance.now();
      },
      () => {},
    );
    asked[location.origin + address] = entry;
  };
  ask('/config.json');
  if (token && !/^\/(login|googleVerify)\b/.test(page)) {
    ask('/v1.0/user/getInfo', 'POST');
    if (/^\/order\/list(\/customerService)?$/.test(page))
      ask(
        '/v1.0/order/getList?withSummary=true&orderType=1&sortBy=createdAt&sortOrder=desc&pageIndex=1&pageNum=50',
        'GET',
      );
  }
  window.platformAhead = asked;
  // The first time formatter makes the browser search all its languages, which takes longer than starting the
  // console. Create it after the first frame is painted, while the other scripts are loading.
  requestAnimationFrame(() => setTimeout(() => new Intl.DateTimeFormat()));
})();
