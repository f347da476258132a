/** React has had it since version 18; the router brings a shim for older ones, which phones need not download. */
export { useSyncExternalStore } from 'react';
