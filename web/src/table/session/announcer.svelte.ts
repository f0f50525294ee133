/** What screen readers are told: politely what others do, at once when it is the player's turn. */
export class Announcer {
  polite = $state('');
  urgent = $state('');

  /** Announces events. */
  tell(lines: readonly string[]): void {
    if (lines.length > 0) this.polite = lines.join(' ');
  }

  /** The player has answered: nobody who reads the page again is called. */
  dismiss(): void {
    this.urgent = '';
  }

  /** Calls the player; the same words twice are told twice. */
  call(words: string): void {
    this.urgent = this.urgent === words ? `${words} ` : words;
  }
}
