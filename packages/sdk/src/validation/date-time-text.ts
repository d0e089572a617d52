const pattern = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Whether a text is a time of the wire, `YYYY-MM-DD HH:mm:ss`, of a day that exists (no 30 February, no hour 24). */
export function isPlatformDateTime(text: string): boolean {
  if (!pattern.test(text)) return false;
  const time = new Date(`${text.replace(' ', 'T')}Z`);
  // What does not exist is no time, or one of a later day.
  return time.getTime() >= 0 && time.getUTCDate() === Number(text.slice(8, 10));
}
