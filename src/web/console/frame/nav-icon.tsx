import styles from './console-frame.module.css';

/** Lines of each page's sign. 24 by 24. */
const SIGNS = {
  // A row of houses' fronts.
  shops: 'M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM10 20v-5h4v5',
  // A coupe.
  tonight: 'M5 4h14c0 6-3 9-7 9S5 10 5 4zM12 13v7M8 20h8',
  // A slip of paper.
  orders: 'M6 3h12v18l-2.500-1.500L13 21l-2-1.500L8.500 21 6 19.500zM9.500 8h5M9.500 12h5',
  // A card that is open.
  menu: 'M12 6c-2.500-2-5-2-8-1.500v14c3-.5 5.500-.5 8 1.500 2.500-2 5-2 8-1.500v-14C17 4 14.500 4 12 6zM12 6v14',
  // A screen on its stand.
  kiosks: 'M7 3h10v13H7zM12 16v5M8.500 21h7M10.500 12.500h3',
  // A spout over a glass.
  machines: 'M4 4h16v5H4zM12 9v3M8 14h8l-1 7H9z',
  insights: 'M4 20h16M7 16v-4M12 16V6M17 16v-7',
  activity: 'M12 4a8 8 0 1 1-7.500 5.200M4 4v5h5M12 8v4.500l3 2',
  // A sheet that was looked over.
  inspection: 'M7 5H5v16h14V5h-2M9 3.500h6v3H9zM8.500 14l2.500 2.500 4.500-5',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4',
  // A sign over the door.
  shop: 'M5 3v18M5 6h14v8H5M9 10h6',
  accounts:
    'M9 5a3.500 3.500 0 1 0 .1 0zM3 19c.3-3.500 2.500-5.500 6-5.500s5.700 2 6 5.500M16 5.200a3.400 3.400 0 0 1 0 6.600M18 14.200c1.800.8 2.800 2.500 3 4.800',
  account: 'M12 4a4 4 0 1 0 .1 0zM4.500 20c.5-4 3.500-6 7.500-6s7 2 7.500 6',
  backups: 'M4 5h16v5H4zM5 10v9h14v-9M10 14h4',
} as const;
export type NavSign = keyof typeof SIGNS;

/** The sign before a page's name in the navigation. */
export const NavIcon = ({ of }: { of: NavSign }) => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
    <path d={SIGNS[of]} />
  </svg>
);
