/** A part of which the docs page shows the place and the size. */
export interface AnatomyPart {
  part: string;
  /** Selects it in the first story. */
  at: string;
}

/** A further form of a part, such as that on a phone. */
export interface OtherForm {
  name: string;
  /** When the part has it. */
  when: string;
  /** The name of the story that shows it. */
  story: string;
  /** The window in which it is shown, in px. */
  width: number;
  height: number;
  anatomy: readonly AnatomyPart[];
}

/** How a part of the kit is used, as its docs page shows it. */
export interface Usage {
  /** When to use it. */
  use: readonly string[];
  /** When not to use it, and what to use in its place. */
  avoid: readonly string[];
  /** What it is made of, in the order in which it is read. */
  anatomy: readonly (string | AnatomyPart)[];
  /** The window in which the anatomy is shown, in px, of a part that takes its size from it. */
  anatomyWindow?: { width: number; height: number };
  /** The forms that it has where there is less room; the first story is the other one. */
  otherForms?: readonly OtherForm[];
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
