import '@mantine/core/styles/Input.layer.css';
import classes from './Fields.module.css';

/**
 * The props that every field of the kit passes to its Mantine component: 3rem high, the label above, the error below it, then the help.
 * Typed words run in their own direction, and an empty field in that of the page (`unicode-bidi` in the style sheet).
 */
export const fieldDefaults = {
  size: 'md',
  inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'description' | 'error')[],
  classNames: {
    label: classes.label!,
    description: classes.description!,
    error: classes.error!,
    wrapper: classes.wrapper!,
    input: classes.input!,
    section: classes.section!,
  },
};
