// Search, theme and language of texts. The pages also work without this script.

/** @param {string} name */
const stored = (name) => {
  try {
    return localStorage.getItem(`platform.${name}`);
  } catch {
    return null;
  }
};

/** @param {string} name @param {string | null} value */
const store = (name, value) => {
  try {
    if (value === null) localStorage.removeItem(`platform.${name}`);
    else localStorage.setItem(`platform.${name}`, value);
  } catch {
    // Without storage the choice is lost when the page closes.
  }
};

const theme = /** @type {HTMLSelectElement} */ (document.getElementById('theme'));
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => {
  const dark = theme.value === 'dark' || (theme.value === 'system' && systemIsDark.matches);
  document.documentElement.classList.toggle('dark', dark);
};
theme.disabled = false;
theme.value = stored('theme') ?? 'system';
theme.addEventListener('change', () => {
  // Same storage key as the console, so that both share the choice.
  store('theme', theme.value === 'system' ? null : theme.value);
  applyTheme();
});
systemIsDark.addEventListener('change', applyTheme);

const language = /** @type {HTMLSelectElement} */ (document.getElementById('language'));
const applyLanguage = () => {
  document.documentElement.dataset.texts = language.value;
};
language.disabled = false;
language.value = stored('docs.texts') ?? 'all';
applyLanguage();
language.addEventListener('change', () => {
  store('docs.texts', language.value === 'all' ? null : language.value);
  applyLanguage();
});

/** @typedef {{ title: string, kind: string, href: string, text: string }} Entry */

const input = /** @type {HTMLInputElement} */ (document.getElementById('search'));
const results = /** @type {HTMLUListElement} */ (document.getElementById('results'));
const shownAtMost = 12;
/** @type {Promise<Entry[]> | undefined} */
let entries;
let active = -1;

const loadEntries = () => (entries ??= fetch('/docs/assets/search.json').then((answer) => answer.json()));

/**
 * Names that start with the input come first, then names that contain it, then texts that contain it.
 * @param {Entry} entry @param {readonly string[]} words
 */
function rank({ title, text }, words) {
  const name = title.toLowerCase();
  const all = `${name} ${text.toLowerCase()}`;
  if (!words.every((word) => all.includes(word))) return 0;
  const [first = ''] = words;
  if (name === words.join(' ')) return 5;
  if (name.startsWith(first)) return 4;
  if (name.split(/[.\s]/).some((part) => part.startsWith(first))) return 3;
  return name.includes(first) ? 2 : 1;
}

/** @param {readonly Entry[]} found */
function show(found) {
  active = -1;
  results.replaceChildren(
    ...found.map(({ title, kind, href, text }, index) => {
      const item = document.createElement('li');
      item.id = `result-${index}`;
      item.role = 'option';
      item.dataset.href = href;
      const name = document.createElement('b');
      name.textContent = title;
      const what = document.createElement('i');
      what.textContent = kind;
      const more = document.createElement('span');
      more.textContent = text;
      item.append(name, what, more);
      return item;
    }),
  );
  if (found.length === 0 && input.value.trim() !== '') {
    const none = document.createElement('li');
    none.className = 'nothing';
    none.role = 'option';
    none.ariaDisabled = 'true';
    none.textContent = `Nothing found for “${input.value.trim()}”.`;
    results.append(none);
  }
  const open = input.value.trim() !== '';
  results.hidden = !open;
  input.ariaExpanded = String(open);
  input.removeAttribute('aria-activedescendant');
}

async function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return show([]);
  const all = await loadEntries();
  const found = all
    .map((entry) => ({ entry, points: rank(entry, words) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.entry.title.length - b.entry.title.length)
    .slice(0, shownAtMost)
    .map(({ entry }) => entry);
  return show(found);
}

/** @param {number} step */
function move(step) {
  const options = [...results.querySelectorAll('[data-href]')];
  if (options.length === 0) return;
  options[active]?.removeAttribute('aria-selected');
  active = (active + step + options.length) % options.length;
  const option = options[active];
  option?.setAttribute('aria-selected', 'true');
  option?.scrollIntoView({ block: 'nearest' });
  if (option) input.setAttribute('aria-activedescendant', option.id);
}

/** @param {Element | null | undefined} option */
function follow(option) {
  const target = option instanceof HTMLElement ? option.dataset.href : undefined;
  if (target === undefined) return;
  results.hidden = true;
  input.ariaExpanded = 'false';
  location.href = target;
}

input.disabled = false;
input.addEventListener('focus', loadEntries, { once: true });
input.addEventListener('input', search);
input.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Enter') {
    follow(results.querySelector('[aria-selected]') ?? results.querySelector('[data-href]'));
  } else if (event.key === 'Escape') {
    input.value = '';
    show([]);
  }
});
results.addEventListener('click', ({ target }) => {
  follow(target instanceof Element ? target.closest('[data-href]') : null);
});
input.addEventListener('blur', () => {
  // Later, so that a click on a result is handled first.
  setTimeout(() => {
    results.hidden = true;
    input.ariaExpanded = 'false';
  }, 150);
});
document.addEventListener('keydown', (event) => {
  const typing =
    event.target instanceof HTMLElement && /^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
});
