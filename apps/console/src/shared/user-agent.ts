/** What a browser says of itself, as people call it. */
export interface Agent {
  /** "Chrome 141"; null where it is none that we know (a script). */
  browser: string | null;
  /** "Windows", "Android"; null where it does not say. */
  system: string | null;
  isPhone: boolean;
}

/** The first that fits counts: most name those that they descend from too. */
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

/** In one line: "Chrome 141 · Windows"; an agent that we do not know by its own words. */
export function agentText(userAgent: string): string {
  const { browser, system } = readAgent(userAgent);
  return [browser, system].filter(Boolean).join(' · ') || userAgent;
}
