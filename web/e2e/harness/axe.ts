import axe from 'axe-core';

import type { Guest } from './guest';

/** The violations of axe-core's serious and critical kinds, one line each. */
export async function violations(guest: Guest): Promise<string[]> {
  // Whatever still moves has its colours when it stands still.
  await guest.page.evaluate(() =>
    Promise.all(document.getAnimations().filter((a) => a.effect?.getTiming().iterations !== Infinity).map((a) => a.finished.catch(() => undefined))),
  );
  await guest.page.evaluate(axe.source);
  const { violations } = await guest.page.evaluate(() =>
    window.axe.run(document, { resultTypes: ['violations'], elementRef: false }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
