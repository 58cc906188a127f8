/** The style of the panel. A shadow tree separates it from the style of the page. */
export const style = `
:host { all: initial; color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
:host, section, button, input, select { color: CanvasText; }
button, input, select { font: inherit; min-height: 2rem; box-sizing: border-box; padding: .125rem .5rem; }
button, input, select { background: Field; border: 1px solid GrayText; border-radius: .25rem; }
:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
.toggle { position: fixed; inset: 40% auto auto 0; z-index: 9998; writing-mode: vertical-rl; padding: .5rem .125rem; min-width: 1.75rem; background: Canvas; border-inline-start: 0; border-radius: 0 .25rem .25rem 0; opacity: .85; }
section { position: fixed; inset: 0 auto 0 0; z-index: 9999; width: min(30rem, 100vw); box-sizing: border-box; overflow: auto; padding: 1rem; background: Canvas; border-inline-end: 1px solid GrayText; }
[hidden] { display: none !important; }
header { display: flex; justify-content: space-between; align-items: center; }
h2, h3, p { margin: 0 0 .5rem; font-size: 1rem; } h3 { margin-top: 1rem; } p { font-size: .875rem; }
label { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .25rem .5rem; margin-block: .25rem; overflow-wrap: anywhere; }
/* One width for all, in which the longest name of a problem is whole; on a narrow page it comes below its operation. */
fieldset span { flex: 1 1 12rem; } fieldset select { flex: 0 0 14rem; max-width: 100%; }
section > label input { flex: 1; min-width: 0; }
form { display: flex; align-items: end; gap: .5rem; margin-block: .25rem; }
form label { flex: 1; min-width: 0; margin: 0; } form select { width: 100%; }
/* Below them, the sentence of a person has the width that it needs. */
form:has(select) { flex-wrap: wrap; } form:has(select) label { flex-basis: 100%; }
form input { width: 7.5rem; }
fieldset { margin: 0 0 .5rem; padding: .25rem .5rem; border: 1px solid GrayText; border-radius: .25rem; }
.errors:empty { display: none; } .errors { margin: 0 0 .5rem; padding: .5rem; list-style: none; border: 2px solid #b3261e; overflow-wrap: anywhere; }
/* A list of names scrolls in its own sentence, so that the start of each sentence is seen. */
.errors li { max-height: 5.25em; overflow: auto; } .errors li + li { margin-top: .5rem; }
`;
