import { violations } from './axe';
import { DESK, type Guest, PHONE } from './guest';

interface Look {
  name: string;
  colorScheme: 'light' | 'dark';
  reducedMotion: 'reduce' | 'no-preference';
  size: { width: number; height: number };
}

const LOOKS: Look[] = [
  { name: 'desk, light', colorScheme: 'light', reducedMotion: 'no-preference', size: DESK },
  { name: 'phone, dark, less motion', colorScheme: 'dark', reducedMotion: 'reduce', size: PHONE },
];

/** Looks at pages in both lights, on both screens, and collects what is wrong with them. */
export class Inspection {
  readonly found: string[] = [];
  readonly #guest: Guest;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  async look(page: string): Promise<void> {
    await this.#guest.traffic.ceases();
    for (const { name, size, ...media } of LOOKS) {
      await this.#guest.page.setViewportSize(size);
      await this.#guest.page.emulateMedia(media);
      for (const wrong of await violations(this.#guest)) this.found.push(`${page} (${name}): ${wrong}`);
    }
    await this.#guest.page.setViewportSize(DESK);
  }

  async open(path: string, page = path): Promise<void> {
    await this.#guest.openWhole(path);
    await this.look(page);
  }
}
