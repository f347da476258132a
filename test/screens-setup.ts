import { afterEach } from 'vitest';
import { cleanup } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { standInForDialogs } from './dialog-stand-in.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
standInForDialogs();
// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);
