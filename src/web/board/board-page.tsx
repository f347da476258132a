import { useEffect, useLayoutEffect, useState } from 'react';
import { useParams } from 'wouter';
import type { Board } from '#contract/shop/board.ts';
import type { Revealed } from './board-state.ts';
import { PageLoading } from '#web/shell/page-loading.tsx';
import { screenKey } from '#web/shell/screen/screen-key.ts';
import { ShopName } from '#web/shell/shop-name.tsx';
import { lostSinceWords } from '#web/shell/screen/lost-since.ts';
import { WORDS } from './board-words.ts';
import { Both } from '#web/shell/screen/both.tsx';
import { BesideOrders } from './beside-orders.tsx';
import { CalledOrders, ReadyOrders } from './columns.tsx';
import { JoinCode } from './join-code.tsx';
import { League } from './league.tsx';
import { RareCapsules } from './rare-capsules.tsx';
import { Reveal } from './reveal.tsx';
import { RoundPanel } from './round-panel.tsx';
import { useBoard } from './use-board.ts';
import { useWakeLock } from '#web/shell/screen/use-wake-lock.ts';
import styles from './board.module.css';

/** A screen for the room: what is being made, what is ready, and the code to order with. */
export default function BoardPage() {
  const { shopId = '' } = useParams();
  const [key] = useState(() => screenKey(`boardKey:${shopId}`, location.hash));
  useLayoutEffect(() => {
    // Also what shows at the page's edges, and while orders move.
    const { dataset } = document.documentElement;
    dataset.theme = 'dark';
    return () => void delete dataset.theme;
  }, []);
  return <div className={styles.page}>{key === null ? <NoKey /> : <BoardByKey shopId={shopId} boardKey={key} />}</div>;
}

function BoardByKey({ shopId, boardKey: key }: { shopId: string; boardKey: string }) {
  const { board, reveals, isRefused, lostSince } = useBoard(shopId, key);
  useWakeLock();
  const title = board?.shop.name;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);

  if (isRefused) return <NoKey />;
  return (
    <>
      {board ? <Screen board={board} revealed={reveals[0]} /> : lostSince === undefined && <PageLoading />}
      {lostSince !== undefined && (
        <p role="status" className={styles.lost}>
          <Both text={lostSinceWords(lostSince)} />
        </p>
      )}
    </>
  );
}

function Screen({ board, revealed }: { board: Board; revealed: Revealed | undefined }) {
  const { shop, joinCode, preparing, league, round } = board;
  const ready = board.ready.filter(({ displayId }) => displayId !== revealed?.id);
  const capsules = board.capsules.filter(({ at }) => at !== revealed?.id);
  const plays = capsules.length + league.length > 0;
  const isCalled = preparing.length + board.ready.length > 0;
  if (round)
    return (
      <main className={styles.screen}>
        <div className={styles.columns} data-round={isCalled ? 'beside' : 'alone'}>
          <RoundPanel round={round} />
          {isCalled && (
            <div className={styles.beside}>
              {board.ready.length > 0 && <ReadyOrders heading={WORDS.ready} orders={ready} />}
              {preparing.length > 0 && <CalledOrders heading={WORDS.preparing} orders={preparing} />}
            </div>
          )}
          {revealed && <Reveal key={revealed.id} revealed={revealed} />}
        </div>
        <aside className={styles.side}>
          <h1 className={styles.shop}>
            <ShopName sign={shop.name} />
          </h1>
          {joinCode !== null && <JoinCode joinCode={joinCode} text={WORDS.scanToJoin} />}
        </aside>
      </main>
    );
  if (!isCalled)
    return (
      <main className={styles.quiet} data-plays={plays || undefined}>
        <h1 className={styles.shop}>
          <ShopName sign={shop.name} />
        </h1>
        {joinCode !== null && <JoinCode joinCode={joinCode} />}
        {plays && (
          <div className={styles.room}>
            <League rows={league} />
            <RareCapsules capsules={capsules} />
          </div>
        )}
        {revealed && <Reveal key={revealed.id} revealed={revealed} />}
      </main>
    );
  return (
    <main className={styles.screen}>
      <div className={styles.columns}>
        <CalledOrders heading={WORDS.preparing} orders={preparing} />
        <ReadyOrders heading={WORDS.ready} orders={ready} />
        {revealed && <Reveal key={revealed.id} revealed={revealed} />}
      </div>
      <aside className={styles.side} data-beside={plays || undefined}>
        <h1 className={styles.shop}>
          <ShopName sign={shop.name} />
        </h1>
        {plays && <BesideOrders league={league} capsules={capsules} />}
        {joinCode !== null && <JoinCode joinCode={joinCode} />}
      </aside>
    </main>
  );
}

const NoKey = () => (
  <main className={styles.noKey}>
    <h1>
      <Both text={WORDS.noKey} />
    </h1>
    <p lang="en">{WORDS.askForLink.en}</p>
    <p lang="zh-Hant-HK">{WORDS.askForLink['zh-HK']}</p>
  </main>
);
