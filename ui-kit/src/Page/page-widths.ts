/** How wide a page is at most, by what is on it. */
export const pageWidths = { wide: '72rem', reading: '51rem', text: '43rem', form: '48rem' } as const;
