type Choice = { value: string; label: string };

/** Makes the elements of the panel. */
export function elementsOf(page: Document) {
  function make<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    properties: Record<string, string | boolean> = {},
    ...children: (Node | string)[]
  ): HTMLElementTagNameMap[K] {
    const element = page.createElement(tag);
    Object.assign(element, properties);
    element.append(...children);
    return element;
  }

  return {
    make,
    labelled: (text: string, control: HTMLElement) => make('label', {}, make('span', {}, text), control),
    button(text: string, onClick: () => void) {
      const control = make('button', { type: 'button' }, text);
      control.addEventListener('click', onClick);
      return control;
    },
    form(field: HTMLElement, action: string, onSubmit: () => void) {
      const element = make('form', {}, field, make('button', {}, action));
      element.addEventListener('submit', (event) => {
        event.preventDefault();
        onSubmit();
      });
      return element;
    },
    select(choices: readonly Choice[], value: string, onChange?: (value: string) => void) {
      const control = make('select', {}, ...choices.map((each) => make('option', { value: each.value }, each.label)));
      control.value = value;
      if (onChange) control.addEventListener('change', () => onChange(control.value));
      return control;
    },
  };
}
