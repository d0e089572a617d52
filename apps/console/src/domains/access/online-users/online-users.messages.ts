import { defineMessages } from '../../../shared/messages.ts';

export const onlineMessages = defineMessages('onlineUsers', {
  table: { 'zh-CN': '在线用户', 'zh-TW': '線上使用者', 'en-US': 'Online users' },
  account: { 'zh-CN': '账号', 'zh-TW': '帳號', 'en-US': 'Account' },
  name: { 'zh-CN': '昵称', 'zh-TW': '暱稱', 'en-US': 'Nickname' },
  role: { 'zh-CN': '角色', 'zh-TW': '角色', 'en-US': 'Role' },
  presence: { 'zh-CN': '状态', 'zh-TW': '狀態', 'en-US': 'Status' },
  online: { 'zh-CN': '在线', 'zh-TW': '線上', 'en-US': 'Online' },
  idle: { 'zh-CN': '闲置', 'zh-TW': '閒置', 'en-US': 'Idle' },
  ip: { 'zh-CN': '登录地址', 'zh-TW': '登入 IP', 'en-US': 'Sign-in IP' },
  agent: { 'zh-CN': '浏览器', 'zh-TW': '瀏覽器', 'en-US': 'Browser' },
  rawAgent: { 'zh-CN': '浏览器标识', 'zh-TW': '瀏覽器識別', 'en-US': 'User agent' },
  createdAt: { 'zh-CN': '登录时间', 'zh-TW': '登入時間', 'en-US': 'Signed in' },
  lastSeenAt: { 'zh-CN': '最近活动', 'zh-TW': '最近活動', 'en-US': 'Last seen' },
  handle: { 'zh-CN': '会话编号', 'zh-TW': '工作階段編號', 'en-US': 'Session ID' },
  actions: { 'zh-CN': '操作', 'zh-TW': '操作', 'en-US': 'Actions' },
  current: { 'zh-CN': '本机', 'zh-TW': '本機', 'en-US': 'This session' },
  partOf: { 'zh-CN': '填写一部分即可', 'zh-TW': '填寫一部分即可', 'en-US': 'Partial match' },
  beginning: { 'zh-CN': '填写开头即可', 'zh-TW': '填寫開頭即可', 'en-US': 'Starts with' },
  onlyOnline: { 'zh-CN': '只看在线', 'zh-TW': '只看線上', 'en-US': 'Online only' },
  details: { 'zh-CN': '会话详情', 'zh-TW': '工作階段詳情', 'en-US': 'Session details' },
  others: {
    'zh-CN': '该账号的其他会话',
    'zh-TW': '此帳號的其他工作階段',
    'en-US': 'Other sessions of this account',
  },
  noOthers: { 'zh-CN': '没有其他会话', 'zh-TW': '沒有其他工作階段', 'en-US': 'No other sessions' },
  notFound: {
    'zh-CN': '这个会话已经结束',
    'zh-TW': '這個工作階段已經結束',
    'en-US': 'This session has ended',
  },
  none: { 'zh-CN': '没有会话', 'zh-TW': '沒有工作階段', 'en-US': 'No sessions' },
  end: { 'zh-CN': '强制下线', 'zh-TW': '強制登出', 'en-US': 'Sign out' },
  endOne: {
    'zh-CN': '强制下线：{{account}}',
    'zh-TW': '強制登出：{{account}}',
    'en-US': 'Sign out: {{account}}',
  },
  endAllOf: {
    'zh-CN': '结束该账号的全部会话（{{count}}）',
    'zh-TW': '結束此帳號的全部工作階段（{{count}}）',
    'en-US': 'End all sessions of this account ({{count}})',
  },
  endTitle: {
    'zh-CN': '强制 {{account}} 下线？',
    'zh-TW': '強制登出 {{account}}？',
    'en-US': 'Sign {{account}} out?',
  },
  endBody: {
    'zh-CN': '该会话立即结束，实时连接随之断开；没有保存的内容会丢失。对方可以重新登录。',
    'zh-TW': '此工作階段立即結束，即時連線隨之中斷；未儲存的內容會遺失。對方可以重新登入。',
    'en-US':
      'The session and its live connection end immediately; unsaved work is lost. The user can sign in again.',
  },
  endManyBody: {
    'zh-CN': '这些会话立即结束，实时连接随之断开；没有保存的内容会丢失。对方可以重新登录。',
    'zh-TW': '這些工作階段立即結束，即時連線隨之中斷；未儲存的內容會遺失。對方可以重新登入。',
    'en-US':
      'These sessions and their live connections end immediately; unsaved work is lost. The users can sign in again.',
  },
  ended: {
    'zh-CN': '{{account}} 已下线',
    'zh-TW': '{{account}} 已登出',
    'en-US': '{{account}} signed out',
  },
  ownSession: {
    'zh-CN': '这是您正在使用的会话，请从右上角退出',
    'zh-TW': '這是您正在使用的工作階段，請由右上角登出',
    'en-US': 'Your current session: log out at the top right',
  },
  notYours: {
    'zh-CN': '您的角色不能管理该账号',
    'zh-TW': '您的角色無法管理此帳號',
    'en-US': 'Your role cannot manage this account',
  },
});
