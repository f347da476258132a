/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_MAIN_API_BASE?: string;
  readonly VITE_KIOSK_API_BASE?: string;
  readonly VITE_API_KEY?: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
