import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createMemorySession, createPlatform } from '@platform/sdk';
const demo = JSON.parse(readFileSync('/tmp/rc/data/demo.json','utf8'));
const session = createMemorySession();
const p = createPlatform({ baseUrl:'http://127.0.0.1:4711', session });
await p.session.login({ userName:'admin', password: demo.password, googleCode:'' });
const b = await chromium.launch({ executablePath:'/usr/bin/chromium-headless-shell', args:['--no-sandbox'] });
const c = await b.newContext({ locale:'zh-CN', viewport:{width:1440,height:900}, reducedMotion:'reduce' });
await c.addCookies([{name:'platform_token',value:session.get('token'),url:'http://127.0.0.1:4711',sameSite:'Strict'}]);
const page = await c.newPage();
await page.goto('http://127.0.0.1:4711/bankStatement/list?state=unmatched');
await page.getByRole('grid').locator('[role=row][data-row-id]').first().waitFor();
await page.getByRole('grid').locator('[role=row][data-row-id]').first().getByRole('button',{name:'查看详情'}).click();
await page.getByRole('button',{name:'手动匹配'}).waitFor();
for (let i=0;i<16;i++){ await page.keyboard.press('Tab'); console.log(await page.evaluate(()=>{const a=document.activeElement;return a?.tagName+' '+(a?.getAttribute('aria-label')??a?.textContent?.slice(0,30))+' '+a?.getAttribute('aria-disabled')})); }
await b.close();
