// @ts-check
// Shows the simulated chats, live, and writes as one of their people.

/** @typedef {{ id: number, chatId: number, from: string, isBot: boolean, text: string, fileId: string | null, atMs: number }} Post */
/** @typedef {{ id: number, title: string, people: number[], posts: Post[] }} Chat */
/** @typedef {{ id: number, name: string }} Person */
/** @typedef {{ orderNo: string, amount: string, payee: string, reference: string, atMs: number }} Slip */

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
const slips = element('slips', HTMLDivElement);
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

/** @param {Chat} chat */
function lastOf({ posts: all }) {
  const last = all.at(-1);
  // A picture without a text is called as beside its input.
  return last?.text || (last?.fileId ? (picture.labels?.[0]?.textContent ?? '') : '');
}

function showChats() {
  list.replaceChildren(
    ...chats.map((chat) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(make('strong', '', chat.title), make('span', 'last', lastOf(chat)));
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
  void showSlips();
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

/** @param {string} caption @param {File | undefined} file @returns {Promise<boolean>} whether it was sent */
async function write(caption, file) {
  const message = {
    chatId: shownId,
    personId: Number(person.value),
    text: caption,
    ...(file ? { picture: { name: file.name, type: file.type, base64: await base64Of(file) } } : {}),
  };
  const answer = await fetch('/chats/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  }).catch(() => undefined);
  failed.hidden = answer?.ok === true;
  return answer?.ok === true;
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const file = picture.files?.[0];
  if (text.value.trim() === '' && !file) return;
  if (!(await write(text.value, file))) return;
  text.value = '';
  picture.value = '';
  text.focus();
});

/** The payment as a payer's app shows it. @param {Slip} slip @returns {Promise<File>} */
function pictureOf({ orderNo, amount, payee, reference, atMs }) {
  const canvas = document.createElement('canvas');
  canvas.width = 1080;
  canvas.height = 900;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#202124';
  /** @type {[text: string, y: number, font: string][]} */
  const lines = [
    ['Payment successful', 130, 'bold 56px sans-serif'],
    [`Amount: ${amount}`, 270, 'bold 48px sans-serif'],
    [`Beneficiary: ${payee}`, 380, '44px sans-serif'],
    [`UTR: ${reference}`, 490, '44px sans-serif'],
    [`Date: ${new Date(atMs).toISOString().slice(0, 16).replace('T', ' ')}`, 600, '44px sans-serif'],
    [`Remarks: ${orderNo}`, 710, '44px sans-serif'],
  ];
  for (const [line, y, font] of lines) {
    pen.font = font;
    pen.fillText(line, 70, y, canvas.width - 140);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(new File([blob], `${orderNo}.png`, { type: 'image/png' }));
      else reject(new Error('The picture cannot be drawn.'));
    }, 'image/png');
  });
}

const slipsEveryMs = 5_000;
setInterval(() => document.hidden || showSlips(), slipsEveryMs);

/** Offers the latest payments of the chat's merchant as pictures. */
async function showSlips() {
  const chatId = shownId;
  /** @type {Slip[]} */
  const offered = await fetch(`/chats/slips?chatId=${chatId}`)
    .then((answer) => answer.json())
    .catch(() => []);
  // Another chat may have been opened meanwhile.
  if (chatId !== shownId) return;
  slips.hidden = offered.length === 0;
  const buttons = offered.map((slip) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `${slip.orderNo} · ${slip.amount}`;
    button.addEventListener('click', async () => {
      if (await write(text.value, await pictureOf(slip))) text.value = '';
    });
    return button;
  });
  const [label] = slips.children;
  // The buttons stay while nothing changed, so that they keep the focus.
  const shownTexts = [...slips.querySelectorAll('button')].map(({ textContent }) => textContent).join();
  if (shownTexts === buttons.map(({ textContent }) => textContent).join()) return;
  slips.replaceChildren(...(label ? [label] : []), ...buttons);
}
