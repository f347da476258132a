/** Bubbles, or none, and what grows, drawn. In a square of 96; lines take the colour of `.art`. */
import type { ReactNode } from 'react';

export const POPPED: ReactNode = (
  <>
    <g transform="rotate(24 48 56)">
      <path d="M41 26h14v14c0 6 9 9 9 20v24a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V60c0-11 9-14 9-20z" fill="#3f9b62" />
      <path d="M32 62h32v18H32z" fill="#fff3d6" />
      <path d="M40 71h16" fill="none" stroke="#d5a021" strokeWidth="3" />
      <path d="M39 24h18v10H39z" fill="#f4b443" />
      <path d="M37 84V62c0-6 4-10 6-14" fill="none" stroke="#8fd3a5" />
    </g>
    <path d="M66 22c2-8 8-12 15-12-1 3 1 5 4 5-2 7-8 12-16 11z" fill="#d9a873" />
    <g fill="#fff6d8">
      <circle cx="56" cy="18" r="5" />
      <circle cx="44" cy="10" r="3.500" />
      <circle cx="84" cy="34" r="4.500" />
      <circle cx="72" cy="40" r="3" />
      <circle cx="90" cy="50" r="2.500" />
    </g>
    <path d="m60 32-4-4M76 50l4 2" fill="none" stroke="#f4b443" />
  </>
);

export const FEW_BUBBLES: ReactNode = (
  <>
    <circle cx="40" cy="56" r="26" fill="#c9ecf7" />
    <circle cx="72" cy="30" r="15" fill="#e3d7ff" />
    <circle cx="76" cy="72" r="10" fill="#ffe0ec" />
    <path d="M22 56c0-10 8-18 17-18M62 29c1-5 5-8 9-8M70 71c1-3 3-5 6-5" fill="none" stroke="#fff" strokeWidth="4" />
    <path d="M58 66c-2 5-6 9-11 11" fill="none" stroke="#f8b7d0" strokeWidth="3" />
  </>
);

export const STILL_WATER: ReactNode = (
  <>
    <path d="M26 10h44l-5 70a6 6 0 0 1-6 6H37a6 6 0 0 1-6-6z" fill="#f2fbff" />
    <path d="M28 34h40l-3.400 45a6 6 0 0 1-6 5.600H37.400a6 6 0 0 1-6-5.600z" fill="#8fd0ee" stroke="none" />
    <path d="M28 34c7 4 13-3 20 0s13 4 20 0" fill="none" stroke="#4aa6d3" />
    <path d="M26 10h44l-5 70a6 6 0 0 1-6 6H37a6 6 0 0 1-6-6z" fill="none" />
    <path d="m36 46 2 26" fill="none" stroke="#d9f2fd" strokeWidth="4" />
  </>
);

export const DIE: ReactNode = (
  <>
    <path d="m48 8 34 18v40L48 88 14 66V26z" fill="#ff8f8a" />
    <path d="m48 8 34 18-34 20-34-20z" fill="#ffb9ae" />
    <path d="M48 46v42L14 66V26z" fill="#f06f74" />
    <g fill="#fff" stroke="none">
      <ellipse cx="48" cy="26" rx="6" ry="3.600" />
      <ellipse cx="24" cy="42" rx="3.600" ry="5" />
      <ellipse cx="38" cy="68" rx="3.600" ry="5" />
      <ellipse cx="58" cy="70" rx="3.600" ry="5" />
      <ellipse cx="65" cy="56" rx="3.600" ry="5" />
      <ellipse cx="73" cy="42" rx="3.600" ry="5" />
    </g>
  </>
);

export const HERBS: ReactNode = (
  <>
    <path d="M48 90C46 66 48 40 50 18" fill="none" stroke="#3f8f4c" strokeWidth="4" />
    <path d="M50 34C42 22 44 10 52 4c8 8 8 20-2 30z" fill="#8fd67f" />
    <path d="M48 48C32 48 22 40 20 28c14-2 26 6 28 20zM49 44c2-14 12-22 26-20 0 12-10 21-26 20z" fill="#63b766" />
    <path d="M47 68C30 68 18 60 14 46c16-2 30 6 33 22zM48 64c2-16 14-25 32-22 0 14-14 23-32 22z" fill="#7cc76b" />
    <path
      d="M26 33c8 3 15 8 20 14M70 29c-8 3-15 8-19 14M22 51c9 3 18 8 24 16M74 46c-9 3-19 9-24 17"
      fill="none"
      stroke="#3f8f4c"
    />
    <path d="M40 78h18l-3 6H43z" fill="#e2b271" />
  </>
);

export const SPICE: ReactNode = (
  <>
    <g transform="rotate(-32 48 48)">
      <path d="M8 38h66v14H8z" fill="#b56a35" />
      <path d="M14 54h66v13H14z" fill="#c97f45" />
      <path d="M14 44h52M20 60h50" fill="none" stroke="#8a4a20" />
      <ellipse cx="75" cy="45" rx="5" ry="7" fill="#e0a468" />
      <ellipse cx="81" cy="60.500" rx="5" ry="6.500" fill="#e0a468" />
      <path d="M75 42c3 1 3 5 0 6M81 58c3 1 3 4 0 5" fill="none" strokeWidth="1.800" />
    </g>
    <g transform="translate(62 66)">
      <path
        d="M0-24C6-16 6-8 0 0-6-8-6-16 0-24zM21-12C17-3 10 1 0 0c4-9 12-14 21-12zM21 12C11 13 4 9 0 0c10-1 17 3 21 12zM0 24C-6 16-6 8 0 0c6 8 6 16 0 24zM-21 12C-17 3-10-1 0 0c-4 9-12 14-21 12zM-21-12C-11-13-4-9 0 0c-10 1-17-3-21-12z"
        fill="#9a4f25"
      />
      <g fill="#ffcf87" stroke="none">
        <circle cy="-13" r="2.800" />
        <circle cx="11.500" cy="-6.500" r="2.800" />
        <circle cx="11.500" cy="6.500" r="2.800" />
        <circle cy="13" r="2.800" />
        <circle cx="-11.500" cy="6.500" r="2.800" />
        <circle cx="-11.500" cy="-6.500" r="2.800" />
      </g>
      <circle r="3.500" fill="#6e3415" />
    </g>
  </>
);
