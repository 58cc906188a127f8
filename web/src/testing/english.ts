import { i18n } from '@lingui/core';

/** Tests use the English of the code and load no catalog. */
i18n.loadAndActivate({ locale: 'en', messages: {} });
