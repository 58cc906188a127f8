import { i18n } from '@lingui/core';

/** Tests read the English of the code; no catalogue is fetched. */
i18n.loadAndActivate({ locale: 'en', messages: {} });
