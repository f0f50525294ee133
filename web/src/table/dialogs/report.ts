import type { TableNow } from '../../generated/table';

/** What a report of a problem is made of. Everything in it was on the reporter's own screen. */
export interface Reported {
  now: TableNow;
  /** The log in words. */
  log: readonly string[];
  /** What this browser sent, in the game's notation. */
  sent: readonly string[];
  version: string;
  browser: string;
  screen: string;
  /** The headings, in the reader's language. */
  say(key: string, args?: Record<string, string | number>): string;
}

function section(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

/** One text that says all that is needed to look into a problem. */
export function reportText({ now, log, sent, version, browser, screen, say }: Reported): string {
  const { game_now: match } = now;
  const options = Object.entries(now.options).map(([key, value]) => `${key}=${value}`);
  const facts = [
    `${now.game} ${options.join(' ')}`.trim(),
    `table ${now.id}, ${now.phase}, seq ${now.seq}`,
    `seat ${now.viewer ?? '-'} of ${now.seats.length} (${now.seats.map(({ kind, bot }) => bot ?? kind).join(', ')})`,
    ...(match ? [`step ${match.step}, asked ${match.asked.join(' ') || '-'}, prompt ${match.prompt ?? '-'}`] : []),
    ...(match ? [`stamp ${match.stamp}`] : []),
    `dighouse ${version}`,
    browser,
    screen,
  ];
  const nothing = [say('house-nothing')];
  return [
    say('web-report-head'),
    section(say('web-report-facts'), facts),
    section(say('web-report-sent'), sent.length > 0 ? sent : nothing),
    section(say('web-report-log'), log.length > 0 ? log : nothing),
    section(say('web-report-view'), [JSON.stringify(match?.view ?? null)]),
  ].join('\n\n');
}
