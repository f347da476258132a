import type { ReactNode } from 'react';
import type { FlavourProperty } from '#domain/recipe/recipe.ts';
import { flavourColour } from './flavours.ts';

interface Props {
  property: FlavourProperty;
  size?: number;
}

/** Each drawn on 24 by 24: filled with the flavour's colour, outlined with the text's. */
const SHAPES: Record<FlavourProperty, ReactNode> = {
  sweet: (
    <>
      <path d="M12 20.5C5 16 3 12 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 12 19 16 12 20.5Z" />
      <path d="M7 8.5c.3-1 1-1.6 2-1.8" fill="none" />
    </>
  ),
  acidity: (
    <>
      <path d="M4 15.5C3 9 8 4 14.5 4.5c1.5 0 2.5-1 4-.5.7.3.9 1 .7 1.7-.5 1.3 0 2.3 0 3.8C19.5 16 15 21 8.5 20c-1.3-.2-2.3.6-3.5.2-.8-.3-1-1-.8-1.7.3-1.1 0-2-.2-3Z" />
      <path d="M8 14.5c0-3 2-5.2 5-5.7" fill="none" />
    </>
  ),
  strength: (
    <>
      <path d="M8.5 2.5h7l-.6 4.5c2.6 1.7 4.1 4 4.1 7.5v5.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 20v-5.5c0-3.5 1.5-5.8 4.1-7.5Z" />
      <path d="M5 14.5h14M9 7h6" fill="none" />
    </>
  ),
  fruity: (
    <>
      <path d="M12 7.5c-2-1.4-7-1-8 3.5-1 4.5 2.5 10 5.5 10 1.2 0 1.5-.5 2.5-.5s1.3.5 2.5.5c3 0 6.5-5.5 5.5-10-1-4.5-6-4.9-8-3.5Z" />
      <path d="M12 7.5C12 5 13 3 15.5 2.5" fill="none" />
    </>
  ),
  fizzy: (
    <>
      <circle cx="9" cy="15.5" r="5.5" />
      <circle cx="17" cy="8.5" r="3.5" />
      <circle cx="9.5" cy="4.5" r="2" />
      <path d="M6.5 14.5c.3-1 1-1.6 2-1.8" fill="none" />
    </>
  ),
  herbal: (
    <>
      <path d="M5 19C3 10 8 3.5 20.5 3.5 21 15 15 21 6.5 19" />
      <path d="M3.5 21.5C7 16 10.5 12.5 15 9.5M10 14V10M11 13.5h4" fill="none" />
    </>
  ),
  spicy: (
    <>
      <path d="M15 8c2.5 1 2.5 4 1 7-2 4-6.5 6.5-13 6 4.5-2 5.5-4 6-7.5C9.5 9.5 11.5 6.8 15 8Z" />
      <path d="M11 9c.5-2 2.3-3 4.5-2 1.2.6 2 1.7 2 3M15 6.8c0-2 1-3.5 3.5-4.3" fill="none" />
    </>
  ),
  bitter: (
    <>
      <path d="M12 2.5C6 5 4 9 4 13.5 4 18 7.5 21.5 12 21.5s8-3.5 8-8C20 9 18 5 12 2.5Z" />
      <path d="M12 3c-3.5 5 3.5 8 0 18" fill="none" />
    </>
  ),
  umami: (
    <>
      <path d="M2.5 12C2.5 6.5 6.5 3 12 3s9.5 3.5 9.5 9c-1 1-4 1.5-9.5 1.5S3.5 13 2.5 12Z" />
      <path d="M9 13.5c.5 3-.5 4.5-.5 6 0 1.3 1.5 2 3.5 2s3.5-.7 3.5-2c0-1.5-1-3-.5-6" fill="none" />
    </>
  ),
  texture: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <path d="M6 9c2-2 4-2 6 0s4 2 6 0M6 15c2-2 4-2 6 0s4 2 6 0" fill="none" />
    </>
  ),
  aroma: (
    <>
      <path d="M5 14h14c0 4-3 7.5-7 7.5S5 18 5 14Z" />
      <path d="M8 11c-2-2.5 2-3.5 0-6.5M12 11c-2-2.5 2-4.5 0-8M16 11c-2-2.5 2-3.5 0-6.5" fill="none" />
    </>
  ),
  body: (
    <>
      <path d="M4.5 3h15l-2 16.5a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2Z" />
      <path d="M5.5 10.5c2 1.5 4.5 1.5 6.5 0s4.5-1.5 6.5 0" fill="none" />
    </>
  ),
};

/** Decorative icon beside a flavour's name. */
export function FlavourIcon({ property, size = 20 }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={flavourColour(property)}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[property]}
    </svg>
  );
}
