/** For screen tests: the whole route table over a stub server, as in a browser. */
import { render, screen } from '@testing-library/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router, useLocation, useSearch } from 'wouter';
import { stepInside } from '../src/web/shell/history.ts';
import { AppRoutes } from '../src/web/shell/routes.tsx';
import { saveSession, type SessionUser } from '../src/web/shell/client/session.ts';

export interface Sent {
  /** Method and path without the query. */
  route: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

type Answer = { status: number; body: unknown } | 'no answer';
export type Answers = Record<string, unknown>;

/** An answer other than 200. */
export const refused = (status: number, message?: string): Answer => ({
  status,
  body: message === undefined ? undefined : { code: 'refused', message },
});

const isAnswer = (value: unknown): value is Answer =>
  value === 'no answer' ||
  (typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number');

/**
 * Replaces fetch by a stub server.
 * @param answers by route; a function is called each time and may answer later, a plain value is a 200's body, a Response is sent as it is
 * @returns the requests, in order
 */
export function stubServer(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = async (url, init = {}) => {
    const { pathname, searchParams } = new URL(typeof url === 'string' ? url : '', 'http://shop.test');
    const request: Sent = {
      route: `${init.method ?? 'GET'} ${pathname}`,
      query: Object.fromEntries(searchParams),
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : formOf(init.body),
    };
    sent.push(request);
    const found = answers[request.route] ?? refused(404, 'Not found.');
    const value: unknown = typeof found === 'function' ? await (found as (request: Sent) => unknown)(request) : found;
    if (value instanceof Response) return value;
    const answer: Answer = isAnswer(value) ? value : { status: 200, body: value };
    if (answer === 'no answer') throw new TypeError('Failed to fetch');
    const isOk = answer.status === 200;
    return new Response(answer.body === undefined ? (isOk ? '' : '<html>') : JSON.stringify(answer.body), {
      status: answer.status,
    });
  };
  return sent;
}

/** Forms are kept as FormData for assertions; other bodies are parsed. */
const formOf = (body: unknown): FormData | undefined => (body instanceof FormData ? body : undefined);

export const signIn = (user: SessionUser, refreshToken = 'refresh-token'): void =>
  saveSession({ accessToken: 'access-token', refreshToken }, user);

export const ADMIN: SessionUser = { username: 'admin', role: 'admin', isAdmin: true };
export const OWNER: SessionUser = { username: 'bar', role: 'SHOP_OWNER', shops: [{ id: 's1', name: 'Bar' }] };

/** @returns the current address */
export function open(path: string, state?: unknown): () => string {
  history.replaceState(state ?? null, '', path);
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Router aroundNav={stepInside}>
          <AppRoutes />
          <Place />
        </Router>
      </QueryClientProvider>
    </I18nProvider>,
  );
  return () => screen.getByTestId('place').textContent;
}

function Place() {
  const [pathname] = useLocation();
  const search = useSearch();
  return (
    <output hidden data-testid="place">
      {search === '' ? pathname : `${pathname}?${search}`}
    </output>
  );
}
