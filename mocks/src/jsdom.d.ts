/** jsdom has no types; these are the parts of it that the tests use. */
declare module 'jsdom' {
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error) => void): this;
  }

  export class JSDOM {
    constructor(html: string, options?: { url?: string; runScripts?: 'dangerously'; virtualConsole?: VirtualConsole });
    readonly window: Window & typeof globalThis;
  }
}
