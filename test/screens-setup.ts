import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { i18n } from '@lingui/core';

for (const locale of ['zh-HK', 'en']) i18n.loadAndActivate({ locale, messages: {} });
const { getElementError } = getConfig();
configure({
  // Pages are lazily loaded, which takes a busy machine more than the default second.
  asyncUtilTimeout: 40_000,
  // Once in each worker, which keeps what packages are told.
  ...(getElementError.name !== toldWhenRead.name && { getElementError: toldWhenRead }),
});
/** Whoever waits for an element asks many times: the page is written out for the failure that is read, not for each. */
function toldWhenRead(message: string | null, container: Element): Error {
  let told: string | undefined;
  const error = Object.defineProperties(new Error(), {
    name: { value: 'TestingLibraryElementError' },
    message: { get: () => (told ??= getElementError(message, container).message), configurable: true },
  });
  // The line to show is the test's.
  Error.captureStackTrace(error, toldWhenRead);
  return error;
}
// React would note where each element was made, for its warnings, until it has noted enough: an eighth of the tests' time.
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
// Each test is a new tab; what is still on screen may write until it is gone.
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/**
 * Each file is a new browser. It shares with others of its worker what packages keep and the page, which is put back;
 * the product's modules are its own.
 */
const { fetch } = globalThis;
const { scrollIntoView } = Element.prototype;
const putBackOwn = [navigator, URL].map(ownPropertiesOf);
afterAll(async () => {
  // What was loaded late would reach for the next file's page.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.fetch = fetch;
  Element.prototype.scrollIntoView = scrollIntoView;
  for (const putBack of putBackOwn) putBack();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.resetModules();
});

/** @returns puts them back */
function ownPropertiesOf(object: object): () => void {
  const before = Object.getOwnPropertyDescriptors(object);
  return () => {
    for (const name of Object.getOwnPropertyNames(object)) if (!(name in before)) Reflect.deleteProperty(object, name);
    Object.defineProperties(object, before);
  };
}
