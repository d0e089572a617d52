// Keeps the payer's page up to date: polls the order's status, counts down the remaining time, and copies
// fields. The server renders everything; without this script the page reloads itself.

const secondMs = 1_000;
const longestWaitMs = 30 * secondMs;
const requestLimitMs = 10 * secondMs;
/** While an account is being allocated the server waits for it before it answers; shorter than the request's limit. */
const waitSeconds = 8;
/** Polling stops after this time. A payer who returns later reloads the page. */
const pollLimitMs = 3 * 60 * 60 * secondMs;

const startedAt = Date.now();
/** How far the server's clock is ahead of this device's. */
const aheadMs = Date.parse(document.body.dataset.now ?? '') - Date.now() || 0;
let failures = 0;
let timer = 0;
let askedAt = 0;

const cashier = () => document.getElementById('cashier');
const isPreparing = () => cashier().dataset.status === 'preparing';

const say = (text) => {
  document.getElementById('news').textContent = text;
};

function count() {
  const left = document.getElementById('left');
  if (!left) return;
  const endsAt = Date.parse(left.dataset.expires);
  const seconds = Math.max(0, Math.floor((endsAt - Date.now() - aheadMs) / secondMs));
  const two = (value) => String(value).padStart(2, '0');
  left.textContent = `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
  left.classList.toggle('soon', seconds < 60);
}

function plan() {
  clearTimeout(timer);
  const again = Number(cashier().dataset.again);
  if (!again || document.hidden || Date.now() - startedAt > pollLimitMs) return;
  const pauseMs = Math.min(longestWaitMs, again * 2 ** failures);
  // The first request follows at once, and so does the next after one that waited on the server.
  const heldMs = isPreparing() && failures === 0 ? Date.now() - askedAt : 0;
  timer = setTimeout(ask, Math.max(0, pauseMs - heldMs));
}

async function ask() {
  askedAt = Date.now();
  try {
    const response = await fetch(location.href, {
      cache: 'no-store',
      headers: {
        'if-none-match': cashier().dataset.etag,
        ...(isPreparing() && { prefer: `wait=${waitSeconds}` }),
      },
      signal: AbortSignal.timeout(requestLimitMs),
    });
    if (response.status === 200) show(await response.text());
    else if (response.status !== 304) throw new Error(`status ${response.status}`);
    failures = 0;
  } catch {
    failures += 1;
  }
  document.getElementById('lost')?.toggleAttribute('hidden', failures < 2);
  plan();
}

function show(text) {
  const next = new DOMParser().parseFromString(text, 'text/html');
  const shown = next.getElementById('cashier');
  if (!shown) return;
  const before = cashier().dataset.status;
  const typed = document.getElementById('said');
  const field = shown.querySelector('#said');
  const keepsTyping = typed && field && typed.name === field.name && typed.value !== typed.defaultValue;
  const hadFocus = document.activeElement === typed;
  if (keepsTyping) field.value = typed.value;
  cashier().replaceWith(shown);
  if (hadFocus && field) field.focus();
  document.title = next.title;
  count();
  if (shown.dataset.status !== before) say(shown.querySelector('h1').textContent);
}

async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    // Copying is not allowed here (plain http, an old browser), so select the text for the payer to copy.
    const text = button.previousElementSibling;
    if (text) getSelection().selectAllChildren(text);
    return;
  }
  const label = button.textContent;
  button.textContent = button.dataset.copied;
  say(button.dataset.copied);
  setTimeout(() => {
    button.textContent = label;
  }, 2 * secondMs);
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-copy]');
  // Ignore clicks while the button says "copied".
  if (button && button.textContent !== button.dataset.copied) void copy(button);
});
document.addEventListener('visibilitychange', () => {
  clearTimeout(timer);
  if (!document.hidden && cashier().dataset.again) void ask();
});

count();
setInterval(count, secondMs);
plan();
