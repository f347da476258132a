import { afterEach } from 'vitest';
import { cleanup } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { standInForDialogs } from './dialog-stand-in.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
standInForDialogs();
// Nothing has a place in jsdom.
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);
