/** Vibrates where the browser can, unless the guest asked for less motion. Source: docs/behaviour/sounds.md "Haptics" */
export function vibrate(pulsesMs: number | readonly number[]): void {
  const { matchMedia: ask } = globalThis as Partial<typeof globalThis>;
  if (ask?.('(prefers-reduced-motion: reduce)').matches) return;
  // Safari has no vibration.
  (navigator as Partial<Navigator>).vibrate?.(pulsesMs as number[]);
}
