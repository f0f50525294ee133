import { settings } from '../settings/settings.svelte';

/** How long an animation of `ms` milliseconds takes under the motion setting. */
export function lasting(ms: number): number {
  if (settings.motion === 'off') return 0;
  return settings.motion === 'reduced' ? Math.min(ms, 80) : ms;
}

/** Whether things may travel over the screen, and not only fade. */
export function travels(): boolean {
  return settings.motion === 'full';
}
