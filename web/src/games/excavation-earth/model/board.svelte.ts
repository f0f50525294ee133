import { createContext } from 'svelte';

import { SharedBoard } from '../../board.svelte';
import { StepChoosing } from '../../choosing.svelte';
import type { OpenMenu } from '../../ChoiceMenu.svelte';
import type { BoardProps, Choice } from '../../contract';
import { lasting, travels } from '../../../lib/ui/motion';
import { tell } from '../../../lib/text/tell';
import { t } from '../../../lib/text/texts.svelte';
import { busiest, busyPanels, type PanelName } from './panels';
import { revealOf } from './reveal';
import { placesOf } from './spots';
import { inWords, isConfirmed, stepsOf } from './steps';
import { playerOf, type Colour, type Party, type PlayerView, type View } from './view';
import { touchedBy } from './touched';
import { GAME } from './words';
import { zuTurnOf, type Fields } from './zu';

/** One thing sets off so long after the other, in milliseconds. */
const BEAT = 90;

/** Everything that the parts of the board share. */
export class BoardState extends SharedBoard<View> {
  readonly choosing: StepChoosing;

  constructor(props: () => BoardProps<View>) {
    super(props);
    this.choosing = new StepChoosing(
      () => this.choices,
      (choice) => stepsOf(choice.data, this.view),
      isConfirmed,
    );
  }

  readonly choices = $derived.by((): readonly Choice[] => (this.props.replay ? [] : this.props.choices));
  readonly me = $derived.by((): PlayerView | null => (this.seat === null ? null : (playerOf(this.view, this.seat) ?? null)));

  get prompt(): string | null {
    return this.props.prompt;
  }

  readonly reveal = $derived.by(() => revealOf(this.fresh, travels() ? lasting(BEAT) : 0));

  protected get ends(): number {
    return this.reveal.ends;
  }

  /** What somebody is called. */
  name(party: Party): string {
    if (party === this.seat) return t('web-excavation-earth-you');
    return party === 'zu' ? t('excavation-earth-faction-zu') : (this.names[party - 1] ?? String(party));
  }

  // Answering.

  menu: OpenMenu | null = $state.raw(null);

  choose(choice: Choice): void {
    this.menu = null;
    // What was played is gone, and no pointer leaves it.
    this.inMind = null;
    this.choosing.clear();
    this.act(choice.text);
  }

  /** Presses a thing: makes a step, acts, or asks which of several actions. */
  press(step: string, id: string, anchor: HTMLElement, title: string): void {
    const outcome = this.choosing.press(step, id);
    if (!outcome) return;
    if ('act' in outcome) this.choose(outcome.act);
    else this.menu = { choices: outcome.ask, anchor, title };
  }

  /** What is offered as buttons with words. */
  readonly inWords = $derived.by(() => this.choices.filter(inWords));

  readonly #advice = $derived.by(() => this.choices.find(({ text }) => this.advises(text)) ?? null);
  readonly #advisedSteps = $derived.by(() => (this.#advice ? stepsOf(this.#advice.data, this.view) : []));

  /** Whether a bot advises this step. */
  advisesStep(step: string): boolean {
    return this.#advisedSteps.includes(step);
  }

  // What the log points at, what just happened, and what a card in mind is about.

  readonly #pointed = $derived.by(() => placesOf(this.props.spot));

  isPointed(step: string): boolean {
    return this.#pointed.includes(step);
  }

  /** When something happened there, in milliseconds from the news of it; null if nothing did. */
  happened(step: string): number | null {
    return this.still ? null : (this.reveal.places.get(step) ?? null);
  }

  /** The card that is pointed at. */
  inMind: string | null = $state(null);
  readonly #touched = $derived.by(() => touchedBy(this.view, this.inMind));

  isTouched(step: string): boolean {
    return this.#touched.has(step);
  }

  #pointedColour: Colour | null = $state(null);

  /** The colour that is pointed at, or that is being sold: its buyers stand out. */
  readonly colourInMind = $derived.by((): Colour | null => {
    const sold = this.choosing.picks.find(({ step }) => step.startsWith('colour:'))?.step.slice('colour:'.length);
    return (sold as Colour | undefined) ?? this.#pointedColour;
  });

  pointAtColour(colour: Colour | null): void {
    this.#pointedColour = colour;
  }

  // What Zu did in its last turn.

  #lastZuTurn: readonly Fields[] = [];
  readonly #zuTurn = $derived.by(() => {
    // It stays until the next one.
    this.#lastZuTurn = zuTurnOf(this.fresh.map(({ event }) => event)) ?? this.#lastZuTurn;
    return this.#lastZuTurn;
  });

  readonly zuStory = $derived.by(() => this.#zuTurn.map((event) => tell(GAME, 'event', event, this.names)));

  // Whose board lies in front, and which panel of a small screen.

  #looking: Party | null = $state(null);

  get looking(): Party {
    return this.#looking ?? this.seat ?? this.view.mover ?? this.view.players[0]?.party ?? 1;
  }

  lookAt(party: Party): void {
    this.#looking = party === this.seat ? null : party;
  }

  readonly busy = $derived.by(() => busyPanels(this.choices.flatMap(({ data }) => stepsOf(data, this.view))));
  readonly #question = $derived.by(() => `${this.prompt} ${this.view.round} ${this.view.mover}`);

  #panel: PanelName | null = $derived.by(() => {
    void this.#question;
    return null;
  });

  get panel(): PanelName {
    return this.#panel ?? busiest(this.busy) ?? 'map';
  }

  set panel(panel: PanelName) {
    this.#panel = panel;
  }

  /** Why something cannot be done, in words; null if it can. */
  askWhy(text: string): Promise<string | null> {
    return this.props.whyNot(text);
  }
}

export const [getBoard, setBoard] = createContext<BoardState>();
