/** A small mistake that someone could make in a file, and the tests of which at least one must then fail. */
export type PlantedFault = {
  what: string;
  file: string;
  /** Occurs in the file exactly once. */
  find: string;
  replace: string;
  tests: readonly string[];
  /** With the mistake something waits for ever, so a test that waits too long is the proof. */
  hangs?: boolean;
};
