/** Moves the clock of the page by milliseconds: the client and the mocks share it. Timers run as before. */
export function moveClock(milliseconds: number): void {
  const now = Date.now.bind(Date);
  const moved = () => now() + milliseconds;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values: [], newTarget: typeof Date) =>
      Reflect.construct(target, values.length > 0 ? values : [moved()], newTarget) as Date,
    apply: () => new Date(moved()).toString(),
    get: (target, name, receiver) => (name === 'now' ? moved : (Reflect.get(target, name, receiver) as unknown)),
  });
}
