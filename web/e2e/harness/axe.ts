import axe from 'axe-core';

import type { Guest } from './guest';

/** In the browser: whatever moves and ends has its colours when it stands still. */
async function standsStill(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
}

/** The violations of axe-core's serious and critical kinds, one line each. */
export async function violations(guest: Guest): Promise<string[]> {
  await guest.page.evaluate(standsStill);
  if (!(await guest.page.evaluate(() => 'axe' in window))) await guest.page.evaluate(axe.source);
  const options = { resultTypes: ['violations' as const], preload: false };
  const { violations } = await guest.page.evaluate((options) => window.axe.run(document, options), options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
