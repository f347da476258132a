import { afterEach } from 'vitest';
import { cleanup, configure } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { standInForDialogs } from './dialog-stand-in.ts';
import { answerQuickly } from './quick-document.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
standInForDialogs();
answerQuickly();
// Pages are lazily loaded, which takes a busy machine more than the default second.
configure({ asyncUtilTimeout: 20_000 });
// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
// Each test is a new tab; what is still on screen may write until it is gone.
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
