/** Browser and system from a user agent, with common names. */
export interface Agent {
  /** "Chrome 141"; null if unknown (e.g. a script). */
  browser: string | null;
  /** "Windows", "Android"; null if not given. */
  system: string | null;
  isPhone: boolean;
}

/** The first match wins, because most browsers also name those they derive from. */
const browsers: readonly [name: string, pattern: RegExp][] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
  ['curl', /^curl\/(\d+)/],
  ['Node.js', /^node(?:\/(\d+))?/],
];

const systems: readonly [name: string, pattern: RegExp][] = [
  ['HarmonyOS', /HarmonyOS/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
];

export function readAgent(userAgent: string): Agent {
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
  const isPhone = /Mobile|Android|iPhone/.test(userAgent);
  for (const [name, pattern] of browsers) {
    const found = pattern.exec(userAgent);
    if (found) return { browser: found[1] ? `${name} ${found[1]}` : name, system, isPhone };
  }
  return { browser: null, system, isPhone };
}

/** One line: "Chrome 141 · Windows". An unknown agent is returned as it is. */
export function agentText(userAgent: string): string {
  const { browser, system } = readAgent(userAgent);
  return [browser, system].filter(Boolean).join(' · ') || userAgent;
}
