/** PINs at a shared tablet. Source: docs/behaviour/tablets.md. */

export const PIN_LENGTH = { least: 4, most: 6 } as const;

export const isPin = (text: string): boolean => /^[0-9]{4,6}$/.test(text);

/** The first that anybody would try: one digit again and again, or digits counted up or down. */
export function isEasyPin(pin: string): boolean {
  const digits = Array.from(pin, Number);
  const [first, ...others] = digits.slice(1).map((digit, at) => digit - digits[at]!);
  return first !== undefined && Math.abs(first) <= 1 && others.every((step) => step === first);
}
