/** jsdom brings no types; these are as much of it as the tests here use. */
declare module 'jsdom' {
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error) => void): this;
  }

  export class JSDOM {
    constructor(html: string, options?: { url?: string; runScripts?: 'dangerously'; virtualConsole?: VirtualConsole });
    readonly window: Window & typeof globalThis;
  }
}
