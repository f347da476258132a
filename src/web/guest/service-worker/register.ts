/**
 * Registers the service worker if possible, and follows its versions. Without a secure context everything else works.
 */
import { useSyncExternalStore } from 'react';
import { basePath } from '#web/shell/base-path.ts';
import { admitOwnWorkers } from '#web/shell/trusted-worker.ts';

/** Delay after the page's own loading. Milliseconds. */
const START_AFTER_MS = 2500;
const LOOK_EVERY_MS = 30 * 60 * 1000;

const takenOver = new Set<() => void>();
const listeners = new Set<() => void>();
let waiting: ServiceWorker | undefined;
/** Another tab has already activated a new version. */
let isOutdated = false;

/** @returns stops looking for new versions */
export function startServiceWorker(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  let registration: ServiceWorkerRegistration | undefined;
  const look = () => {
    if (document.visibilityState === 'visible') void registration?.update().catch(() => undefined);
  };
  const start = async () => {
    admitOwnWorkers();
    const had = serviceWorker.controller !== null;
    registration = await serviceWorker.register(`${basePath}/service-worker.js`, {
      scope: `${basePath}/`,
      updateViaCache: 'none',
    });
    followVersions(registration);
    serviceWorker.addEventListener('controllerchange', () => {
      if (had) setState(undefined, true);
      else takenOver.forEach((listener) => listener());
    });
    const ready = await serviceWorker.ready;
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    ready.active?.postMessage({ type: 'keep', urls });
  };
  const timer = setTimeout(() => void start().catch(() => undefined), START_AFTER_MS);
  const ticking = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Called when a page that was loaded without a worker gets one: its earlier reads are not stored yet. */
export function onTakenOver(listener: () => void): () => void {
  takenOver.add(listener);
  return () => takenOver.delete(listener);
}

function followVersions(registration: ServiceWorkerRegistration): void {
  // The first version replaces none; WebKit reports it as the controller while it is still installing.
  const noteWaiting = () => {
    if (registration.waiting && registration.active) setState(registration.waiting, isOutdated);
  };
  noteWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', noteWaiting);
  });
}

function setState(worker: ServiceWorker | undefined, outdated: boolean): void {
  waiting = worker;
  isOutdated = outdated;
  listeners.forEach((listener) => listener());
}

/** True if a newer version is waiting. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined || isOutdated,
  );

/** Activates the newer version and reloads the page. */
export function loadNewVersion(): void {
  const worker = waiting;
  if (!worker) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage({ type: 'skip-waiting' }, []);
}
