import { Skeleton } from '#ui/states.tsx';
import styles from './page.module.css';

/** What stands in for a page while its code arrives. */
export function PageLoading() {
  return (
    <div className={styles.loading}>
      <Skeleton height="2.2em" width="40%" />
      <Skeleton height="1.2em" lines={4} />
    </div>
  );
}
