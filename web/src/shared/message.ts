/** Lingui's Trans for a sentence that is declared elsewhere. The extractor demands an id of each element named Trans. */
export { Trans as Message } from '@lingui/react';
