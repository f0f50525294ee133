/** What is printed on a game's components. The server says it, once, before anything of the game is shown. */
export interface PrintedBox<Printed, Box> {
  open(printed: Printed): void;
  /** What was opened. */
  box(): Box;
}

/** A closed box; `unpack` makes of its contents what the game's parts need. */
export function printedBox<Printed, Box>(unpack: (printed: Printed) => Box): PrintedBox<Printed, Box> {
  let opened: { box: Box } | null = null;
  return {
    open: (printed) => (opened = { box: unpack(printed) }),
    box() {
      if (!opened) throw new Error('the box is not open');
      return opened.box;
    },
  };
}
