import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';
import { html, table } from './html.ts';
import { markdown, slugOf } from './markdown.ts';

it('marks words, texts, numbers and comments, and nothing within a text', () => {
  expect(highlight("const a = 'new 1'; // if").text).toBe(
    '<span class="code-word">const</span> a = <span class="code-string">&#39;new 1&#39;</span>; <span class="code-comment">// if</span>',
  );
  expect(highlight('{"n": 12.5, "t": true}').text).toBe(
    '{<span class="code-string">&quot;n&quot;</span>: <span class="code-number">12.5</span>, <span class="code-string">&quot;t&quot;</span>: <span class="code-word">true</span>}',
  );
});

it('never turns a text into markup', () => {
  expect(html`<b title="${'"><script>'}">${'<i>'}</b>`.text).toBe(
    '<b title="&quot;&gt;&lt;script&gt;">&lt;i&gt;</b>',
  );
  expect(highlight('<script>').text).toBe('&lt;script&gt;');
  expect(markdown('<script>alert(1)</script> and [x](javascript:alert)').text).not.toMatch(
    /<script|href="javascript/,
  );
  expect(table({ label: '"', head: ['<'], rows: [['<b>']] }).text).not.toMatch(/<b>|label="""/);
});

it('omits absent values, and keeps zero', () => {
  expect(html`${undefined}${false}${0}${['a', html`<b></b>`]}`.text).toBe('0a<b></b>');
});

it('generates the anchors that links within a README use', () => {
  expect(slugOf('For a script or an integration')).toBe('for-a-script-or-an-integration');
  expect(slugOf('Where a call’s time goes: 2 parts')).toBe('where-a-calls-time-goes-2-parts');
});
