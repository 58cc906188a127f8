/**
 * Of the product and of Storybook. For browsers before 2024 `:dir()` would become the language of the page, and Latin words in Urdu would
 * have the lines of Nastaliq. The number is `Features.DirSelector` of Lightning CSS.
 */
export const lightningcss = { exclude: 4 };
