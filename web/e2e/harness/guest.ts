import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';

import { Faults } from './faults';
import type { Host } from './host';
import { Traffic } from './traffic';
import { Wire } from './wire';
import { type Args, type Language, type Words, wordsOf } from './words';

export interface GuestOptions {
  language?: Language;
  theme?: 'light' | 'dark';
  /** A phone held upright, used by touch. */
  phone?: boolean;
  /** Things move as they do for most people. Unless told, the system asks for less motion: drawing that is much of the work. */
  motion?: boolean;
  /** What was chosen on the page of settings before; unless told, others' turns are shown at once. */
  settings?: Record<string, unknown>;
  /** Pages may install themselves in the browser. Unless told they may not: it takes the browser's time. */
  installs?: boolean;
}

/** What observes a browser, in all its tabs. */
interface Listeners {
  faults: Faults;
  wire: Wire;
  traffic: Traffic;
}

const LOCALES: Record<Language, string> = { en: 'en-GB', pl: 'pl-PL' };
export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

function contextOptions(host: Host, options: GuestOptions): BrowserContextOptions {
  const { language = 'en', theme = 'light', phone = false, motion = false, settings = { speed: 'instant' }, installs = false } = options;
  return {
    baseURL: host.address,
    serviceWorkers: installs ? 'allow' : 'block',
    locale: LOCALES[language],
    colorScheme: theme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    viewport: phone ? PHONE : DESK,
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: 1,
    permissions: ['clipboard-read', 'clipboard-write'],
    storageState: {
      cookies: [],
      origins: [
        { origin: host.address, localStorage: [{ name: 'dighouse.settings', value: JSON.stringify(settings) }] },
      ],
    },
  };
}

/** Somebody with a browser of their own. */
export class Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly host: Host;
  readonly faults: Faults;
  readonly wire: Wire;
  readonly traffic: Traffic;
  readonly phone: boolean;
  #language: Language;

  private constructor(host: Host, page: Page, listeners: Listeners, options: GuestOptions) {
    this.host = host;
    this.page = page;
    this.context = page.context();
    this.faults = listeners.faults;
    this.wire = listeners.wire;
    this.traffic = listeners.traffic;
    this.phone = options.phone ?? false;
    this.#language = options.language ?? 'en';
  }

  static async arrive(browser: Browser, host: Host, options: GuestOptions = {}): Promise<Guest> {
    const context = await browser.newContext(contextOptions(host, options));
    context.setDefaultTimeout(15_000);
    const faults = new Faults(context, host.address);
    const listeners = { faults, wire: new Wire(context), traffic: new Traffic(context) };
    return new Guest(host, await context.newPage(), listeners, options);
  }

  /** The same guest at another tab. */
  async anotherTab(): Promise<Guest> {
    const options = { phone: this.phone, language: this.#language };
    return new Guest(this.host, await this.context.newPage(), this, options);
  }

  get words(): Words {
    return wordsOf(this.#language);
  }

  /** From now on this guest expects another language. */
  reads(language: Language): void {
    this.#language = language;
  }

  say(key: string, args?: Args): string {
    return this.words.say(key, args);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.host.hrefOf(path));
  }

  /** Opens a page and waits until everything that it asks for is there. */
  async openWhole(path: string): Promise<void> {
    await this.open(path);
    await this.page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await this.traffic.ceases();
  }

  /** The path of the page that the browser shows, with what is behind its question mark. */
  get at(): string {
    return this.host.pathOf(new URL(this.page.url()));
  }

  /** Waits until the page is installed in the browser, with everything that it needs to open again. */
  async installed(): Promise<void> {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Presses something as this guest does: with a finger or with a mouse. */
  press(what: Locator): Promise<void> {
    return this.phone ? what.tap() : what.click();
  }

  /** Presses what may pass, and confirms it where something else could be done. */
  async pass(what: Locator): Promise<void> {
    await this.press(what);
    const confirm = this.button('web-confirm-yes');
    if (await confirm.isVisible()) await this.press(confirm);
  }

  button(key: string, args?: Args): Locator {
    return this.page.getByRole('button', { name: this.say(key, args), exact: true });
  }

  /** A button whose words have arguments that do not matter. */
  buttonLike(key: string): Locator {
    return this.page.getByRole('button', { name: this.words.like(key) });
  }

  link(key: string, args?: Args): Locator {
    return this.page.getByRole('link', { name: this.say(key, args), exact: true });
  }

  region(key: string, args?: Args): Locator {
    return this.page.getByRole('region', { name: this.say(key, args), exact: true });
  }

  /** Whatever has this label. */
  labelled(key: string, args?: Args): Locator {
    return this.page.getByLabel(this.say(key, args), { exact: true });
  }

  dialog(key: string, args?: Args): Locator {
    return this.page.getByRole('dialog', { name: this.say(key, args), exact: true });
  }

  text(key: string, args?: Args): Locator {
    return this.page.getByText(this.say(key, args), { exact: true });
  }
}
