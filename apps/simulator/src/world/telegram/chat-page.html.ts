type Language = 'zh-CN' | 'zh-TW' | 'en-US';

const texts: Record<Language, Readonly<Record<string, string>>> = {
  'zh-CN': {
    title: '模拟的 Telegram',
    about: '这些对话由模拟器生成，不会连接 Telegram。选择一个群组，以其中某人的身份发言，例如 /help。',
    chats: '群组',
    writeAs: '身份',
    message: '消息',
    picture: '图片',
    slips: '发送付款凭证',
    send: '发送',
    empty: '还没有消息',
    offline: '连接已断开，正在重连…',
    failed: '发送失败',
  },
  'zh-TW': {
    title: '模擬的 Telegram',
    about: '這些對話由模擬器產生，不會連線到 Telegram。選擇一個群組，以其中某人的身分發言，例如 /help。',
    chats: '群組',
    writeAs: '身分',
    message: '訊息',
    picture: '圖片',
    slips: '傳送付款憑證',
    send: '傳送',
    empty: '還沒有訊息',
    offline: '連線已中斷，正在重新連線…',
    failed: '傳送失敗',
  },
  'en-US': {
    title: 'Simulated Telegram',
    about:
      'The simulator plays these chats; nothing reaches Telegram. Choose a group and write as one of its people, such as /help.',
    chats: 'Groups',
    writeAs: 'Write as',
    message: 'Message',
    picture: 'Picture',
    slips: 'Send a slip',
    send: 'Send',
    empty: 'No messages yet',
    offline: 'Connection lost, reconnecting…',
    failed: 'Not sent',
  },
};

/** @param wanted a language, or the header of the browser with its languages */
function languageOf(wanted: string): Language {
  for (const part of wanted.split(',')) {
    if (/^\s*zh-(TW|HK|MO|Hant)/i.test(part)) return 'zh-TW';
    if (/^\s*zh/i.test(part)) return 'zh-CN';
    if (/^\s*en/i.test(part)) return 'en-US';
  }
  return 'en-US';
}

/** The page of the chats; its script fills it. */
export function chatPageHtml(wanted: string): string {
  const language = languageOf(wanted);
  const text = (name: string): string => texts[language][name] ?? '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text('title')}</title>
<link rel="stylesheet" href="/chats.css">
<link rel="icon" href="data:,">
<script src="/chats.js" type="module"></script>
</head>
<body>
<header><h1>${text('title')}</h1><p>${text('about')}</p></header>
<main>
<nav id="chats" aria-label="${text('chats')}"></nav>
<section aria-labelledby="name">
<h2 id="name"></h2>
<p id="offline" role="status" hidden>${text('offline')}</p>
<div id="posts" role="log" aria-live="polite" tabindex="0" data-empty="${text('empty')}"></div>
<div id="slips" role="group" aria-labelledby="slips-name" hidden><span id="slips-name">${text('slips')}</span></div>
<form id="writing" autocomplete="off">
<label>${text('writeAs')} <select id="person"></select></label>
<label class="wide"><span class="hidden">${text('message')}</span><input id="text" placeholder="${text('message')}" maxlength="4096"></label>
<label>${text('picture')} <input id="picture" type="file" accept="image/*"></label>
<button>${text('send')}</button>
<p id="failed" role="alert" hidden>${text('failed')}</p>
</form>
</section>
</main>
</body>
</html>
`;
}
