// @ts-check
// Shows the simulated chats, live, and writes as one of their people.

/** @typedef {{ id: number, chatId: number, from: string, isBot: boolean, text: string, fileId: string | null, atMs: number }} Post */
/** @typedef {{ id: number, title: string, people: number[], posts: Post[] }} Chat */
/** @typedef {{ id: number, name: string }} Person */

/** @type {Chat[]} */
let chats = [];
/** @type {Person[]} */
let people = [];
/** @type {number | undefined} */
let shownId;

/** @template {HTMLElement} Kind @param {string} id @param {new () => Kind} kind */
function element(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`);
  return found;
}
const list = element('chats', HTMLElement);
const posts = element('posts', HTMLDivElement);
const form = element('writing', HTMLFormElement);
const person = element('person', HTMLSelectElement);
const text = element('text', HTMLInputElement);
const picture = element('picture', HTMLInputElement);
const failed = element('failed', HTMLElement);
const offline = element('offline', HTMLElement);

const shown = () => chats.find(({ id }) => id === shownId);
/** @param {number} atMs */
const timeOf = (atMs) => new Date(atMs).toLocaleTimeString(document.documentElement.lang);

/** @param {string} tag @param {string} [className] @param {string} [content] */
function make(tag, className = '', content = '') {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = content;
  return made;
}

function showChats() {
  list.replaceChildren(
    ...chats.map((chat) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(make('strong', '', chat.title), make('span', 'last', chat.posts.at(-1)?.text));
      button.setAttribute('aria-current', String(chat.id === shownId));
      button.addEventListener('click', () => open(chat.id));
      return button;
    }),
  );
}

/** @param {Post} post */
function rowOf(post) {
  const row = make('article', post.isBot ? 'bot' : 'person');
  const head = make('div', 'head');
  head.append(make('strong', '', post.from), make('time', '', timeOf(post.atMs)));
  row.append(head);
  if (post.fileId) {
    const image = document.createElement('img');
    image.src = `/chats/files/${post.fileId}`;
    image.alt = post.text || post.fileId;
    row.append(image);
  }
  if (post.text) row.append(make('p', '', post.text));
  return row;
}

/** @param {number} id */
function open(id) {
  shownId = id;
  const chat = shown();
  element('name', HTMLElement).textContent = chat?.title ?? '';
  posts.replaceChildren(...(chat?.posts ?? []).map(rowOf));
  person.replaceChildren(
    ...people
      .filter(({ id: one }) => chat?.people.includes(one))
      .map(({ id: one, name }) => new Option(name, String(one))),
  );
  showChats();
  // Last, because the form and the list of chats take their heights first.
  posts.scrollTop = posts.scrollHeight;
}

const events = new EventSource('/chats/events');
events.addEventListener('state', ({ data }) => {
  ({ chats, people } = JSON.parse(data));
  offline.hidden = true;
  open(shown()?.id ?? chats[0]?.id ?? 0);
});
events.addEventListener('post', ({ data }) => {
  /** @type {Post} */
  const post = JSON.parse(data);
  const chat = chats.find(({ id }) => id === post.chatId);
  if (!chat) return;
  chat.posts.push(post);
  if (chat.id === shownId) {
    const isAtEnd = posts.scrollHeight - posts.scrollTop - posts.clientHeight < 80;
    posts.append(rowOf(post));
    if (isAtEnd) posts.scrollTop = posts.scrollHeight;
  }
  showChats();
});
events.addEventListener('error', () => {
  offline.hidden = false;
});

/** @param {File} file @returns {Promise<string>} */
const base64Of = (file) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const file = picture.files?.[0];
  if (text.value.trim() === '' && !file) return;
  const message = {
    chatId: shownId,
    personId: Number(person.value),
    text: text.value,
    ...(file ? { picture: { name: file.name, type: file.type, base64: await base64Of(file) } } : {}),
  };
  const answer = await fetch('/chats/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  }).catch(() => undefined);
  failed.hidden = answer?.ok === true;
  if (!answer?.ok) return;
  text.value = '';
  picture.value = '';
  text.focus();
});
