/** A part of which the docs page shows the place and the size. */
export interface AnatomyPart {
  part: string;
  /** Selects it in the first story. */
  at: string;
}

/** How a part of the kit is used, as its docs page shows it. */
export interface Usage {
  /** When to use it. */
  use: readonly string[];
  /** When not to use it, and what to use in its place. */
  avoid: readonly string[];
  /** What it is made of, in the order in which it is read. */
  anatomy: readonly (string | AnatomyPart)[];
  do: readonly string[];
  dont: readonly string[];
  /** What each key does; empty for a part that takes no focus. */
  keyboard: Readonly<Record<string, string>>;
  /** What a screen reader says, and what the part asks of the page for it. */
  screenReader?: readonly string[];
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    usage?: Usage;
  }
}
