const pattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/**
 * Whether a text is a time in wire format, `YYYY-MM-DD HH:mm:ss`, that exists (no 30 February, no hour 24).
 */
export function isPlatformDateTime(text: string): boolean {
  if (!pattern.test(text)) return false;
  const time = new Date(`${text.replace(' ', 'T')}Z`);
  // A time that does not exist parses as NaN or as a later day.
  return time.getTime() >= 0 && time.getUTCDate() === Number(text.slice(8, 10));
}
