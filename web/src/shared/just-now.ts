import { msg } from '@lingui/core/macro';

/** Less than a minute ago. It stands here because no messages are extracted from the folder of the catalogs. */
export const justNow = msg`just now`;
